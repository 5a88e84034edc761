import type { WeekText } from './types';

export const week21: WeekText = {
  week: 21,
  title: 'Avaler, ça s’apprend',
  developmentMilestones: [
    {
      text: 'Votre bébé avale du liquide amniotique bien des fois par jour. L’intestin absorbe l’eau, et des vagues de muscle poussent le reste plus loin.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Le pancréas fabrique déjà de l’insuline. Cette hormone permet à votre bébé d’utiliser et de garder en réserve le sucre qui passe par le placenta.',
    },
    {
      text: 'Deux raccourcis font contourner les poumons à la plus grande partie du sang. D’habitude, ils se ferment après la naissance.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'La moelle des os a commencé à fabriquer des cellules du sang. Le foie fait encore le plus gros de ce travail.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Les reins forment encore les petits filtres qui nettoient le sang. Cela continue jusque tard dans la grossesse.',
    },
  ],
  motherChanges: [
    {
      text: 'Toujours faim? C’est le cas de bien des gens vers ce moment. Une collation avec des protéines vous soutient plus longtemps, comme du yogourt, des noix ou un œuf dur.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Les coups arrivent souvent bas, près de la vessie. Une main sur votre ventre ne les sent peut-être pas encore. C’est décevant pour qui attend.',
    },
    {
      text: 'De petites veines rouges en forme d’araignée sortent parfois sur le visage, le cou et la poitrine. Elles ont tendance à pâlir après la naissance.',
    },
    {
      text: 'Voir son bébé à l’échographie apporte de la joie à certaines personnes, de la peur ou du chagrin à d’autres. Si un résultat vous inquiète, la personne qui suit votre grossesse peut le revoir avec vous, par téléphone si c’est plus facile.',
    },
  ],
  tips: [
    {
      text: 'Pas encore de date pour l’échographie morphologique? Appelez la clinique aujourd’hui. Si l’échographie est faite et que vous êtes sans nouvelles, demandez à votre médecin ou à votre sage-femme de revoir le rapport avec vous.',
      sources: ['anatomy-scan'],
    },
    {
      text: 'Si l’échographie a montré un placenta bas (près du col de l’utérus, ou dessus), demandez quand on le vérifiera et ce qu’il faut éviter. D’ici là, tout saignement compte, même léger : voyez la liste « Quand appeler ».',
      sources: ['ciusss-hospital'],
    },
    {
      text: 'Les prestations parentales ne sont pas réservées au parent qui accouche. Votre partenaire a aussi sa part, à vérifier à l’assurance-emploi ou, au Québec, au Régime québécois d’assurance parentale (RQAP).',
      sources: ['ei-act-23', 'qpip'],
    },
    {
      text: 'Des os qui grandissent ont besoin de calcium. Le lait, le yogourt, la boisson de soya enrichie et le saumon en conserve, arêtes molles comprises, en sont de bonnes sources.',
    },
    {
      text: 'Vous partez pour la fin de semaine? Mettez dans votre sac votre carte d’assurance maladie et une copie de votre dossier de grossesse. N’importe quelle clinique pourra alors voir vos antécédents.',
    },
  ],
};
