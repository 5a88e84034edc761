import type { ReplayedPageId } from '@/data/pages';
import { PREGNANCY_DAYS } from '@/data/pregnancy-rules';

/** What a page says where its widget has not started: its script is missing, broken or too new for the browser. */
export const cannotStart = 'This part cannot start here.';
export const reason = 'Its script did not load, or this browser is too old for it. Check your connection, then reload.';
export const reload = 'Reload';

const eraseInBrowser = "You can clear this site's data in the settings of your browser instead.";

/** What to do instead, by page. The timer has words of its own. */
export const instead: Record<ReplayedPageId, string> = {
  home: 'You can still read every page in the menu.',
  'when-to-call': 'You can still choose any sign and read every list below.',
  'find-care': 'Each region has its own answer on its page below.',
  'can-i': 'Every answer can be read on the pages of the topics below.',
  calculator: `By hand: add ${PREGNANCY_DAYS} days, which is ${PREGNANCY_DAYS / 7} weeks, to the first day of your last period.`,
  ivf: 'By hand: the sum and a table are on this page.',
  conception: 'By hand: the sum and an example are on this page.',
  ultrasound: 'By hand: the sum and an example are below.',
  'how-many-weeks': 'The forty weeks with their months and trimesters are below.',
  development: 'The forty weeks below can be read without it.',
  timeline: 'Milestones and appointments below are in weeks.',
  'hospital-bag': 'The list can be read, printed and ticked on paper.',
  resources: 'Each province and territory has a page of its own below.',
  benefits: 'All the rules and figures are below.',
  letter: 'What each province and territory asks for is below. A letter by hand is enough.',
  'first-six-weeks': 'All the days can be opened in the strip, or by their addresses.',
  partner: 'What you can do in each week is below.',
  birth: 'The first papers of each region, and when to call, are below.',
  'take-along': 'Nothing is lost: what you keep here stays on this device.',
  papers: 'The papers of each province and territory stand on its page, linked below.',
  tips: "'When to call' is below. Each week has a page of its own, with tips.",
  movements: 'You can read the whole page without it. Write the number of your maternity unit on paper.',
  search: 'All of this site is listed from A to Z below.',
  about: eraseInBrowser,
  support: eraseInBrowser,
};
