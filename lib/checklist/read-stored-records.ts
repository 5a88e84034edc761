/** What could be read of one stored item. */
export interface StoredRecord {
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
export function readStoredRecords(text: string, isKnownId: (key: string) => boolean): StoredRecord[] {
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
