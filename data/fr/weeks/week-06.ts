import type { WeekText } from './types';

export const week6: WeekText = {
  week: 6,
  title: 'Les bourgeons des membres',
  developmentMilestones: [
    {
      text: 'De petites bosses paraissent sur les côtés de votre bébé. Les bourgeons des bras viennent d’abord, puis ceux des jambes.',
      sources: ['openstax-limbs'],
    },
    {
      text: 'Le tube qui forme le cerveau et la moelle épinière s’est fermé sur toute sa longueur, ou va le faire.',
      sources: ['mayo-weeks-1'],
    },
    {
      text: 'De chaque côté de la tête, des tissus en forme de coupe deviendront les yeux. De petites poches creuses deviendront les oreilles internes.',
    },
    {
      text: 'Le tube du cœur s’est plié en boucle. Au-dedans, des parois commencent à le diviser en cavités.',
      sources: ['openstax-heart'],
    },
    { text: 'Deux bourgeons de poumons se détachent de ce qui sera la trachée.', sources: ['openstax-lungs'] },
    {
      text: 'Le rythme cardiaque monte vite dans ces semaines. Deux mesures prises à quelques jours d’écart sont donc souvent différentes. La personne qui suit votre grossesse peut vous dire ce que signifie la vôtre.',
      sources: ['heart-rate-5867'],
    },
  ],
  motherChanges: [
    {
      text: 'Les nausées viennent le matin, le soir ou toute la journée, et certaines personnes n’en ont pas du tout.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Certaines personnes ont plus de salive, surtout quand elles ont mal au cœur.' },
    {
      text: 'La peau autour de vos mamelons fonce souvent, et de petites bosses y ressortent.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'La digestion ralentit. Des gaz ou des selles dures suivent souvent.', sources: ['openstax-pregnancy'] },
    {
      text: 'La peur de perdre la grossesse est courante dans ces premières semaines. Si elle remplit vos journées, dites-le à votre médecin ou à votre sage-femme.',
    },
  ],
  tips: [
    {
      text: 'Mangez peu à la fois, et souvent. Des craquelins nature avant le lever aident certaines personnes; pour d’autres, ce sont les aliments froids ou le gingembre.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'Un autobus chauffé et un parka fermé sont durs pour un estomac barbouillé. Ouvrez votre manteau tôt, et trouvez une place près de la porte.',
    },
    {
      text: 'Les vitamines vous lèvent le cœur? Essayez-les au coucher avec une collation. En pharmacie, on peut vous en proposer une sorte plus douce.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'Il existe des médicaments sur ordonnance contre les nausées de grossesse. Vous n’avez pas à être à bout pour en demander.',
      sources: ['sogc-dic'],
    },
    {
      text: 'Une échographie de datation est offerte entre 8 et 12 semaines. C’est votre médecin ou votre sage-femme qui la demande : parlez-en tôt.',
      sources: ['sogc-432'],
    },
    {
      text: 'Cesser le tabac aide votre bébé à tout moment. Chaque province et territoire offre de l’aide sans frais par téléphone, par texto ou sur le Web.',
      sources: ['inspq-tob'],
    },
  ],
};
