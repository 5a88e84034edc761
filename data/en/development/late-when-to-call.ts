export const loading = 'Loading...';
export const onWeekPage = (week: number) => `When to call, on the page of week ${week}`;
