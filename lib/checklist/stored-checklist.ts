import { type BagCategoryId, bagCategories } from '@/data/hospital-bag';
import { OWN_LABEL_MAX_LENGTH } from '@/data/packing-rules';
import { isRecord, parseJson } from '@/lib/json/json';
import { type ChecklistItem, createChecklist } from './checklist';
import { createOwnId, OWN_ID, toComparable } from './own-items';

/** The list as it was read from the visitor's browser. */
interface StoredChecklist {
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

/** What could be read of one stored item. */
interface StoredRecord {
  id?: string | undefined;
  label?: string | undefined;
  category?: string | undefined;
  isChecked: boolean;
  isOwn: boolean;
}

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

const PAIR = String.raw`${TEXT}\s*:\s*(?:${TEXT}|true|false|null|-?[\d.eE+-]+)`;

/** An object whose values are plain, whole in itself whatever stands around it; with the key that it stands under. */
const WHOLE_OBJECT = new RegExp(String.raw`(?:(${TEXT})\s*:\s*)?(\{\s*(?:${PAIR}(?:\s*,\s*${PAIR})*)?\s*\})`, 'g');

const KEY_AND_VALUE = new RegExp(String.raw`(${TEXT})\s*:\s*(${TEXT}|true|false|null|-?[\d.eE+-]+)`, 'g');

type Fields = Map<string, unknown>;

/**
 * Finds every item in a stored text, also in one that is cut off, damaged or of another shape: a list of items, items
 * under their ids, or ids that are true. Works on the text rather than on parsed JSON, so that one wrong character
 * costs no more than the item it stands in.
 * @param isKnownId tells ids of the list from other keys, where an id stands as a key
 */
function readStoredRecords(text: string, isKnownId: (key: string) => boolean): StoredRecord[] {
  const found: Fields[] = [];
  const remains = text.replace(WHOLE_OBJECT, (_whole, key: string | undefined, object: string) => {
    const [fields = new Map()] = readFields(object);
    if (key && !fields.has('id')) fields.set('id', readValue(key));
    found.push(fields);
    return '{}';
  });
  for (const fragment of remains.split(/[{}]/)) found.push(...readFields(fragment));
  return found.flatMap((fields) => [...listTickedKeys(fields, isKnownId), toRecord(fields)]);
}

/** The keys and values in a piece of text; a second 'id' begins a second item. */
function readFields(text: string): Fields[] {
  const items: Fields[] = [];
  for (const [, key = '', value = ''] of text.matchAll(KEY_AND_VALUE)) {
    const name = String(readValue(key));
    const current = items.at(-1);
    if (!current || (name === 'id' && current.has('id'))) items.push(new Map([[name, readValue(value)]]));
    else current.set(name, readValue(value));
  }
  return items;
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.replace(/^"|"$/g, '');
  }
}

function listTickedKeys(fields: Fields, isKnownId: (key: string) => boolean): StoredRecord[] {
  return [...fields]
    .filter(([key, value]) => isKnownId(key) && isTick(value))
    .map(([id]) => ({ id, isChecked: true, isOwn: false }));
}

function toRecord(fields: Fields): StoredRecord {
  return {
    id: readText(fields.get('id')),
    label: readText(fields.get('label')),
    category: readText(fields.get('category')),
    isChecked: isTick(fields.get('isChecked')) || isTick(fields.get('checked')),
    isOwn: fields.get('isOwn') === true,
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function isTick(value: unknown): boolean {
  return value === true || value === 'true' || value === 1;
}
