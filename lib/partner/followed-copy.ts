import { bagCategories } from '@/data/hospital-bag';
import { OWN_ITEMS_MAX, OWN_LABEL_MAX_LENGTH } from '@/data/packing-rules';
import type { ProvinceCode } from '@/data/provinces';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { type ChecklistItem, createChecklist } from '@/lib/checklist/checklist';
import { isRecord, parseJson } from '@/lib/json/json';
import { findProvinceCode } from '@/lib/resources/provinces';
import { type OwnAppointments, parseOwnAppointments } from '@/lib/timeline/own-appointments';

/** The packing list as it was: the ticked ones of our items by their ids, and all that were added. */
export interface CopiedBag {
  packed: string[];
  own: Pick<ChecklistItem, 'label' | 'category' | 'isChecked'>[];
}

/** What somebody gave of their pregnancy, or of their baby, to whoever follows it: as it was on a day, and no more. */
export type FollowedCopy = {
  /** The day on which it was made, yyyy-MM-dd. */
  madeOn: string;
  region?: ProvinceCode;
  /** Absent where they were left out. */
  appointments?: OwnAppointments;
  /** Absent where it was left out. */
  bag?: CopiedBag;
  /** yyyy-MM-dd; after the birth the birthday in its place. */
} & ({ dueDate: string; birthday?: undefined } | { birthday: string; dueDate?: undefined });

const VERSION = 1;

/** The text that is stored, and that a link carries. */
export function serializeFollowedCopy(copy: FollowedCopy): string {
  return JSON.stringify({ version: VERSION, ...copy });
}

/**
 * Reads what was stored or what a link carried, which anybody can write. Of appointments, bag and region what cannot be
 * read is left out.
 * @returns undefined for anything that does not say when it was made, or has no due date or birthday
 */
export function parseFollowedCopy(text: string | null): FollowedCopy | undefined {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || value.version !== VERSION || !isDay(value.madeOn)) return undefined;
  const day = isDay(value.birthday)
    ? { birthday: value.birthday }
    : isDay(value.dueDate)
      ? { dueDate: value.dueDate }
      : undefined;
  if (!day) return undefined;
  const { madeOn, appointments, bag } = value;
  const region = typeof value.region === 'string' ? findProvinceCode(value.region) : undefined;
  return {
    madeOn,
    ...day,
    ...(region && { region }),
    ...(isRecord(appointments) && {
      appointments: parseOwnAppointments(JSON.stringify({ version: VERSION, appointments })),
    }),
    ...(isRecord(bag) && { bag: readBag(bag) }),
  };
}

const isDay = (value: unknown): value is string => typeof value === 'string' && parseCalendarDate(value) !== undefined;

function readBag({ packed, own }: Record<string, unknown>): CopiedBag {
  return {
    packed: Array.isArray(packed) ? packed.filter((id) => ourIds.has(id)) : [],
    own: Array.isArray(own) ? own.flatMap(readOwnItem).slice(0, OWN_ITEMS_MAX) : [],
  };
}

const ourIds = new Set<unknown>(createChecklist().map(({ id }) => id));

function readOwnItem(value: unknown): CopiedBag['own'] {
  if (!isRecord(value) || typeof value.label !== 'string' || !value.label.trim()) return [];
  const { label, category, isChecked } = value;
  return [
    {
      label: [...label].slice(0, OWN_LABEL_MAX_LENGTH).join(''),
      category: bagCategories.find(({ id }) => id === category)?.id ?? 'mom-stay',
      isChecked: isChecked === true,
    },
  ];
}

/** A packing list as a copy holds it. */
export function copyBag(items: ChecklistItem[]): CopiedBag {
  return {
    packed: items.filter(({ isOwn, isChecked }) => !isOwn && isChecked).map(({ id }) => id),
    own: items.filter(({ isOwn }) => isOwn).map(({ label, category, isChecked }) => ({ label, category, isChecked })),
  };
}

/** The whole packing list of a copy, our items in today's words. */
export function listCopiedItems({ packed, own }: CopiedBag): ChecklistItem[] {
  return [
    ...createChecklist().map((item) => ({ ...item, isChecked: packed.includes(item.id) })),
    ...own.map((item, index) => ({ ...item, id: `own-${index + 1}`, isEssential: false, isOwn: true })),
  ];
}
