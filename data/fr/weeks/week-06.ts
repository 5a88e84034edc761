import type { WeekText } from './types';

export const week6: WeekText = {
  week: 6,
  title: 'De minuscules bourgeons',
  developmentMilestones: [
    {
      text: 'De petites bosses paraissent sur les côtés de votre bébé. Les bourgeons des bras viennent d’abord, ceux des jambes suivent.',
    },
    { text: 'Le tube qui forme le cerveau et la moelle épinière s’est fermé sur toute sa longueur, ou va le faire.' },
    {
      text: 'Des coupes de tissu de chaque côté de la tête deviendront les yeux. De petites poches creuses deviendront l’oreille interne.',
    },
    { text: 'Le tube du cœur s’est plié en boucle. Au-dedans, des parois commencent à le diviser en cavités.' },
    { text: 'Deux bourgeons de poumons se détachent de ce qui sera la trachée.' },
    {
      text: 'Le rythme du cœur monte vite dans ces semaines : deux mesures à quelques jours d’écart diffèrent donc souvent. La personne qui vous suit peut dire ce que signifie la vôtre.',
      sources: ['heart-rate-5867'],
    },
  ],
  motherChanges: [
    {
      text: 'Le mal de cœur vient le matin, le soir ou toute la journée, et certaines personnes n’en ont pas du tout.',
    },
    { text: 'Certaines personnes salivent plus, surtout quand elles ont mal au cœur.' },
    { text: 'La peau autour de vos mamelons fonce souvent, et de petites bosses y ressortent.' },
    { text: 'La digestion ralentit; des gaz ou des selles dures suivent souvent.' },
    {
      text: 'La peur de perdre la grossesse est courante dans ces premières semaines. Dites-le à la personne qui vous suit si elle remplit vos journées.',
    },
  ],
  tips: [
    {
      text: 'Mangez peu à la fois, et souvent. Des craquelins nature avant de vous lever aident certaines personnes; d’autres, ce sont les aliments froids ou le gingembre.',
    },
    {
      text: 'Un autobus chauffé et un parka fermé sont durs pour un estomac barbouillé. Ouvrez votre manteau tôt, et prenez une place près de la porte.',
    },
    {
      text: 'Si les vitamines vous lèvent le cœur, prenez-les au coucher avec une collation. Votre pharmacie peut en proposer une sorte plus douce.',
    },
    {
      text: 'Il existe des médicaments sur ordonnance contre le mal de cœur de la grossesse, et vous n’avez pas à être à bout pour en demander.',
    },
    {
      text: 'L’échographie de datation est offerte de 8 à 12 semaines. La personne qui vous suit la prescrit : parlez-en tôt.',
      sources: ['sogc-432'],
    },
    {
      text: 'Cesser le tabac à n’importe quel moment aide votre bébé, et chaque province et territoire offre de l’aide sans frais par téléphone, texto ou Web.',
    },
  ],
};
