import type { WeekText } from './types';

export const week13: WeekText = {
  week: 13,
  title: 'L’os remplace le cartilage',
  developmentMilestones: [
    {
      text: 'Dans les bras et les jambes, le milieu de chaque os long passe du cartilage à l’os. Près des bouts, les zones de croissance restent molles bien des années.',
      sources: ['openstax-limbs'],
    },
    {
      text: 'À l’échographie, l’estomac et la vessie paraissent parfois comme de petites taches foncées. Les deux contiennent du liquide, qui est noir à l’écran.',
    },
    { text: 'Le cou s’allonge, et le menton se détache de la poitrine.' },
    {
      text: 'Des ovaires ou des testicules se sont formés dans le corps. De l’extérieur, il est encore difficile de dire lesquels.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'La plupart des cordons ont trois vaisseaux sanguins. L’un apporte la nourriture et l’oxygène, et deux ramènent les déchets au placenta.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Les mains de votre bébé peuvent atteindre le visage. Certaines échographies en surprennent une près de la bouche.',
    },
  ],
  motherChanges: [
    {
      text: 'Bien des gens retrouvent un peu d’énergie vers ce moment, et la fatigue de midi est moins lourde.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Vous vomissez encore presque tous les jours? Dites-le à la personne qui suit votre grossesse. Il y a d’autres traitements à essayer.',
      sources: ['sogc-nausea'],
    },
    {
      text: 'Le désir sexuel monte, descend ou ne change pas. Les trois sont courants.',
      sources: ['pregnancy-changes'],
    },
    {
      text: 'Les taches de rousseur, les grains de beauté et la peau autour des mamelons foncent souvent. Montrez à votre médecin ou à votre sage-femme un grain de beauté qui change de forme ou qui saigne.',
      sources: ['openstax-pregnancy'],
    },
    { text: 'Le ventre s’arrondit déjà chez certaines personnes, souvent plus tôt après une grossesse passée.' },
  ],
  tips: [
    {
      text: 'En Ontario, le dépistage du premier trimestre optimisé (DPTO, en anglais eFTS) finit à 13 semaines et 3 jours. Appelez dès maintenant si vous le voulez. Avec des jumeaux, ou après ce jour, demandez quel test vous est offert.',
      regions: ['ON'],
      sources: ['pso-efts'],
    },
    {
      text: 'Deux tests finissent à 13 semaines et 6 jours : la première prise de sang SIPS en Colombie-Britannique, et la prise de sang du programme du Québec. En Colombie-Britannique, la deuxième vient plus tard et complète le résultat.',
      regions: ['BC', 'QC'],
      sources: ['bc-early-prenatal', 'screening-bc', 'screening-qc-weeks'],
    },
    {
      text: 'Le meilleur moment pour le vaccin contre la coqueluche (dcaT) va de 27 à 32 semaines (au Québec, de 26 à 32), à chaque grossesse. Certaines cliniques le donnent dès 21 semaines, et il peut se donner jusqu’à la naissance.',
      sources: ['aom-vaccines', 'naci-tdap', 'tdap-quebec'],
    },
    {
      text: 'Si la nourriture a de nouveau bon goût, composez vos assiettes selon le Guide alimentaire canadien : la moitié en légumes et en fruits, puis des aliments protéinés et des grains entiers.',
      sources: ['food-toronto'],
    },
    {
      text: 'Parlez à votre médecin, à votre sage-femme ou en pharmacie avant un nouveau médicament, une tisane ou un supplément. Faites-le aussi avant d’arrêter ce qu’on vous a prescrit.',
      sources: ['food-toronto'],
    },
    {
      text: 'Vous déménagez ou changez de numéro de téléphone? Dites-le à votre clinique et au bureau de la carte d’assurance maladie, pour que les résultats du dépistage vous arrivent.',
    },
  ],
};
