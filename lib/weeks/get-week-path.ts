/** The path of a gestational week's own page on this site, without the base path: '/development/week-12'. */
export function getWeekPath(week: number): string {
  return `/development/week-${week}`;
}
