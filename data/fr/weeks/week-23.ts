import type { WeekText } from './types';

export const week23: WeekText = {
  week: 23,
  title: 'Les yeux commencent à bouger vite',
  developmentMilestones: [
    {
      text: 'Vers ce moment, les yeux se mettent à bouger par coups vifs et rapides, sous des paupières encore fermées.',
      sources: ['mayo-weeks-2'],
    },
    {
      text: 'La peau paraît ridée et rougeâtre. Elle a peu de graisse dessous, et le sang se voit à travers.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Les parties de l’oreille interne qui captent le son sont en grande partie formées. Les sons graves, comme une voix toute proche, se rendent le mieux à l’utérus.',
    },
    {
      text: 'De tout petits vaisseaux sanguins s’étendent dans les poumons. Ils les préparent au jour où l’air entrera.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'De semaine en semaine, votre bébé prend maintenant du poids. Il a encore l’air maigre.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'Avoir plus soif qu’avant est courant. Avoir très soif et uriner beaucoup peut indiquer trop de sucre dans le sang : parlez-en à la personne qui suit votre grossesse.',
    },
    {
      text: 'Des nuits courtes et trop peu d’eau expliquent bien des maux de tête légers. Un mal de tête fort ou qui dure, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    {
      text: 'Parfois, tout le ventre durcit un moment, puis se relâche. Ces fausses contractions viennent de temps à autre, sans rythme. Deux ou plus en une heure : voyez la liste « Quand appeler ».',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Une perte passée ou un accouchement difficile revient souvent en tête. Il existe pour cela du soutien psychologique et des groupes d’entraide : votre médecin ou votre sage-femme peut vous dire où.',
    },
  ],
  tips: [
    {
      text: 'Un accouchement qui vient trop tôt peut commencer en douceur. Ses signes sont des crampes, une douleur au bas du dos ou une pression qui vont et viennent : voyez la liste « Quand appeler ».',
      sources: ['preterm-alberta', 'kawartha-preterm'],
    },
    {
      text: 'Demandez à quel hôpital aller si le travail commence tôt. Ce n’est pas toujours celui que vous avez choisi, car certains bébés nés tôt ont besoin de soins spéciaux.',
    },
    {
      text: 'Qui pourrait vous conduire, ou garder les plus grands, si vous deviez partir en vitesse? Commencez une courte liste, avec des remplaçants pour les nuits et les tempêtes, et mettez-la sur le frigo.',
    },
    {
      text: 'Avant d’acheter un billet d’avion, lisez les règles du transporteur sur la grossesse. Certains veulent un mot de votre médecin ou de votre sage-femme.',
      lookUp: [{ entry: 'activity-and-travel#flying', name: 'avion' }],
      sources: ['findlaw'],
    },
  ],
};
