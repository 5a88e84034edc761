import type { WeekText } from './types';

export const week38: WeekText = {
  week: 38,
  title: 'Des réserves d’énergie',
  developmentMilestones: [
    { text: 'Le foie garde du sucre en réserve. Ce sera le carburant des premiers moments après la naissance.' },
    {
      text: 'Vers ce moment, les ongles d’orteils atteignent souvent le bout des orteils.',
      sources: ['openstax-fetus'],
    },
    { text: 'Le ventre de votre bébé a souvent à peu près le même tour que la tête.' },
    {
      text: 'Après la naissance, la graisse brune autour du cou, du dos et des reins agit comme un petit chauffage.',
      sources: ['openstax-newborn'],
    },
    {
      text: 'Votre bébé sait déjà chercher à boire. Après la naissance, une caresse sur la joue fera tourner la tête et ouvrir la bouche.',
    },
  ],
  motherChanges: [
    { text: 'La pression au bas du bassin rend une chaise dure encore plus dure.' },
    {
      text: 'Les pieds enflent surtout en fin de journée ou dans la chaleur de l’été. Levez-les pendant que quelqu’un d’autre fait le souper.',
    },
    {
      text: 'Des contractions peuvent commencer et s’arrêter plusieurs soirs de suite. C’est fatigant. La personne qui suit votre grossesse ou l’hôpital vous répondra aussi volontiers la deuxième fois que la première.',
      sources: ['hlbc-early-labour'],
    },
    {
      text: 'Vous aurez peut-être envie de laver et de trier toute la maison. Ne montez pas dans une échelle, et asseyez-vous si la tête vous tourne.',
    },
  ],
  tips: [
    {
      text: 'Demandez quels soins on proposera d’abord à votre bébé. Ils comprennent souvent la vitamine K, une prise de sang au talon et, à bien des endroits, un test de l’ouïe.',
      sources: ['vitamin-k-cps', 'bc-newborn'],
    },
    {
      text: 'Pendant les mois froids, mettez des vêtements minces sous les sangles du siège d’auto, et une couverture par-dessus. Un habit de neige épais laisse les sangles trop lâches.',
      sources: ['car-seat-winter'],
    },
    {
      text: 'Cherchez les formulaires du nouveau-né : déclaration de naissance, carte d’assurance maladie, numéro d’assurance sociale et allocation canadienne pour enfants. Certaines provinces en réunissent plusieurs dans un seul formulaire en ligne.',
      sources: ['register-birth'],
    },
    {
      text: 'Installez un lit de bébé, un berceau ou un moïse avec un matelas ferme et plat, et rien de mou dedans. Couchez votre bébé sur le dos pour chaque sommeil.',
      sources: ['safe-sleep-hlbc'],
    },
    {
      text: 'La valise est prête? Alors, faites quelque chose qui n’a rien à voir avec les bébés. Un film ou une sieste d’après-midi fera l’affaire.',
    },
  ],
};
