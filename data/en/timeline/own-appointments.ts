export const dayAndTime = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;

export const timeAndPlace = ({ time, place }: { time: string; place: string }) => `${time}, ${place}`;

export const mine = 'My appointment';
/** The day, and the time if there is one. */
export const isOn = (day: string) => `My appointment: ${day}`;
/** Below an appointment on a day outside of the usual time, also after the due date has been changed. */
export const unusual = 'That is not at the usual time. Is the day right?';
export const writeIn = 'Write in my appointment';
/** Of any kind, which is chosen in the form. */
export const writeInOne = 'Write in an appointment';
export const whatFor = 'What is it for?';
/** Follows the button's words for those who do not see what it stands beside. */
export const ofWhat = (title: string) => `: ${title}`;
export const date = 'Day';
export const time = 'Time, if you like';
export const place = 'Place, if you like';
export const save = 'Save';
export const change = 'Change';
export const remove = 'Remove';
export const cancel = 'Cancel';
export const problems = {
  'no-such-date': 'Enter a full date that exists: year, month and day.',
  'outside-pregnancy': 'Going by your due date, this day is not in your pregnancy. Check the year and month.',
  'no-such-time': 'Enter the whole time, also a.m. or p.m. where the field has it, or clear it.',
};

export const next = 'Next appointment';
export const noneWritten = 'None written in yet.';
/** The appointment that comes next by the usual times. */
export const usual = (title: string) => `Usually next: ${title}`;
/** How far away the day is, after its time and place. */
export const today = 'Today.';
export const tomorrow = 'Tomorrow.';
export const inDays = (days: string) => `In ${days}.`;
/** From 42 weeks on: until then the weekly visits are ahead. */
export const none =
  'The usual appointments end here. If your baby is not here yet, call your provider today and ask when to come.';
