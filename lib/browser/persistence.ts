/** Whether the browser has promised to keep what the site stores until the visitor deletes it. */
export type Persistence = 'promised' | 'not-promised' | 'cannot-tell';

export const readPersistence = () => getAnswer(() => navigator.storage.persisted());

/** Asks the browser for that promise. Some ask the visitor: only after a tap that stored something. Never throws. */
export const askToKeep = () => getAnswer(() => navigator.storage.persist());

async function getAnswer(ask: () => Promise<boolean>): Promise<Persistence> {
  try {
    return (await ask()) ? 'promised' : 'not-promised';
  } catch {
    // An old browser, or a page that is not served over HTTPS.
    return 'cannot-tell';
  }
}
