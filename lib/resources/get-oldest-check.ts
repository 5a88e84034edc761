/** The earliest of several days written yyyy-MM-dd: since then at the latest, nobody has checked one of the things. */
export function getOldestCheck(things: [{ checked: string }, ...{ checked: string }[]]): string {
  return things.reduce((oldest, { checked }) => (checked < oldest ? checked : oldest), things[0].checked);
}
