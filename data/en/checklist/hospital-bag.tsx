import type { ReactNode } from 'react';
import { OWN_ITEMS_MAX, OWN_LABEL_MAX_LENGTH, PACKING_WEEK } from '@/data/packing-rules';

export const title = 'Canadian Hospital Bag Checklist';
export const withoutScript = 'Without JavaScript nothing can be saved here: print the page and tick it on paper.';

export const packed = 'Packed';
export const essentialsPacked = 'Essentials packed';
interface Progress {
  checked: number;
  total: number;
}
export const itemsOf = ({ checked, total }: Progress) => `${checked}/${total} items`;
export const essentialsOf = ({ checked, total }: Progress) => `${checked}/${total} essentials`;
/** In the place of both figures until the first tick. */
export const nothingPacked = ({ items, essentials }: { items: number; essentials: number }) =>
  `${items} things, ${essentials} you need`;
export const percent = (value: number) => `${value}%`;

export const itemsToShow = 'Items to show';
export const filters = { all: 'All Items', essentials: 'Essentials', additional: 'Additional' };

export const itemsToPack = 'Items to pack';
/** Opens the scroll area of wide screens to its full height, and closes it again. */
export const showAll = 'Show all';
export const showLess = 'Show less';
export const removeItem = (label: string) => `Remove ${label}`;

export const addOwnItem = 'Add your own item';
export const whatToPack = 'What to pack';
export const partOfList = 'Part of the list';
export const add = 'Add';
export const ownItemProblems = {
  empty: 'Write what you want to pack.',
  'too-long': `This is too long. Use ${OWN_LABEL_MAX_LENGTH} characters or fewer.`,
  duplicate: 'This is already in that part of the list.',
  'too-many': `You have ${OWN_ITEMS_MAX} items of your own, which is the most. Remove one first.`,
};

export const howManyBabies = 'How many babies?';
export const babyCounts = { 1: '1', 2: '2 (twins)', 3: '3 (triplets)', 4: '4 or more' };
export const mustTravel = 'I need to travel to give birth';
export const packingDay = 'When to pack';
export const generalAdvice = `Recommended to pack at ${PACKING_WEEK[1]} weeks`;
export const earlierAdvice = {
  2: (week: number) => `With twins, pack at ${week} weeks: twins often come early.`,
  3: (week: number) => `With triplets, pack at ${week} weeks: triplets often come early.`,
  4: (week: number) => `With four or more babies, pack at ${week} weeks: they often come early.`,
};
export const earlierAdviceForTravel = {
  1: (week: number) => `Because you must travel, pack at ${week} weeks.`,
  2: (week: number) => `With twins and travel, pack at ${week} weeks.`,
  3: (week: number) => `With triplets and travel, pack at ${week} weeks.`,
  4: (week: number) => `With four or more babies and travel, pack at ${week} weeks.`,
};
export const packOn = (date: string) => `For you that is ${date}.`;
export const packToday = 'For you that is today. Pack now.';
export const packSince = (date: string) => `For you that was ${date}. Pack now.`;
export const whenToLeave = 'Ask your provider when to leave: it may be earlier than you think.';
export const enterDueDate = (link: (text: string) => ReactNode) => (
  <>{link('Enter your due date')} to see your own packing day.</>
);

export const reset = 'Reset';
export const undo = 'Undo';
export const save = 'Save';
export const print = 'Print';
export const saveImage = 'Save as Image';
export const drawing = 'Drawing your list...';

export const pictureSummary = ({ items, essentials }: { items: Progress; essentials: Progress }) =>
  `${items.checked}/${items.total} items, ${essentials.checked}/${essentials.total} essentials. Recommended to pack at ${PACKING_WEEK[1]} weeks.`;

export const saving = 'Saving';
export const kept = 'Every tick is saved on this device as you make it.';
export const damaged = 'Part of your saved list could not be read. Every tick that we could read is kept.';
export const notKept =
  'This browser does not let us keep your list. It will be gone when you leave this page, so print it or save it as an image.';

export const itemAdded = (label: string) => ({ title: 'Item added', description: `${label} is on your list.` });
export const itemRemoved = (label: string) => ({
  title: 'Item removed',
  description: `${label} is off your list. Undo brings it back.`,
});
export const listReset = { title: 'Checklist reset', description: 'All items have been unchecked.' };
export const listRestored = { title: 'Undone', description: 'Your list is as it was.' };
export const listSaved = { title: 'Checklist saved', description: 'Your progress has been saved.' };
export const listNotSaved = {
  title: 'Checklist not saved',
  description: 'This browser does not let us keep your list. Save it as an image or print it.',
};
/** What works where no picture arrives. */
export const withoutPicture = 'Or print the list.';
export const pictureNotSaved = {
  title: 'The picture was not saved',
  description: 'Your browser could not draw it. Try again, or print the list.',
};
