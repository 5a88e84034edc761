/**
 * A length as a clock shows it: minutes and seconds, from an hour on with hours.
 * @example formatStopwatch(64) // '1:04'
 */
export function formatStopwatch(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (part: number) => String(part).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
