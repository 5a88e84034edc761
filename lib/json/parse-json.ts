/** Reads JSON of unknown origin, such as a stored text; undefined for what is none. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
