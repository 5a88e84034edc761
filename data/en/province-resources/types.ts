import type { LinkedPageWords } from '@/words/national-resources';

/** What is known of an amount, written as the language writes it. Empty where it is not known. */
interface AmountFigures {
  aMonth: string;
  atBirth: string;
  fromWeeks: string;
  /** 'fourth' */
  fromMonth: string;
  /** Day of the page that says so. */
  saidOn: string;
}

interface SpecialProgramWords extends LinkedPageWords {
  /** The program's name, or the names of several. */
  name: string;
  /** What it pays, where a page says so, and which page: amounts change, and not every page is dated. */
  amount?: (figures: AmountFigures) => string;
  amountAsOf?: (figures: AmountFigures) => string;
}

/** What is said of the pages of data/province-resources. */
export interface ProvinceResourcesWords {
  healthLink: LinkedPageWords;
  maternityInfo: LinkedPageWords;
  /** Where the region has its own program beside Employment Insurance. */
  parentalBenefits?: LinkedPageWords;
  childcareOptions: LinkedPageWords;
  specialPrograms: SpecialProgramWords;
  /** By their ids. */
  further?: Record<string, LinkedPageWords>;
}
