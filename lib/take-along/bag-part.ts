import { bagItems } from '@/data/hospital-bag';
import type { ChecklistItem } from '@/lib/checklist/checklist';
import { createOwnId } from '@/lib/checklist/own-items';
import { parseStoredChecklist, serializeChecklist } from '@/lib/checklist/stored-checklist';
import { isRecord } from '@/lib/json/json';
import type { Part } from './part';

const parse = (text: string) => parseStoredChecklist(text).items;

const serialize = (items: ChecklistItem[]) => serializeChecklist({ items });

/** A list without ticks and own items is the one that everybody begins with. */
function tidy(text: string): string | undefined {
  const items = parse(text);
  return items.some(({ isChecked, isOwn }) => isChecked || isOwn) ? serialize(items) : undefined;
}

/** Of the list that the site brings along only the ids that are ticked travel: its labels are those of today's list. */
function pack(text: string) {
  const items = parse(text);
  const own = items.filter(({ isOwn }) => isOwn);
  return {
    packed: items.filter(({ isChecked, isOwn }) => isChecked && !isOwn).map(({ id }) => id),
    ...(own.length > 0 && { own: own.map(({ category, label, isChecked }) => ({ category, label, isChecked })) }),
  };
}

function unpack(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const packed: unknown[] = Array.isArray(value.packed) ? value.packed : [];
  const own: unknown[] = Array.isArray(value.own) ? value.own : [];
  const records = [
    // What today's list no longer has cannot be shown without its label.
    ...bagItems.filter(({ id }) => packed.includes(id)).map(({ id }) => ({ id, label: '', isChecked: true })),
    ...own.map((item, index) => (isRecord(item) ? { ...item, id: `own-${index + 1}`, isOwn: true } : item)),
  ];
  return tidy(JSON.stringify(records));
}

/** Ticks are united. An own item of the same name in the same part of the bag is the same one. */
function add(own: string, taken: string): string {
  const items = parse(own);
  for (const other of parse(taken)) {
    const known = other.isOwn
      ? items.find(({ category, label }) => category === other.category && label === other.label)
      : items.find(({ id }) => id === other.id);
    if (known) known.isChecked ||= other.isChecked;
    else items.push({ ...other, id: createOwnId(items) });
  }
  return serialize(items);
}

/** The hospital bag. */
export const bagPart: Part = { tidy, pack, unpack, replace: (_own, taken) => taken, add };
