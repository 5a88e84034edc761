import { isRecord, parseJson } from '@/lib/json/json';

const VERSION = 1;

/** So many ids are read at most, as a damaged text may hold any number. */
const MOST_IDS = 500;

/** The text that is stored of the ids of ticked to-dos. */
export function serializeDoneToDos(done: readonly string[]): string {
  return JSON.stringify({ version: VERSION, done });
}

/**
 * Reads what was stored: ids, each once. Also ids that the site does not know, as another version of it may; nothing of a
 * text that is damaged. Never throws.
 */
export function parseDoneToDos(text: string | null): string[] {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.done)) return [];
  return [...new Set(value.done.filter((id): id is string => typeof id === 'string'))].slice(0, MOST_IDS);
}

/** The ids once a to-do was ticked, or its tick taken away. */
export function setToDoDone(done: readonly string[], id: string, isDone: boolean): string[] {
  const others = done.filter((other) => other !== id);
  return isDone ? [...others, id] : others;
}
