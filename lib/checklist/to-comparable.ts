/** A label for comparing: the same for labels that differ in case, in spaces or in how an accent is encoded. */
export function toComparable(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
