import type { WeekText } from './types';

export const week12: WeekText = {
  week: 12,
  title: 'Les réflexes arrivent',
  developmentMilestones: [
    {
      text: 'Le toucher déclenche maintenant des réflexes. Quand quelque chose frôle la paume, les doigts peuvent commencer à se fermer.',
    },
    {
      text: 'Pendant un temps, une partie de l’intestin a poussé dans le cordon. Vers ce moment, il est revenu dans le ventre de votre bébé.',
    },
    {
      text: 'Les reins commencent à faire de l’urine, qui rejoint le liquide du sac. Votre bébé avale peut-être aussi de petites gorgées de ce liquide.',
    },
    {
      text: 'À présent, le placenta a pris la relève de votre ovaire pour faire la progestérone, l’hormone qui maintient la grossesse.',
    },
    {
      text: 'De côté, une échographie montre souvent le visage de votre bébé, avec un front, un petit nez et un menton.',
    },
  ],
  motherChanges: [
    {
      text: 'Votre utérus a rempli le bassin et monte au-dessus de l’os du pubis. Une main sur votre ventre en sent souvent le haut.',
    },
    { text: 'Vous urinerez peut-être un peu moins souvent pour un temps, quand l’utérus se soulève de la vessie.' },
    {
      text: 'Certains maux de tête viennent de la fatigue, de la faim ou de la soif : pensez à une collation, à de l’eau et à du repos. Un mal de tête fort ou qui dure est autre chose : voyez la liste « Quand appeler ».',
    },
    {
      text: 'Des taches plus foncées paraissent sur certains visages. Le soleil les renforce : mettez un chapeau et de l’écran solaire.',
    },
    {
      text: 'Passer de la joie à l’inquiétude en un jour est courant. Parlez à la personne qui vous suit si la tristesse ou l’anxiété dure.',
    },
  ],
  tips: [
    {
      text: 'Pas encore d’échographie de datation? Son moment habituel va de 8 à 12 semaines : appelez cette semaine pour une date.',
      sources: ['sogc-432'],
    },
    {
      text: 'Demandez les résultats de vos premières prises de sang, et notez votre groupe sanguin et si vous êtes Rh négatif.',
    },
    {
      text: 'Contre la douleur ou la fièvre, le choix habituel est l’acétaminophène : la dose de l’étiquette, pour peu de temps. Avant 20 semaines, parlez à votre pharmacie ou à votre médecin avant l’ibuprofène, le naproxène ou l’AAS. Avec une fièvre de 38 °C ou plus, appelez aussi tout de suite.',
      sources: ['acetaminophen-sogc', 'acetaminophen-fnha'],
    },
    {
      text: 'L’AAS à faible dose qu’on vous a prescrit est autre chose : il réduit le risque de prééclampsie, et agit le mieux s’il commence avant 16 semaines. Si vous avez déjà fait de la haute pression et que personne n’en a parlé, demandez maintenant.',
      sources: ['sogc-426'],
    },
    {
      text: 'On essaie souvent maintenant d’entendre le cœur avec un doppler. S’il est difficile à trouver si tôt, une échographie peut servir.',
    },
    {
      text: 'Il n’y a pas de semaine fixée pour l’annoncer au travail, et congédier quelqu’un parce qu’il attend un bébé va contre les droits de la personne partout au Canada. Parlez tôt si votre emploi comporte des charges lourdes, des produits chimiques, des rayons ou des infections.',
    },
  ],
};
