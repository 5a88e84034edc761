export const startsOn = (week: number, date: string) => `Week ${week} starts on ${date}.`;
export const inWeek = (week: number) => `You are in week ${week}`;
export const hasArrived = 'Has your baby arrived? If not, call your provider today.';
export const pastWeek = (week: number) => `You are past week ${week}.`;
export const calculatorLink = 'More in the calculator';
