import {
  BORN_CHART_START_WEEK,
  CROWN_HEEL_START_WEEK,
  CROWN_RUMP_END_WEEK,
  type LengthMeasure,
} from '@/data/fetal-size';
import type { ComparisonNames } from '@/data/fr/comparisons/types';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/development/figures');

export const length: Words<English['length']> = 'Longueur';
export const weight: Words<English['weight']> = 'Poids';

export const upTo = (length: string) => `jusqu’à ${length}`;
export const about = (figure: string) => `environ ${figure}`;
export const measures: English['measures'] = {
  'crown-rump': 'de la tête aux fesses',
  'crown-heel': 'de la tête aux talons',
};
const measuresInFull: English['measures'] = {
  'crown-rump': `${measures['crown-rump']}, sans les jambes`,
  'crown-heel': `${measures['crown-heel']}, avec les jambes`,
};
export const lengthDetail = (inches: string, measure: LengthMeasure) => `${inches}, ${measuresInFull[measure]}`;

export const notes: English['notes'] = {
  'not-measured': 'Il est trop tôt pour mesurer une longueur.',
  'between-measures': 'Cette semaine tombe entre deux façons de mesurer : il n’y a donc pas de longueur à comparer.',
  'middle-of-week': 'Vers le milieu de la semaine. Chaque bébé a son rythme.',
  'last-week': `Chiffres pour ${LAST_WEEK} semaines et 0 jour. Chaque bébé a son rythme.`,
  'before-step': `À partir de la semaine ${BORN_CHART_START_WEEK}, le chiffre vient d’un autre tableau : le pas paraît plus grand qu’il ne l’est.`,
  'after-step':
    'À partir de cette semaine, le chiffre vient d’un autre tableau : le pas paraît plus grand qu’il ne l’est.',
};

export const howWeEstimate: Words<English['howWeEstimate']> = 'Comment nous estimons';
export const methods: English['methods'] = {
  'crown-rump': 'La longueur vient de courbes de croissance publiées. Elle va de la tête aux fesses, sans les jambes.',
  'between-measures': `Les courbes mesurent de la tête aux fesses jusqu’à la semaine ${CROWN_RUMP_END_WEEK} et de la tête aux talons à partir de la semaine ${CROWN_HEEL_START_WEEK}. Pour cette semaine, nous n’avons ni l’une ni l’autre.`,
  'crown-heel': `La longueur va de la tête aux talons. Aux semaines ${CROWN_HEEL_START_WEEK} à ${BORN_CHART_START_WEEK - 1}, c’est une moyenne arrondie.`,
  born: `La longueur va de la tête aux talons. À partir de la semaine ${BORN_CHART_START_WEEK}, elle a été mesurée chez des bébés nés à cet âge.`,
  weight: 'Le poids vient d’une courbe de croissance tracée d’après des échographies.',
};
export const simpleFormula: Words<English['simpleFormula']> = ({ length, inches, weight, ounces }) =>
  `Une formule simple, qu’emploient certaines calculatrices, donne ${length} (${inches}) et ${weight} (${ounces}) pour cette semaine. Elle est souvent loin de ce qui se mesure.`;

interface Drawn {
  baby: string;
  babyLength: string;
  measure: LengthMeasure;
  thing: ComparisonNames;
  thingLength: string;
}
export const drawing = ({ baby, babyLength, measure, thing, thingLength }: Drawn) =>
  `À la même échelle : ${baby}, ${babyLength} ${measures[measure]}, à côté ${thing.of}, ${thingLength}.`;
export const sameScale: Words<English['sameScale']> = 'Dessinés à la même échelle.';
export const dottedLine: Words<English['dottedLine']> =
  'Le pointillé le long du bébé est aussi long que la ligne à côté de la règle.';
export const drawnBaby = (length: string) => `Bébé ${length}`;
export const rulerUnit: Words<English['rulerUnit']> = 'cm';
