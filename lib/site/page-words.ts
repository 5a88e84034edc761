import type { ListedPageId } from '@/data/pages';
import { page as afterBirth } from '@/words/after-birth/after-birth-page';
import { page as papers } from '@/words/after-birth/papers-page';
import { page as firstSixWeeks } from '@/words/after-birth/six-weeks-page';
import { page as letter } from '@/words/benefits/letter';
import { page as standardOrExtended } from '@/words/benefits/standard-or-extended';
import { page as canI } from '@/words/can-i/page';
import { page as conception } from '@/words/due-date/conception';
import { page as ivf } from '@/words/due-date/ivf';
import { page as ultrasound } from '@/words/due-date/ultrasound';
import { page as findCare } from '@/words/find-care/page';
import { page as howManyWeeks } from '@/words/how-many-weeks';
import { page as labour } from '@/words/labour/page';
import { page as leavingHome } from '@/words/leaving-home';
import { page as movements } from '@/words/movements';
import { pages } from '@/words/pages';
import { page as tests } from '@/words/prenatal-tests';
import { page as search } from '@/words/search';
import { page as signsOfLabour } from '@/words/signs-of-labour';
import { page as whenToCall } from '@/words/when-to-call';

/** What search engines, shared links and menus call a page. */
export interface PageWords {
  /** The title in search results; the site's name is added, except on the home page. */
  title: string;
  description: string;
  /** The page's name in menus, unless they have another for it, and in the breadcrumbs of pages below it. */
  shortTitle: string;
  /** A line about it in the menu of tools, unless that menu has one. */
  about?: string;
}

/**
 * The words of every page that search engines are told of: in the words of all pages, or, where a page has one file for
 * all of its words, as `page` in that file.
 */
export const pageWords: Record<ListedPageId, PageWords> = {
  ...pages,
  'after-birth': afterBirth,
  movements,
  papers,
  'find-care': findCare,
  labour,
  'leaving-home': leavingHome,
  'signs-of-labour': signsOfLabour,
  tests,
  letter,
  'standard-or-extended': standardOrExtended,
  ivf,
  conception,
  ultrasound,
  'how-many-weeks': howManyWeeks,
  'first-six-weeks': firstSixWeeks,
  search,
  'can-i': canI,
  'when-to-call': whenToCall,
};
