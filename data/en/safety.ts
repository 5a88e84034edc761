export const title = 'Not safe at home?';
