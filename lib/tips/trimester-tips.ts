import { trimesterTips as guides, type TipSectionId, type TipsTrimester } from '@/data/tips';
import * as words from '@/words/tips/guides';

/** One topic of a trimester's guide; where a page of the site helps with it, its path and the label of the link. */
type TipSection = { id: TipSectionId; path?: string; openCount?: number } & (typeof words.sections)[TipSectionId];

/** The guide of a trimester. */
export type TrimesterTips = {
  id: TipsTrimester;
  /** Its first and last week, as text. */
  weeks: string;
  sections: TipSection[];
} & (typeof words.trimesters)[TipsTrimester];

/** The guides of the page '/tips', in their order. */
export const trimesterTips: TrimesterTips[] = guides.map(({ id, weeks, sections }) => ({
  ...words.trimesters[id],
  id,
  weeks: words.weeks(weeks.from, weeks.to),
  sections: sections.map((section) => ({ ...section, ...words.sections[section.id] })),
}));
