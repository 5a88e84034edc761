import type { WeekText } from './types';

export const week7: WeekText = {
  week: 7,
  title: 'Un visage se dessine',
  developmentMilestones: [
    {
      text: 'De petits creux marquent la place des narines. Les deux côtés de la mâchoire du bas se sont rejoints.',
      sources: ['mayo-weeks-1'],
    },
    { text: 'La couleur commence à se voir dans les yeux, qui paraissent comme deux points foncés.' },
    {
      text: 'L’avant du cerveau forme deux moitiés. La tête de votre bébé est très grosse à côté du reste du corps.',
    },
    {
      text: 'Cette semaine, les mains ont l’air de petites palettes. Les pieds sont un peu en retard sur elles.',
      sources: ['mayo-weeks-1'],
    },
    { text: 'Le cordon ombilical se forme et relie votre bébé au jeune placenta.', sources: ['openstax-embryo'] },
    {
      text: 'Le foie commence à fabriquer des cellules du sang. La moelle des os prendra la relève bien plus tard.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'Chez certaines personnes, les vomissements empirent maintenant. Si vous ne gardez pas ce que vous buvez, si votre urine est foncée, si vous n’avez pas uriné depuis 8 heures, si la tête vous tourne ou si vous vomissez du sang, voyez la liste « Quand appeler ».',
      sources: ['hse-vomiting'],
    },
    { text: 'Un goût de métal qui reste entre les repas dérange certaines personnes.' },
    {
      text: 'Les boutons ou la peau grasse sont de retour? Demandez conseil en pharmacie avant d’utiliser une crème contre l’acné vendue en magasin. On vous a prescrit la vôtre? Demandez avant de changer quoi que ce soit.',
      lookUp: [{ entry: 'medicines#retinoid-cream', name: 'crèmes au rétinol' }],
      sources: ['hc-isot'],
    },
    {
      text: 'Si votre soutien-gorge serre, un modèle souple sans armature est souvent plus confortable, même la nuit.',
    },
    { text: 'Des rêves vifs ou étranges sont courants, peut-être parce que vous vous réveillez plus souvent.' },
    {
      text: 'Ce n’est pas de la paresse d’avoir besoin d’une sieste après le travail, ou au milieu d’un quart. Bien des gens en ont besoin en ce moment.',
      sources: ['inspq-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Votre partenaire ou quelqu’un d’autre vous fait peur ou vous fait mal? Dites-le à la personne qui suit votre grossesse. Cela peut commencer ou s’aggraver pendant la grossesse, et il y a de l’aide. En danger, appelez le 911.',
      sources: ['abuse-best-start'],
    },
    {
      text: 'Faites une liste pour votre premier rendez-vous : vos médicaments, allergies, grossesses passées et opérations, et les maladies des deux familles. Si vous voulez l’aide d’un service d’interprète, dites-le en prenant rendez-vous.',
    },
    {
      text: 'Attendez-vous à des prises de sang et à des analyses d’urine. On y regarde souvent le groupe sanguin, le fer, l’immunité et des infections comme l’hépatite B, le VIH et la syphilis.',
      sources: ['fraser-tests'],
    },
    {
      text: 'Le régime public ne vous couvre pas encore? Appelez une clinique de sages-femmes ou un centre de santé communautaire. Certains reçoivent des gens sans assurance maladie.',
      sources: ['on-midwives-uninsured'],
    },
    {
      text: 'Vous ne gardez pas vos repas? Buvez souvent de petites gorgées. L’eau, le bouillon, les glaçons et les barres de fruits glacées comptent tous.',
      sources: ['sinai-discomforts'],
    },
    {
      text: 'Au travail, de petits changements peuvent aider contre les nausées, comme une place près d’une fenêtre ou des toilettes et de courtes pauses pour une collation.',
    },
  ],
};
