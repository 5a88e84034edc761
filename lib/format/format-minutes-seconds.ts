/**
 * A length in minutes and seconds, short.
 * @example formatMinutesSeconds(280) // '4m 40s'
 */
export function formatMinutesSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}m ${seconds % 60}s`;
}
