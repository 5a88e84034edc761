import type { WeekText } from './types';

export const week11: WeekText = {
  week: 11,
  title: 'La tête compte pour la moitié',
  developmentMilestones: [
    {
      text: 'La tête de votre bébé fait environ la moitié de toute sa longueur. Le corps la rattrapera dans les prochains mois.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Les paupières se ferment sur les yeux et se soudent. Elles restent fermées bien des semaines, pendant que les yeux mûrissent.',
      sources: ['openstax-fetus'],
    },
    { text: 'Le visage est large, et les yeux sont bien écartés. Les oreilles sont encore basses sur la tête.' },
    {
      text: 'De minces plaques d’os commencent à se former dans le crâne. L’espace entre elles laisse la tête grandir.',
      sources: ['openstax-skull'],
    },
    {
      text: 'À l’échographie, vous verrez peut-être votre bébé se plier, s’étirer ou se retourner.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Le foie remplit une grande partie du ventre. Pour le moment, il fabrique la plupart des cellules du sang.',
      sources: ['openstax-embryo'],
    },
  ],
  motherChanges: [
    {
      text: 'Bientôt, les nausées commencent souvent à diminuer. Certaines personnes en ont plus longtemps, et les médicaments restent un choix pour elles.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'Plus de rots, ou l’estomac plein après quelques bouchées : c’est courant. De petites assiettes, mangées lentement, passent mieux.',
      sources: ['nygh-discomforts'],
    },
    {
      text: 'Bien des gens ont soif plus souvent : gardez de l’eau près de vous. Si votre soif ne s’arrête pas, dites-le à la personne qui suit votre grossesse.',
    },
    {
      text: 'Une peau sèche qui pique est courante. Montrez à votre médecin ou à votre sage-femme une éruption, ou une démangeaison qui ne cesse pas.',
    },
    {
      text: 'Les tests et leurs résultats rendent bien des gens nerveux. Avoir votre partenaire ou votre personne de soutien dans la pièce aide souvent.',
    },
  ],
  tips: [
    {
      text: 'En Ontario, le dépistage du premier trimestre optimisé (DPTO, en anglais eFTS) commence à 11 semaines et 2 jours et finit à 13 semaines et 3 jours. Si vous le voulez, appelez aujourd’hui pour avoir une date. Pour des jumeaux, l’Ontario paie plutôt une prise de sang, le DPNI (en anglais NIPT).',
      regions: ['ON'],
      sources: ['pso-efts', 'pso-twins'],
    },
    {
      text: 'En Colombie-Britannique, la partie 1 de la prise de sang SIPS est encore offerte. Vous aurez 35 ans ou plus à la naissance? Une échographie de 11 semaines à 13 semaines et 6 jours peut s’ajouter.',
      regions: ['BC'],
      sources: ['screening-bc', 'bc-early-prenatal'],
    },
    {
      text: 'En Alberta, votre médecin ou votre sage-femme peut demander une échographie et une prise de sang vers 11 à 13 semaines. La province les paie.',
      regions: ['AB'],
      sources: ['screening-ab-clinic', 'screening-ab-lab'],
    },
    {
      text: 'Le dépistage prénatal non invasif (en anglais NIPT) regarde des bouts d’ADN que le placenta laisse dans votre sang. Demandez si le régime public le paierait pour vous.',
      sources: ['born-ontario'],
    },
    {
      text: 'Lavez les légumes et les fruits à l’eau courante, même ceux que vous pelez. Gardez la viande crue loin des aliments prêts à manger.',
      sources: ['food-health-canada'],
    },
    {
      text: 'On ne connaît aucune quantité d’alcool sans risque pendant la grossesse. Si l’alcool, le cannabis ou le tabac est difficile à arrêter, dites-le à votre médecin ou à votre sage-femme et demandez de l’aide.',
      sources: ['alcohol-bc', 'phac-guide'],
      lookUp: [{ entry: 'drinks#alcohol', name: 'alcool' }],
    },
  ],
};
