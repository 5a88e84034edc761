import type { TravelGroup } from '@/data/take-along';

export const pageTitle = 'Take it along';
export const intro = 'All that you keep here is on this device and nowhere else. So you move it yourself.';
/** On the card of a link that somebody sends to their other phone. */
export const cardText = 'Open this link to bring back what you keep here: your dates, lists and contractions.';
export const withoutScript =
  'Taking your dates along needs JavaScript, which is off. Nothing is lost: what you keep here stays on this device.';

// The ways.
export const ways = 'Ways to take it along';
export const code = 'Code';
export const file = 'File';
export const receive = 'Receive';

// What goes along.
export const listTitle = 'What goes along';
export const groups: Record<TravelGroup, string> = {
  dates: 'Dates and where you live',
  appointments: 'My appointments',
  bag: 'Hospital bag',
  toDos: 'To-dos and papers',
  followed: 'A baby I follow',
  plan: 'Benefits planner',
  numbers: 'My numbers',
  labour: 'Contractions',
};
export const due = (day: string) => `Due ${day}`;
export const born = (day: string) => `Born ${day}`;
/** How many there are. */
export const appointments = (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`);
export const packed = ({ count, total }: { count: number; total: number }) => `${count} of ${total} packed`;
export const ticked = (count: number) => `${count} ticked`;
export const timed = (count: number) => (count === 1 ? '1 timed' : `${count} timed`);
export const dateAnswers = 'what you calculated it from, such as a period or transfer';
export const birthAnswers = 'what you ticked of the birth and feeding';
export const theirAppointments = 'their appointments';
export const theirBag = 'their hospital bag';
export const planAnswers = 'Your work, pay and leave, family income and ages of children, if you gave them';
export const labourAnswers = 'your answers';
export const bagPlan = 'how many babies, and travel';
export const numbers = {
  providerPhone: 'provider',
  healthCentrePhone: 'health centre',
  maternityPhone: 'maternity unit',
};
export const sensitive =
  'Three kinds are left out until you tick them: your pay and family income, your numbers and your contractions. Anyone who gets hold of a code, link or file can read what is in it.';
export const tickAll = 'Tick everything';
export const nothingHere = 'Nothing of yours is kept on this device yet. Is it on another one? Then choose ‘Receive’.';

// The code and the link.
export const codeTitle = 'QR code with what you chose';
export const drawingCode = 'Drawing the code...';
export const pointCamera = "Point the other phone's camera at it.";
export const codeHolds = 'The code itself holds what you chose. Nothing passes through us. Do not post it.';
export const notInCode = (list: string) => `Too long for the code: ${list}. Take the link or a file for it.`;
export const nothingInCode = 'What you chose is too long for a code. Take the link or a file.';
export const nothingChosen = 'Tick something below first.';
export const tooOld = 'This browser is too old for codes and links. Take a file.';
export const linkTitle = 'Or as a link';
export const linkHolds =
  'The link holds all that you ticked. It stands behind a #, so it is sent to no website. The app that you send it with can read it, and so can whoever gets it. Do not post it.';
export const linkTooLong = 'What you ticked is too long for a link. Take a file.';
export const linkLabel = 'Your link';
export const share = 'Share the link';
export const shareTitle = 'My pregnancy, to take along';
export const shareText = 'Open it on the other phone:';

// The file.
export const fileHolds =
  'A file holds all that you ticked, however long. Keep it where your photos are safe, or send it to your other phone. It has no password: anyone who opens it can read it.';
export const saveFile = 'Save the file';
export const fileName = (day: string) => `pregnancy-${day}.json`;
export const withoutFile = 'Or take the code or the link.';
export const leftOut = (list: string) => `Left out: ${list}.`;

// Receiving.
export const receiveIntro = 'You see what is in it before anything changes here.';
export const chooseFile = 'A file from this site';
export const chooseFileHint = 'Saved on this page, or a CSV of the contraction timer. You can drop it here, too.';
export const pasteLink = 'Or paste a link';
export const readLink = 'See what is in it';
export const problems = {
  foreign: 'This site did not make this. Choose a file or a link from this page. Nothing has changed.',
  newer:
    'A newer version of this site made it. Reload this page and try again, or open it on the other device. Nothing has changed.',
  half: 'It stops in the middle. Save or copy it again, whole. Nothing has changed.',
  damaged: 'It is damaged, or part of it is missing. Make a new one on the other device. Nothing has changed.',
  'too-big': 'It is larger than 2 MB. A file from this site never is. Nothing has changed.',
  'cannot-open': 'The browser could not open this file. Try again. Nothing has changed.',
  partner: 'This link is a copy for a partner. Open it by itself: it never takes the place of your own dates.',
  'too-old': 'This browser is too old for links. Save a file on the other device. Nothing has changed.',
  empty: 'Paste the link first.',
};
export const linkProblem = 'The link that you opened';
export const foundTitle = 'What is in it';
export const madeOn = (day: string) => `Made on ${day}.`;
export const here = (line: string) => `Here now: ${line}`;
export const nothing = 'nothing';
export const unread = (list: string) => `This could not be read: ${list}.`;
export const rest = 'What is not in this list stays as it is here.';
export const bring = 'Bring it here';
export const add = 'Add what is missing';
export const addHint = 'Lists and ticks are joined. Dates, numbers and answers that you have here stay.';
export const replace = 'Replace what is here';
export const replaceHint = 'For each line above, what is in it takes the place of what is here.';
export const cancel = 'Change nothing';
export const allHere = 'All of it is here already. Nothing has to change.';
export const noneMissing = 'Nothing of it is missing here.';
export const close = 'Close';
export const isHere = 'It is here now.';
export const isBack = 'All is as it was before.';
export const notStored =
  'This browser does not let us keep it. You see it until you leave this site, and then it is gone. Keep the file or the link.';
export const toWeek = 'Go to my week';

// The link to come back.
export const keepTitle = 'Keep my link';
export const keepIntro = 'The browser may forget. Put this link into your own notes. Tap it, and you are back.';
export const keepHolds = (line: string) => `It holds this and nothing else: ${line}. You can delete it there any day.`;
export const keepShare = 'Put it into my notes';
export const keepShareTitle = 'My link to the due date calculator';
export const keepShareText = 'My way back to my dates:';
export const welcome = 'Welcome back';
export const linkHas = (line: string) => `Your link has: ${line}.`;
export const bringBack = 'Bring my dates back';
export const datesHere = 'The dates of your link are here already.';
export const otherHere = (line: string) => `Kept here now: ${line}.`;
export const takeLinkDates = 'Use the dates of the link';
export const keepDatesHere = 'Keep what is here';

// The old phone.
export const eraseTitle = 'Giving this phone away?';
export const eraseFirst = 'Look first whether all of it is on the new one. Then erase what this site keeps here:';
export const toErase = 'Erase everything';
