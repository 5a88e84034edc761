import {
  BORN_CHART_START_WEEK,
  CROWN_HEEL_START_WEEK,
  CROWN_RUMP_END_WEEK,
  type LengthMeasure,
  type sizeMethods,
  type sizeNotes,
} from '@/data/fetal-size';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import type { ComparisonNames } from '@/words/comparisons/types';

export const length = 'Length';
export const weight = 'Weight';

export const upTo = (length: string) => `up to ${length}`;
export const about = (figure: string) => `about ${figure}`;
export const measures: Record<LengthMeasure, string> = { 'crown-rump': 'head to bottom', 'crown-heel': 'head to heel' };
/** The same with what it includes, as the two stand beside each other. */
const measuresInFull: Record<LengthMeasure, string> = {
  'crown-rump': `${measures['crown-rump']}, without the legs`,
  'crown-heel': `${measures['crown-heel']}, with the legs`,
};
/** Below a length in centimetres. */
export const lengthDetail = (inches: string, measure: LengthMeasure) => `${inches}, ${measuresInFull[measure]}`;

/** What stands beside the figures of a week, by the ids of `sizeNotes`. */
export const notes: Record<(typeof sizeNotes)[number]['id'], string> = {
  'not-measured': 'It is too early to measure a length.',
  'between-measures': 'This week falls between two ways of measuring, so there is no length to compare.',
  'middle-of-week': 'About the middle of the week. Every baby has its own pace.',
  'last-week': `Figures for ${LAST_WEEK} weeks 0 days. Every baby has its own pace.`,
  'before-step': `From week ${BORN_CHART_START_WEEK} the figure comes from another chart, so the step looks bigger than it is.`,
  'after-step': 'From this week the figure comes from another chart, so the step looks bigger than it is.',
};

export const howWeEstimate = 'How we estimate';
/** Where the figures of a week come from, by the ids of `sizeMethods`. */
export const methods: Record<(typeof sizeMethods)[number]['id'], string> = {
  'crown-rump': 'The length comes from published growth charts. It is measured from head to bottom, without the legs.',
  'between-measures': `Charts measure from head to bottom up to week ${CROWN_RUMP_END_WEEK} and from head to heel from week ${CROWN_HEEL_START_WEEK}. For this week we have neither.`,
  'crown-heel': `The length is measured from head to heel. In weeks ${CROWN_HEEL_START_WEEK} to ${BORN_CHART_START_WEEK - 1} it is a rounded average.`,
  born: `The length is measured from head to heel. From week ${BORN_CHART_START_WEEK} on it was measured in babies born at this age.`,
  weight: 'The weight comes from a growth chart drawn from scans.',
};
/** With inches and ounces to two decimals, as the formula is specified. */
export const simpleFormula = ({
  length,
  inches,
  weight,
  ounces,
}: {
  length: string;
  inches: string;
  weight: string;
  ounces: string;
}) =>
  `A simple formula that some calculators use gives ${length} (${inches}) and ${weight} (${ounces}) for this week. It is often far from what is measured.`;

/** The drawing of baby and object. */
interface Drawn {
  /** The baby as it is drawn. */
  baby: string;
  babyLength: string;
  measure: LengthMeasure;
  thing: ComparisonNames;
  thingLength: string;
}
export const drawing = ({ baby, babyLength, measure, thing, thingLength }: Drawn) =>
  `To the same scale: ${baby}, ${babyLength} ${measures[measure]}, beside ${thing.name}, ${thingLength}.`;
export const sameScale = 'Drawn to the same scale.';
export const dottedLine = 'The dotted line along the baby is as long as the one beside the ruler.';
export const drawnBaby = (length: string) => `Baby ${length}`;
export const rulerUnit = 'cm';
