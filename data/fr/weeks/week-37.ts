import type { WeekText } from './types';

export const week37: WeekText = {
  week: 37,
  title: 'Le terme précoce commence',
  developmentMilestones: [
    { text: 'Le terme précoce va de 37 semaines et 0 jour à 38 semaines et 6 jours.', sources: ['sub-terms'] },
    {
      text: 'La poigne de votre bébé est ferme. Après la naissance, un doigt posé dans sa paume sera souvent serré fort.',
    },
    {
      text: 'Les poumons et le cerveau mûrissent encore. Certains bébés qui naissent maintenant ont besoin de plus d’aide pour boire ou rester au chaud.',
      sources: ['tph-weeks-3'],
    },
    {
      text: 'Le système immunitaire de votre bébé est encore jeune. Au début, vos anticorps feront une grande partie de son travail.',
      sources: ['tph-weeks-3'],
    },
    { text: 'Certains bébés ont maintenant beaucoup de cheveux, et d’autres n’en ont presque pas.' },
  ],
  motherChanges: [
    {
      text: 'Le col de l’utérus peut commencer à ramollir et à s’amincir. La plupart des gens ne le sentent pas.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Les fausses contractions ont tendance à devenir plus fortes, surtout quand vous êtes longtemps debout. Bien des gens s’y laissent prendre, même des sages-femmes.',
      sources: ['labour-101'],
    },
    {
      text: 'Des selles molles ou l’estomac à l’envers sont courants vers la fin. Si vous ne gardez pas ce que vous buvez, voyez la liste « Quand appeler ».',
      sources: ['hse-vomiting'],
    },
    {
      text: 'Si votre ventre est plus bas maintenant, les brûlures d’estomac ont tendance à diminuer un peu.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Se retourner au lit demande un effort. Gardez les genoux ensemble en roulant, pour épargner un bassin sensible.',
    },
  ],
  tips: [
    {
      text: 'D’habitude, il y a un rendez-vous par semaine à partir de 37 semaines. Prenez les prochains maintenant pour avoir des heures qui vous conviennent.',
      sources: ['simcoe-visits'],
    },
    {
      text: 'Premier accouchement, près de l’hôpital : la liste « Quand appeler » dit pour quelles contractions appeler. Demandez alors quand venir. C’est souvent après une heure, plus tôt si elles se rapprochent ou deviennent plus fortes.',
      sources: ['inspq-hospital', 'ciusss-hospital'],
    },
    {
      text: 'Vous avez déjà accouché? Un autre accouchement peut aller vite : la liste «\u00a0Quand appeler\u00a0» dit quoi faire dans votre cas.',
      sources: ['inspq-hospital'],
    },
    {
      text: 'Après une césarienne ou un accouchement rapide, avec des jumeaux ou un bébé par le siège, la première contraction compte : voyez la liste « Quand appeler ». La liste complète des personnes qui ne doivent pas attendre est à côté du chronomètre de contractions.',
      sources: ['ciusss-hospital', 'nygh-when-to-call'],
    },
    {
      text: 'Vous pensez accoucher chez vous ou en maison de naissance? Quand le travail commence, appelez d’abord votre sage-femme, sauf en cas d’urgence.',
      sources: ['sudbury-midwives', 'westcoast-midwives'],
    },
    {
      text: 'Le prélèvement pour le streptocoque du groupe B se fait entre 35 et 37 semaines. Si le vôtre a été manqué, demandez-le aujourd’hui.',
      sources: ['sogc-298'],
    },
  ],
};
