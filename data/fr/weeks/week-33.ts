import type { WeekText } from './types';

export const week33: WeekText = {
  week: 33,
  title: 'Les anticorps traversent',
  developmentMilestones: [
    {
      text: 'Les anticorps de votre sang traversent le placenta, de plus en plus nombreux. Ils aideront à protéger votre bébé dans les premiers mois.',
      sources: ['tph-weeks-3'],
    },
    { text: 'La tête est encore grosse pour le corps, mais le tronc la rattrape.' },
    {
      text: 'Le sommeil actif, quand les yeux bougent sous les paupières fermées, alterne avec un sommeil plus calme.',
    },
    {
      text: 'La quantité de liquide autour de votre bébé est près de son plus haut. Ce coussin aide aussi à éviter que le cordon soit écrasé.',
    },
    { text: 'Les organes de la digestion sont en place. Leur vrai travail commencera avec les premiers boires.' },
  ],
  motherChanges: [
    {
      text: 'Rester longtemps en position assise rend le coccyx sensible. Un coussin aide, et de courtes marches aussi.',
    },
    {
      text: 'Les pertes vaginales peuvent être fluides et blanches. Si elles sont comme de l’eau, ne cessent pas ou mouillent une serviette hygiénique, ce sont peut-être vos eaux : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs', 'warning-signs'],
    },
    {
      text: 'Une crampe au mollet peut vous réveiller la nuit. Un lent étirement, les orteils vers le tibia, la fait souvent lâcher. Une douleur qui reste dans une seule jambe, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['clots-calgary'],
    },
    {
      text: 'Votre estomac a moins de place, et un souper complet est vite de trop. De petits repas passent mieux, même s’ils viennent plus souvent.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Certaines nuits, vous repassez l’accouchement dans votre tête au lieu de dormir. Mettez les questions sur une liste pour le prochain rendez-vous, et sortez-les de là.',
    },
  ],
  tips: [
    {
      text: 'Si vous avez déjà eu l’herpès génital, ou si c’est le cas d’une ou d’un partenaire, dites-le maintenant à la personne qui suit votre grossesse. Un médicament dans les dernières semaines peut réduire le risque pour votre bébé.',
      sources: ['fe-valacyclovir'],
    },
    {
      text: 'Écrivez un plan de naissance d’une page : qui est avec vous, soulagement de la douleur, allaitement ou biberon. Apportez-le au prochain rendez-vous.',
      sources: ['north-bay-birth-plan'],
    },
    {
      text: 'Votre employeur a-t-il votre préavis de congé par écrit? À certains endroits, il le faut six semaines avant l’arrêt, et un retard peut coûter des semaines de congé. Vérifiez que les dates vont avec vos semaines de prestations.',
      sources: ['notice-alberta-maternity', 'notice-saskatchewan'],
    },
    {
      text: 'Un seul coup fort n’efface pas une journée où votre bébé bouge moins. Moins que d’habitude, pour votre bébé\u00a0: allez à l’hôpital tout de suite, et voyez la liste «\u00a0Quand appeler\u00a0».',
      sources: ['sogc-441', 'movements-worried'],
    },
    {
      text: 'Faites une fois le trajet jusqu’à votre lieu de naissance, à une heure de pointe. Voyez où vous pourriez stationner.',
    },
  ],
};
