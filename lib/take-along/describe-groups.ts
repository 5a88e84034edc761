import type { TravelGroup } from '@/data/take-along';
import { parseDonePapers } from '@/lib/after-birth/done-papers';
import { parseStoredBirth } from '@/lib/birth/stored-birth';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { getProgress } from '@/lib/checklist/checklist';
import { parseStoredChecklist } from '@/lib/checklist/stored-checklist';
import { parseContractionLog } from '@/lib/contractions/stored-contractions';
import { formatDate } from '@/lib/format/dates';
import { parseFollowedCopy } from '@/lib/partner/followed-copy';
import { parseStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { findProvinceCode } from '@/lib/resources/provinces';
import { parseOwnAppointments } from '@/lib/timeline/own-appointments';
import { parseDoneToDos } from '@/lib/weeks/done-to-dos';
import { names as regionNames } from '@/words/regions';
import * as words from '@/words/take-along';
import type { TravelTexts } from './travel';

/** What there is of a group, in a line; '' where nothing is. */
export function describeGroup(group: TravelGroup, texts: TravelTexts): string {
  return describers[group](texts)
    .filter((part) => part !== undefined)
    .join('\u00a0· ');
}

/** The parts of the line, in the visitor's terms. */
const describers: Record<TravelGroup, (texts: TravelTexts) => (string | undefined)[]> = {
  dates({ pregnancy, birth, birthTracks, region }) {
    const code = findProvinceCode(region ?? null);
    const storedBirth = parseStoredBirth(birth ?? null);
    const storedPregnancy = parseStoredPregnancy(pregnancy ?? null);
    const isCalculated = storedPregnancy?.fields !== undefined || storedBirth?.pregnancy?.fields !== undefined;
    return [
      sayDay(words.born, storedBirth?.birthday),
      sayDay(words.due, storedPregnancy?.dueDate),
      isCalculated ? words.dateAnswers : undefined,
      birthTracks === undefined ? undefined : words.birthAnswers,
      code && regionNames[code],
    ];
  },
  appointments({ ownAppointments }) {
    return [sayCount(words.appointments, Object.keys(parseOwnAppointments(ownAppointments ?? null)).length)];
  },
  bag({ hospitalBagChecklist, packingPlan }) {
    const { checked, total } = getProgress(parseStoredChecklist(hospitalBagChecklist ?? null).items).overall;
    return [
      hospitalBagChecklist === undefined ? undefined : words.packed({ count: checked, total }),
      packingPlan === undefined ? undefined : words.bagPlan,
    ];
  },
  toDos({ doneToDos, donePapers }) {
    const count = parseDoneToDos(doneToDos ?? null).length + parseDonePapers(donePapers ?? null).done.length;
    return [doneToDos === undefined && donePapers === undefined ? undefined : words.ticked(count)];
  },
  followed({ followed, followedCopy }) {
    const copy = parseFollowedCopy(followedCopy ?? null);
    return [
      sayDay(words.born, copy?.birthday),
      sayDay(words.due, parseStoredPregnancy(followed ?? null)?.dueDate),
      copy?.appointments && words.theirAppointments,
      copy?.bag && words.theirBag,
      copy?.region && regionNames[copy.region],
    ];
  },
  plan: ({ benefitsPlan }) => [benefitsPlan === undefined ? undefined : words.planAnswers],
  numbers(texts) {
    const keys = ['providerPhone', 'healthCentrePhone', 'maternityPhone'] as const;
    const known = keys.filter((key) => texts[key] !== undefined).map((key) => words.numbers[key]);
    return known.length > 0 ? [known.join(', ')] : [];
  },
  labour({ contractions, labourAnswers }) {
    return [
      contractions === undefined ? undefined : words.timed(parseContractionLog(contractions).contractions.length),
      labourAnswers === undefined ? undefined : words.labourAnswers,
    ];
  },
};

function sayDay(say: (day: string) => string, text: string | undefined): string | undefined {
  const day = parseCalendarDate(text ?? '');
  return day && say(formatDate(day));
}

const sayCount = (say: (count: number) => string, count: number) => (count > 0 ? say(count) : undefined);
