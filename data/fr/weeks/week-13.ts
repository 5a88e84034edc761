import type { WeekText } from './types';

export const week13: WeekText = {
  week: 13,
  title: 'L’os remplace le cartilage',
  developmentMilestones: [
    {
      text: 'Dans les bras et les jambes, le milieu de chaque os long passe du cartilage à l’os. Des zones près des bouts restent molles bien des années.',
    },
    {
      text: 'À l’échographie, l’estomac et la vessie paraissent parfois comme de petites taches foncées. Les deux contiennent du liquide, noir à l’écran.',
    },
    { text: 'Le cou s’allonge, et le menton se lève de la poitrine.' },
    {
      text: 'Des ovaires ou des testicules se sont formés dans le corps. Du dehors, il est encore difficile de les distinguer.',
    },
    {
      text: 'La plupart des cordons ont trois vaisseaux sanguins. Un apporte nourriture et oxygène, deux ramènent les déchets au placenta.',
    },
    {
      text: 'Les mains de votre bébé atteignent le visage, et certaines échographies en surprennent une près de la bouche.',
    },
  ],
  motherChanges: [
    { text: 'Bien des gens retrouvent un peu d’énergie vers ce moment, et se sentent moins vidés à midi.' },
    { text: 'Si vous vomissez encore presque tous les jours, dites-le. Il y a d’autres traitements à essayer.' },
    { text: 'Le désir monte, descend ou ne change pas. Les trois sont courants.' },
    {
      text: 'Taches de rousseur, grains de beauté et peau autour des mamelons foncent souvent. Montrez un grain de beauté qui change de forme ou saigne.',
    },
    { text: 'Un petit ventre se voit déjà chez certaines personnes, souvent plus tôt après une grossesse passée.' },
  ],
  tips: [
    {
      text: 'En Ontario, le DAPT finit à 13 semaines et 3 jours : appelez maintenant si vous le voulez. Après ce jour, demandez quel test est encore ouvert.',
      sources: ['pso-efts'],
    },
    {
      text: 'Deux périodes se ferment à 13 semaines et 6 jours : la partie 1 du SIPS en Colombie-Britannique, et la prise de sang du programme du Québec. En Colombie-Britannique, la partie 2 vient plus tard et complète le résultat.',
      sources: ['bc-early-prenatal', 'screening-bc', 'screening-qc-weeks'],
    },
    {
      text: 'Le meilleur moment pour le dcaT, le vaccin contre la coqueluche, va de 27 à 32 semaines (au Québec, de 26 à 32), à chaque grossesse. Certains commencent à 21 semaines, et il peut se donner jusqu’à la naissance.',
      sources: ['aom-vaccines', 'naci-tdap', 'tdap-quebec'],
    },
    {
      text: 'Si la nourriture a de nouveau bon goût, composez vos assiettes selon le Guide alimentaire canadien : moitié légumes et fruits, puis protéines et grains entiers.',
    },
    {
      text: 'Parlez à votre médecin ou à votre pharmacie avant un nouveau médicament, une tisane ou un supplément, et aussi avant d’en arrêter un qu’on vous a prescrit.',
    },
    {
      text: 'Si vous déménagez ou changez de numéro, dites-le à votre clinique et au bureau de la carte santé, pour que les résultats du dépistage vous arrivent.',
    },
  ],
};
