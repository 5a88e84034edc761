import type { WeekText } from './types';

export const week7: WeekText = {
  week: 7,
  title: 'Un visage se dessine',
  developmentMilestones: [
    {
      text: 'De petits creux marquent la place des narines, et les deux côtés de la mâchoire du bas se sont rejoints.',
    },
    { text: 'La couleur commence à se voir dans les yeux, qui paraissent comme deux points foncés.' },
    { text: 'L’avant du cerveau forme deux moitiés. La tête de votre bébé est très grosse à côté du reste du corps.' },
    { text: 'Les mains ont l’air de petites palettes cette semaine, et les pieds sont un peu derrière.' },
    { text: 'Le cordon ombilical se forme et relie votre bébé au jeune placenta.' },
    {
      text: 'Le foie commence à fabriquer des cellules du sang, un travail que la moelle des os reprendra bien plus tard.',
    },
  ],
  motherChanges: [
    {
      text: 'Chez certaines personnes, les vomissements empirent. Appelez aujourd’hui si vous ne gardez pas ce que vous buvez ou si votre urine est foncée. Allez à l’urgence si vous n’avez pas uriné depuis 8 heures, si la tête vous tourne ou si vous vomissez du sang.',
      sources: ['hse-vomiting'],
    },
    { text: 'Un goût de métal qui dure entre les repas dérange certaines personnes.' },
    { text: 'Les boutons ou la peau grasse reviennent? Parlez à votre pharmacie avant toute crème contre l’acné.' },
    {
      text: 'Si votre soutien-gorge serre, un modèle souple sans armature est souvent plus confortable, même la nuit.',
    },
    { text: 'Des rêves vifs ou étranges sont courants, peut-être parce que vous vous réveillez plus souvent.' },
    {
      text: 'Ce n’est pas de la paresse d’avoir besoin d’une sieste après le travail, ou au milieu d’un quart. Bien des gens sont comme vous en ce moment.',
    },
  ],
  tips: [
    {
      text: 'Faites une liste pour votre première visite : vos médicaments, allergies, grossesses passées, opérations et maladies des deux familles. Dites en prenant rendez-vous si vous voulez un interprète.',
    },
    {
      text: 'Attendez-vous à des prises de sang et à des tests d’urine. Ils portent souvent sur le groupe sanguin, le fer, l’immunité et des infections comme l’hépatite B, le VIH et la syphilis.',
      sources: ['fraser-tests'],
    },
    {
      text: 'Pas encore de régime public? Appelez une clinique de sages-femmes ou un centre de santé communautaire. Certains voient des gens qui n’en ont pas.',
    },
    {
      text: 'Buvez souvent de petites gorgées si les repas ne restent pas : eau, bouillon, glaçons et barres aux fruits glacées, tout compte.',
    },
    {
      text: 'De petits changements au travail peuvent aider contre le mal de cœur, comme une place près d’une fenêtre ou des toilettes et de courtes pauses pour une collation.',
    },
    {
      text: 'Dites à la personne qui vous suit si votre partenaire ou quelqu’un d’autre vous fait peur ou vous fait mal. Cela peut commencer ou s’aggraver pendant la grossesse, et il y a de l’aide. En danger, appelez le 911.',
    },
  ],
};
