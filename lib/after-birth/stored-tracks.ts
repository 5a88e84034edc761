import { type BirthTrack, birthTracks } from '@/data/after-birth/tracks';
import { isRecord, parseJson } from '@/lib/json/json';

const VERSION = 1;

/** The text that is stored of the tracks that are ticked. */
export function serializeBirthTracks(tracks: readonly BirthTrack[]): string {
  return JSON.stringify({ version: VERSION, tracks });
}

/**
 * Reads what was stored: tracks, each once, in their order. What the site does not know is left out. Never throws.
 * @returns undefined where nothing was said, or nothing of it can be read; none may have been ticked on purpose
 */
export function parseBirthTracks(text: string | null): BirthTrack[] | undefined {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.tracks)) return undefined;
  const stored: unknown[] = value.tracks;
  return birthTracks.filter((track) => stored.includes(track));
}

/**
 * The tracks that are ticked.
 * @param stored what the visitor has said, if anything
 * @param isEarly whether the birthday is before 37 weeks by the due date: taken as said until something is
 */
export function getBirthTracks(stored: readonly BirthTrack[] | undefined, isEarly: boolean): readonly BirthTrack[] {
  return stored ?? (isEarly ? ['early'] : []);
}
