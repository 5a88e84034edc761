import { bagCategories } from '@/data/hospital-bag';
import { OWN_LABEL_MAX_LENGTH } from '@/data/packing-rules';
import { isRecord, parseJson } from '@/lib/json/json';
import { type ChecklistItem, createChecklist } from './checklist';
import { createOwnId } from './own-items';

/** The list as it was read from the visitor's browser. */
export interface StoredChecklist {
  items: ChecklistItem[];
  /** Part of what was stored could not be read; `items` has the rest. */
  isDamaged: boolean;
}

/** The text that is stored: the whole list with its ticks, as specified, own items after ours. */
export function serializeChecklist({ items }: Pick<StoredChecklist, 'items'>): string {
  return JSON.stringify(
    items.map(({ id, category, label, isEssential, isOwn, isChecked }) => ({
      id,
      category,
      label,
      isEssential,
      isOwn,
      isChecked,
    })),
  );
}

/**
 * Reads what was stored, record by record: an item that the list still has keeps its tick, the visitor's own items stay,
 * and a ticked item that the list no longer has becomes one of them. Labels and essentials of our items are today's.
 */
export function parseStoredChecklist(text: string | null): StoredChecklist {
  const items = createChecklist();
  if (!text) return { items, isDamaged: false };
  const value = parseJson(text);
  const entries = Array.isArray(value) ? value : [];
  const records = entries.flatMap(readRecord);
  const retired: ChecklistItem[] = [];
  for (const record of records) {
    const known = [...items, ...retired].find(({ id }) => id === record.id);
    if (known) known.isChecked ||= record.isChecked;
    else if (record.isOwn) items.push(record);
    else if (record.isChecked) retired.push(record);
  }
  // Last, so that they take no id of an item that the visitor added.
  for (const item of retired) items.push({ ...item, id: createOwnId(items), isOwn: true });
  return { items, isDamaged: !Array.isArray(value) || records.length < entries.length };
}

/** The item in a stored record, never an essential; none in what `serializeChecklist` does not write. */
function readRecord(value: unknown): ChecklistItem[] {
  if (!isRecord(value)) return [];
  const { id, category, label, isOwn, isChecked } = value;
  if (typeof id !== 'string' || typeof label !== 'string' || typeof isChecked !== 'boolean') return [];
  return [
    {
      id,
      category: bagCategories.find((known) => known.id === category)?.id ?? 'mom-stay',
      label: [...label].slice(0, OWN_LABEL_MAX_LENGTH).join(''),
      isEssential: false,
      isChecked,
      isOwn: isOwn === true,
    },
  ];
}
