export const title = 'Track Your Pregnancy Journey';
export const week = (number: number) => `Week ${number}`;
export const timelineLink = 'Explore Pregnancy Timeline';
