/** Subject of the email and title in a share sheet. */
export const subject = 'My Due Date';
export const daysToGo = ({ date, days, age }: { date: string; days: string; age: string }) =>
  `My baby is due on ${date}. There are ${days} days to go, and the pregnancy is ${age} along.`;
export const oneDayToGo = ({ date, age }: { date: string; age: string }) =>
  `My baby is due tomorrow, ${date}. There is 1 day to go, and the pregnancy is ${age} along.`;
export const dueToday = ({ date, age }: { date: string; age: string }) =>
  `My baby is due today, ${date}. The pregnancy is ${age} along.`;
export const dueYesterday = ({ date, age }: { date: string; age: string }) =>
  `My baby was due yesterday, ${date}. The pregnancy is ${age} along.`;
export const daysPast = ({ date, days, age }: { date: string; days: string; age: string }) =>
  `My baby was due on ${date}, ${days} days ago. The pregnancy is ${age} along.`;

// In a toast.
export const sharingFailed = {
  title: 'Sharing did not work',
  description: 'Try another way to share, or copy the link.',
};
