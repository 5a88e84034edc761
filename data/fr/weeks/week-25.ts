import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week25: WeekText = {
  week: 25,
  title: 'Un bruit, un sursaut',
  developmentMilestones: [
    {
      text: 'Un bruit fort et soudain peut faire sursauter votre bébé ou lui faire cligner des yeux. Les nerfs de ce réflexe commencent à faire leur travail.',
    },
    { text: 'Les mains vont à la bouche et au visage. Un contact autour des lèvres fait téter.' },
    {
      text: 'Un peu de graisse se dépose sous la peau. Elle arrondira lentement les bras et les jambes.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Les cellules nerveuses se placent en couches à la surface du cerveau, et les liens entre elles se développent vite.',
    },
    {
      text: 'Les globules rouges de votre bébé portent une forme spéciale d’hémoglobine. Elle retient bien l’oxygène, ce qui aide à l’attirer à travers le placenta.',
      sources: ['openstax-gases'],
    },
  ],
  motherChanges: [
    {
      text: 'Un coup dans la vessie vous envoie à la toilette, parfois un instant trop tard. Si vous ne savez pas si c’était de l’urine, faites comme pour une perte de liquide : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    {
      text: 'De la faiblesse, de l’épuisement? Le manque de fer est une des causes. On fait d’habitude une formule sanguine en même temps que le test de diabète : demandez le résultat.',
      sources: ['iron-alberta'],
    },
    {
      text: 'Les hémorroïdes piquent, font mal et laissent parfois du sang sur le papier. Si vous ne savez pas d’où vient le sang, faites comme pour un saignement du vagin : voyez la liste « Quand appeler ».',
      sources: ['nb-hemorrhoids'],
    },
    {
      text: 'Le soir, le ventre est lourd. Une ceinture de soutien portée bas soulage le tiraillement.',
      sources: ['kw-discomforts'],
    },
    {
      text: 'Certaines personnes ronflent pour la première fois. Si vous ronflez fort ou cherchez votre souffle en dormant, dites-le à la personne qui suit votre grossesse : l’apnée du sommeil se traite.',
    },
  ],
  tips: [
    {
      text: 'Hors du Québec, les prestations parentales de l’assurance-emploi sont de deux sortes : standards, ou prolongées avec moins d’argent chaque semaine. Les deux parents doivent choisir la même sorte.',
      regions: outsideQuebec,
      sources: ['ei-act-14', 'ei-act-23'],
    },
    {
      text: 'Dans bien des villes, les places en garderie agréée sont prises longtemps avant l’arrivée d’un bébé : donnez votre nom. Au Québec, l’inscription se fait seulement après la naissance.',
      sources: ['quebec-child-care'],
    },
    {
      text: 'Au moment du test de diabète, demandez comment et quand vous aurez le résultat. Pas de nouvelles ne veut pas toujours dire bonnes nouvelles : appelez la clinique si le résultat ne vient pas.',
    },
    {
      text: 'Soyez à l’écoute de votre humeur autant que de votre corps. Si vous avez le moral bas ou de l’anxiété la plupart des jours, votre médecin ou votre sage-femme est là pour cela. Votre ligne santé aussi, au 811 presque partout.',
      sources: ['mood-hamilton'],
    },
    {
      text: 'Apportez votre carnet de vaccination au prochain rendez-vous. Votre médecin ou votre sage-femme verra quels vaccins sont prévus dans les prochaines semaines.',
    },
  ],
};
