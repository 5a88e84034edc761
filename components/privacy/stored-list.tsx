import { type StoredKey, storedValues } from '@/data/stored-values';

/** Stored values in words. */
export function StoredList({ keys }: { keys: StoredKey[] }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-6">
      {storedValues
        .filter(({ key }) => keys.includes(key))
        .map(({ key, what }) => (
          <li key={key}>{what}</li>
        ))}
    </ul>
  );
}
