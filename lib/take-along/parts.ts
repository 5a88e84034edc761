import type { TravelKey } from '@/data/take-along';
import { parseDonePapers, serializeDonePapers } from '@/lib/after-birth/done-papers';
import { parseBirthTracks, serializeBirthTracks } from '@/lib/after-birth/stored-tracks';
import { parseLeave, serializeLeave } from '@/lib/benefits/leave-form';
import { parseStoredBirth, serializeStoredBirth } from '@/lib/birth/stored-birth';
import { parsePackingPlan, serializePackingPlan } from '@/lib/checklist/packing-plan';
import { parseProviderPhone, serializeProviderPhone } from '@/lib/contractions/provider-phone';
import { parseLabourAnswers, serializeLabourAnswers } from '@/lib/contractions/stored-contractions';
import { isRecord, parseJson } from '@/lib/json/json';
import { parseFollowedCopy, serializeFollowedCopy } from '@/lib/partner/followed-copy';
import { parseStoredPregnancy, serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { findProvinceCode } from '@/lib/resources/provinces';
import { parseOwnAppointments, serializeOwnAppointments } from '@/lib/timeline/own-appointments';
import { parseDoneToDos, serializeDoneToDos } from '@/lib/weeks/done-to-dos';
import { bagPart } from './bag-part';
import { contractionsPart } from './contractions-part';
import type { Part } from './part';

interface PartRules<Value> {
  parse: (text: string) => Value | undefined;
  serialize: (value: Value) => string;
  /** What becomes of two values; the own one stays where nothing else is said. */
  add?: (own: Value, taken: Value) => Value;
}

function createPart<Value>({ parse, serialize, add = (own) => own }: PartRules<Value>): Part {
  const tidy = (text: string) => {
    const value = parse(text);
    return value === undefined ? undefined : serialize(value);
  };
  return {
    tidy,
    // A region is stored as its bare code.
    pack: (text) => parseJson(text) ?? text,
    unpack: (value) => tidy(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
    replace: (_own, taken) => taken,
    add(own, taken) {
      const [before, added] = [parse(own), parse(taken)];
      if (before === undefined) return taken;
      return added === undefined ? own : (tidy(serialize(add(before, added))) ?? own);
    },
  };
}

const pregnancy = createPart({ parse: parseStoredPregnancy, serialize: serializeStoredPregnancy });

const phone = createPart({ parse: parseProviderPhone, serialize: serializeProviderPhone });

const isAnyGiven = (values: object) => Object.values(values).some((value) => value !== undefined);

/** Every stored value that travels, with the parser and the form that the rest of the site has for it. */
export const parts: Record<TravelKey, Part> = {
  pregnancy,
  birth: createPart({ parse: parseStoredBirth, serialize: serializeStoredBirth }),
  birthTracks: createPart({ parse: parseBirthTracks, serialize: serializeBirthTracks }),
  region: createPart({ parse: findProvinceCode, serialize: String }),
  followed: pregnancy,
  followedCopy: createPart({ parse: parseFollowedCopy, serialize: serializeFollowedCopy }),
  ownAppointments: createPart({
    parse: (text) => unlessEmpty(parseOwnAppointments(text)),
    serialize: serializeOwnAppointments,
    add: (own, taken) => ({ ...taken, ...own }),
  }),
  doneToDos: createPart({
    parse: (text) => unlessEmpty(parseDoneToDos(text)),
    serialize: serializeDoneToDos,
    add: (own, taken) => [...new Set([...own, ...taken])],
  }),
  donePapers: createPart({
    parse(text) {
      const papers = parseDonePapers(text);
      return papers.done.length > 0 || papers.bornIn ? papers : undefined;
    },
    serialize: (papers) => serializeDonePapers(papers) ?? '',
    add(own, taken) {
      const bornIn = own.bornIn ?? taken.bornIn;
      return { done: [...new Set([...own.done, ...taken.done])], ...(bornIn && { bornIn }) };
    },
  }),
  contractions: contractionsPart,
  labourAnswers: createPart({
    parse(text) {
      const answers = parseLabourAnswers(text);
      return isAnyGiven(answers) ? answers : undefined;
    },
    serialize: serializeLabourAnswers,
    add: (own, taken) => ({
      hasGivenBirth: own.hasGivenBirth ?? taken.hasGivenBirth,
      distance: own.distance ?? taken.distance,
      mustNotWait: own.mustNotWait ?? taken.mustNotWait,
    }),
  }),
  providerPhone: phone,
  healthCentrePhone: phone,
  maternityPhone: phone,
  hospitalBagChecklist: bagPart,
  packingPlan: createPart({
    parse: (text) => (isPlan(parseJson(text)) ? parsePackingPlan(text) : undefined),
    serialize: serializePackingPlan,
  }),
  benefitsPlan: createPart({ parse: parseLeave, serialize: serializeLeave }),
};

const isPlan = (value: unknown) => isRecord(value) && ('babies' in value || 'mustTravel' in value);

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}
