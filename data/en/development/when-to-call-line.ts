export const feelsWrong = 'Something feels wrong?';
export const whenToCall = (week: number) => `When to call in week ${week}`;
