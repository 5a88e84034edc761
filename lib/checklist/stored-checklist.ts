import { type BagCategoryId, bagCategories } from '@/data/hospital-bag';
import { isRecord } from '@/lib/json/is-record';
import { parseJson } from '@/lib/json/parse-json';
import { OWN_LABEL_MAX_LENGTH } from './constants';
import { createChecklist } from './create-checklist';
import { createOwnId, OWN_ID } from './create-own-id';
import { readStoredRecords, type StoredRecord } from './read-stored-records';
import { toComparable } from './to-comparable';
import type { ChecklistItem } from './types';

/** The list as it was read from the visitor's browser. */
export interface StoredChecklist {
  items: ChecklistItem[];
  /** Something was stored that is not a list of ours, or no longer whole; what could be read of it is in `items`. */
  isDamaged: boolean;
}

/** The text that is stored: the whole list with its ticks (specification, section 4), own items after ours. */
export function serializeChecklist({ items }: Pick<StoredChecklist, 'items'>): string {
  return JSON.stringify(
    items.map(({ id, category, label, isEssential, isOwn, isChecked }) => ({
      id,
      category,
      label,
      isEssential,
      ...(isOwn && { isOwn }),
      isChecked,
    })),
  );
}

/**
 * Reads what was stored, also by an older version, by somebody else, or damaged: every tick that can be read is kept.
 * A ticked item that the list no longer has becomes one of the visitor's own. Labels and essentials are today's.
 */
export function parseStoredChecklist(text: string | null): StoredChecklist {
  const items = createChecklist();
  if (!text) return { items, isDamaged: false };
  const ids = new Set(items.map(({ id }) => id));
  const value = parseJson(text);
  // Some programs store JSON as a text within JSON.
  const content = typeof value === 'string' ? value : text;
  for (const record of readStoredRecords(content, (key) => ids.has(key))) add(items, record);
  return { items, isDamaged: !(Array.isArray(value) && value.every(isItem)) };
}

/** Ticks the record's item in `items`, or adds it. */
function add(items: ChecklistItem[], record: StoredRecord): void {
  const { id, label = id, isChecked } = record;
  const isOwn = record.isOwn || OWN_ID.test(id ?? '');
  const known = items.find(
    (item) => !item.isOwn && (item.id === id || (!isOwn && toComparable(item.label) === toComparable(label ?? ''))),
  );
  if (known) {
    known.isChecked ||= isChecked;
    return;
  }
  if (!label || !(isOwn || isChecked)) return;
  const own: ChecklistItem = {
    id: id && OWN_ID.test(id) && !items.some((item) => item.id === id) ? id : createOwnId(items),
    category: findCategory(record.category),
    label: [...label.trim()].slice(0, OWN_LABEL_MAX_LENGTH).join(''),
    isEssential: false,
    isChecked,
    isOwn: true,
  };
  const twin = items.find(
    (item) => item.category === own.category && toComparable(item.label) === toComparable(own.label),
  );
  if (twin) twin.isChecked ||= isChecked;
  else items.push(own);
}

function findCategory(id: string | undefined): BagCategoryId {
  return bagCategories.find((category) => category.id === id)?.id ?? 'mom-stay';
}

/** Whether a value is an item as `serializeChecklist` writes it, of whatever version of our list. */
function isItem(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { id, label, isChecked } = value;
  return typeof id === 'string' && typeof label === 'string' && typeof isChecked === 'boolean';
}
