import { type StoredKey, storedKeys } from '@/data/stored-values';
import * as words from '@/words/privacy';

/** Stored values in words. */
export function StoredList({ keys }: { keys: StoredKey[] }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-6">
      {storedKeys
        .filter((key) => keys.includes(key))
        .map((key) => (
          <li key={key}>{words.storedValues[key]}</li>
        ))}
    </ul>
  );
}
