import type { WeekText } from './types';

export const week11: WeekText = {
  week: 11,
  title: 'La tête, la moitié du bébé',
  developmentMilestones: [
    {
      text: 'La tête de votre bébé fait environ la moitié de toute sa longueur. Le corps la rattrapera dans les prochains mois.',
    },
    {
      text: 'Les paupières se ferment sur les yeux et se scellent. Elles restent closes bien des semaines pendant que les yeux mûrissent.',
    },
    { text: 'Le visage est large, et les yeux sont bien écartés. Les oreilles sont encore basses sur la tête.' },
    {
      text: 'De minces plaques d’os commencent à se former dans le crâne. L’espace entre elles laisse la tête grandir.',
    },
    { text: 'À l’échographie, vous verrez peut-être votre bébé se plier, s’étirer ou se retourner.' },
    {
      text: 'Le foie remplit une grande partie du ventre. Pour le moment, il fabrique la plupart des cellules du sang.',
    },
  ],
  motherChanges: [
    {
      text: 'Le mal de cœur commence souvent à s’atténuer bientôt. Certaines personnes l’ont plus longtemps, et les médicaments restent un choix pour elles.',
    },
    {
      text: 'Roter plus, ou se sentir plein après quelques bouchées, est courant. De petites assiettes, mangées lentement, passent mieux.',
    },
    {
      text: 'Bien des gens ont soif plus souvent : gardez de l’eau près de vous. Parlez à la personne qui vous suit d’une soif qui ne s’arrête pas.',
    },
    { text: 'Une peau sèche qui pique est courante. Montrez une éruption, ou une démangeaison qui ne cesse pas.' },
    {
      text: 'Les tests et leurs résultats rendent bien des gens nerveux. Avoir l’autre parent ou votre personne de soutien dans la pièce aide souvent.',
    },
  ],
  tips: [
    {
      text: 'En Ontario, le dépistage amélioré du premier trimestre (DAPT) ouvre à 11 semaines et 2 jours et ferme à 13 semaines et 3 jours. Si vous le voulez, appelez aujourd’hui pour une date.',
      sources: ['pso-efts'],
    },
    {
      text: 'En Colombie-Britannique, la partie 1 de la prise de sang SIPS est encore ouverte. Si vous aurez 35 ans ou plus à la naissance, une échographie de 11 semaines à 13 semaines et 6 jours peut s’ajouter.',
      sources: ['screening-bc', 'bc-early-prenatal'],
    },
    {
      text: 'En Alberta, on peut vous prescrire une échographie et une prise de sang vers 11 à 13 semaines, payées par la province.',
      sources: ['screening-ab-clinic', 'screening-ab-lab'],
    },
    {
      text: 'Le TGPNI regarde des bouts d’ADN que le placenta laisse dans votre sang. Demandez s’il serait payé pour vous.',
      sources: ['born-ontario'],
    },
    {
      text: 'Lavez les légumes et les fruits à l’eau courante, même ceux que vous pelez, et gardez la viande crue loin des aliments prêts à manger.',
    },
    {
      text: 'Aucune quantité d’alcool n’est connue comme sans risque pendant la grossesse. Si l’alcool, le cannabis ou le tabac est dur à arrêter, dites-le et demandez de l’aide.',
      sources: ['alcohol-bc', 'phac-guide'],
    },
  ],
};
