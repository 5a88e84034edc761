import type { Page } from '@playwright/test';

/** What the second copy of the labour record, in IndexedDB, holds; undefined while there is none. */
export async function readRecordCopy(page: Page): Promise<unknown> {
  const text = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const opening = window.indexedDB.open('contractions');
        // A database that this would make is not made.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve(undefined);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('log').objectStore('log').get('latest');
          opening.result.close();
          reading.onerror = () => resolve(undefined);
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );
  return text === undefined ? undefined : JSON.parse(text);
}
