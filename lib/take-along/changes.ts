import type { TravelKey } from '@/data/take-along';
import { parseStoredBirth } from '@/lib/birth/stored-birth';
import { parseStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { parts } from './parts';
import { type TravelTexts, travelKeys } from './travel';

/** What is to be done with what was brought along: it takes the place of what is here, or adds what is missing. */
export type Arrival = 'replace' | 'add';

/** What is to be stored under some keys; null where it is to be removed. A key that stays as it is, is absent. */
export type TravelChanges = Partial<Record<TravelKey, string | null>>;

/** A birth takes the place of a pregnancy: of these, one device has what the other may not. */
const OWN_STORY: readonly TravelKey[] = ['pregnancy', 'birth', 'birthTracks'];

/** A copy that somebody gave belongs to the due date that is followed by it. */
const FOLLOWED_STORY: readonly TravelKey[] = ['followed', 'followedCopy'];

/** What is stored of the visitor, without what cannot be read. */
export function readTexts(read: (key: TravelKey) => string | null): TravelTexts {
  const texts = travelKeys.map((key) => {
    const stored = read(key);
    return [key, stored === null ? undefined : parts[key].tidy(stored)] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
}

/** The changes that an arrival makes. What was brought along has no say about what it does not have. */
export function listChanges(own: TravelTexts, taken: TravelTexts, arrival: Arrival): TravelChanges {
  const next = arrival === 'replace' ? replaceAll(own, taken) : addAll(own, taken);
  const changed = travelKeys.filter((key) => next[key] !== own[key]);
  return Object.fromEntries(changed.map((key) => [key, next[key] ?? null]));
}

/**
 * What the link to come back has that is not here: a due date other than that of the pregnancy or the birth here, and a
 * region. A birth stays, as a due date that was entered after it is that of the next baby.
 */
export function listKeptNews(own: TravelTexts, kept: TravelTexts): TravelTexts {
  const birth = parseStoredBirth(own.birth ?? null);
  const knownDates = [parseStoredPregnancy(own.pregnancy ?? null), birth?.pregnancy].map((known) => known?.dueDate);
  const dueDate = parseStoredPregnancy(kept.pregnancy ?? null)?.dueDate;
  const { pregnancy, region } = kept;
  return {
    ...(pregnancy && !knownDates.includes(dueDate) && { ...pick(own, ['birth', 'birthTracks']), pregnancy }),
    ...(region && region !== own.region && { region }),
  };
}

function replaceAll(own: TravelTexts, taken: TravelTexts): TravelTexts {
  const told = [OWN_STORY, FOLLOWED_STORY].filter((story) => story.some((key) => taken[key] !== undefined));
  return combine(omit(own, told.flat()), taken, 'replace');
}

function addAll(own: TravelTexts, taken: TravelTexts): TravelTexts {
  return combine(own, omit(taken, [...listStaying(own, taken), ...listFollowedStaying(own, taken)]), 'add');
}

/** What is not added to the pregnancy or birth that is here. */
function listStaying(own: TravelTexts, taken: TravelTexts): readonly TravelKey[] {
  if (own.pregnancy === undefined && own.birth === undefined) return [];
  const isSameBirth = getBirthday(own) !== undefined && getBirthday(own) === getBirthday(taken);
  return isSameBirth ? ['pregnancy', 'birth'] : OWN_STORY;
}

function listFollowedStaying(own: TravelTexts, taken: TravelTexts): readonly TravelKey[] {
  if (FOLLOWED_STORY.every((key) => own[key] === undefined)) return [];
  const isSame = getFollowed(own) !== undefined && getFollowed(own) === getFollowed(taken);
  return isSame ? ['followed'] : FOLLOWED_STORY;
}

function combine(own: TravelTexts, taken: TravelTexts, arrival: Arrival): TravelTexts {
  const texts = { ...own };
  for (const key of travelKeys) {
    const [before, other] = [own[key], taken[key]];
    if (other !== undefined) texts[key] = before === undefined ? other : parts[key][arrival](before, other);
  }
  return texts;
}

const getBirthday = ({ birth }: TravelTexts) => parseStoredBirth(birth ?? null)?.birthday;

const getFollowed = ({ followed }: TravelTexts) => parseStoredPregnancy(followed ?? null)?.dueDate;

const pick = (texts: TravelTexts, keys: readonly TravelKey[]): TravelTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => keys.includes(key as TravelKey)));

function omit(texts: TravelTexts, keys: readonly TravelKey[]): TravelTexts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key as TravelKey)));
}
