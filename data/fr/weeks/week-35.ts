import { outsideQuebec } from '@/data/provinces';
import type { WeekText } from './types';

export const week35: WeekText = {
  week: 35,
  title: 'La place se fait rare',
  developmentMilestones: [
    {
      text: 'L’espace est serré, et vous sentez plus de roulades et de longs étirements. La sorte de mouvement change, mais la quantité ne devrait pas baisser.',
      sources: ['movements-worried'],
    },
    {
      text: 'Si votre bébé a des testicules, ils sont souvent descendus dans le scrotum à cette date.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Votre bébé prend du poids à un rythme régulier. Ses bras et ses jambes paraissent plus ronds.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'De nouveaux sacs d’air se forment encore dans les poumons. Il continuera de s’en former après la naissance.',
      sources: ['openstax-lungs'],
    },
    {
      text: 'Le cerveau grandit toujours à vive allure. Les liens entre ses parties prennent une couche de gras qui accélère les signaux.',
      sources: ['openstax-fetus'],
    },
  ],
  motherChanges: [
    {
      text: 'Un coup sec sous les côtes, c’est souvent un pied. Une douleur qui reste à cet endroit, c’est autre chose : voyez la liste « Quand appeler ».',
      sources: ['inspq-signs'],
    },
    { text: 'Un talon ou des fesses passent sous votre peau comme une balle ferme.' },
    {
      text: 'Avec si peu de place pour la vessie, vous urinez souvent, et peu à la fois. Si cela brûle, voyez la liste « Quand appeler ».',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Les fausses contractions peuvent revenir plus souvent maintenant. Personne ne vous demande de les démêler par vous-même : la liste « Quand appeler » dit lesquelles comptent.',
      sources: ['inspq-signs', 'preterm-alberta'],
    },
    { text: 'Sortir d’un divan bas demande un plan. Roulez d’abord sur le côté, puis poussez avec les bras.' },
  ],
  tips: [
    {
      text: 'On vous proposera sans doute un prélèvement pour le streptocoque du groupe B entre 35 et 37 semaines. Dans certaines cliniques, vous pouvez le faire vous-même.',
      sources: ['sogc-298'],
    },
    {
      text: 'Si le test en trouve, des antibiotiques pendant l’accouchement aident à protéger votre bébé. Allergie à la pénicilline? Dites-le maintenant à la personne qui suit votre grossesse.',
      sources: ['sogc-298', 'gbs-alberta'],
    },
    {
      text: 'Posez le siège d’auto dos à la route, et exercez-vous aux sangles avec une poupée. Votre bureau de santé publique sait qui peut vérifier le tout.',
      sources: ['car-seat'],
    },
    {
      text: 'Hors du Québec, demandez l’assurance-emploi dès que vous arrêtez de travailler. Plus d’environ 4 semaines après votre dernier jour, vous pourriez perdre de l’argent.',
      regions: outsideQuebec,
      sources: ['ei-apply'],
    },
    {
      text: 'Au Québec, votre demande va au Régime québécois d’assurance parentale (RQAP), et non à l’assurance-emploi. Faites-la en ligne la première semaine de prestations voulue\u00a0: il ne paie au plus que six semaines en arrière.',
      regions: ['QC'],
      sources: ['qpip', 'rqap-when-to-apply', 'qpip-act'],
    },
  ],
};
