import type { WeekText } from './types';

export const week12: WeekText = {
  week: 12,
  title: 'Les réflexes arrivent',
  developmentMilestones: [
    {
      text: 'Le toucher déclenche maintenant des réflexes. Quand quelque chose frôle la paume, les doigts peuvent commencer à se fermer.',
    },
    {
      text: 'Pendant un temps, une partie de l’intestin a grandi dans le cordon. Vers ce moment, elle est revenue dans le ventre de votre bébé.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Les reins commencent à produire de l’urine, qui rejoint le liquide du sac. Votre bébé avale peut-être aussi de toutes petites gorgées de ce liquide.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Le placenta a maintenant pris la relève de votre ovaire : il produit la progestérone, l’hormone qui maintient la grossesse.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'De profil, l’échographie montre souvent le visage de votre bébé, avec un front, un petit nez et un menton.',
    },
  ],
  motherChanges: [
    {
      text: 'Votre utérus a rempli le bassin et monte au-dessus de l’os du pubis. En posant une main sur votre ventre, la personne qui suit votre grossesse en sent souvent le haut.',
    },
    { text: 'Vous urinerez peut-être un peu moins souvent pour un temps, quand l’utérus s’éloigne de la vessie.' },
    {
      text: 'Certains maux de tête viennent de la fatigue, de la faim ou de la soif : pensez à une collation, à de l’eau et à du repos. Un mal de tête fort ou qui dure, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    {
      text: 'Des taches plus foncées paraissent sur certains visages. Le soleil les accentue : mettez un chapeau et de l’écran solaire.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Passer de la joie à l’inquiétude dans une même journée est courant. Si vous gardez le moral bas ou si l’anxiété dure, parlez-en à votre médecin ou à votre sage-femme.',
      sources: ['mood-hamilton'],
    },
  ],
  tips: [
    {
      text: 'Pas encore d’échographie de datation? Son moment habituel va de 8 à 12 semaines. Appelez cette semaine la personne qui suit votre grossesse pour avoir une date.',
      sources: ['sogc-432'],
    },
    {
      text: 'Demandez ce que vos premières prises de sang ont montré. Notez votre groupe sanguin, et s’il est Rh négatif.',
    },
    {
      text: 'Contre la douleur ou la fièvre, le choix habituel est l’acétaminophène (comme Tylenol) : la dose de l’étiquette, pour peu de temps. Avant 20 semaines, demandez conseil à votre médecin, à votre sage-femme ou en pharmacie avant de prendre de l’ibuprofène, du naproxène ou de l’AAS. Avec une fièvre de 38\u00a0°C ou plus, voyez aussi la liste « Quand appeler ».',
      sources: ['acetaminophen-sogc', 'acetaminophen-fnha'],
      lookUp: [
        { entry: 'medicines#ibuprofen', name: 'ibuprofène et naproxène' },
        { entry: 'medicines#asa', name: 'AAS' },
        { entry: 'medicines#acetaminophen', name: 'acétaminophène' },
      ],
    },
    {
      text: 'Continuez de prendre l’AAS à faible dose qu’on vous a prescrit. Pas d’ordonnance? Demandez maintenant après une tension élevée ou une prééclampsie. Demandez aussi si deux de ces choses sont vraies : 40 ans ou plus, premier bébé, jumeaux, bébé mort-né ou placenta décollé trop tôt.',
      sources: ['sogc-426', 'asa-risks'],
    },
    {
      text: 'Votre médecin ou votre sage-femme essaie souvent maintenant d’entendre le cœur du bébé avec un doppler tenu à la main. Si le cœur est difficile à trouver si tôt, on peut faire une échographie.',
    },
    {
      text: 'Il n’y a pas de semaine fixée pour l’annoncer au travail. Partout au Canada, les lois sur les droits de la personne interdisent de congédier quelqu’un pour une grossesse. Parlez tôt si votre emploi comporte des charges lourdes, des produits chimiques, des radiations ou des infections.',
      sources: ['pregnancy-human-rights'],
    },
  ],
};
