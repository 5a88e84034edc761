export const lists = { girls: 'Girls', boys: 'Boys' };
