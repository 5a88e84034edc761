import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const title = 'Your Canada Child Benefit';
export const lead =
  'It is paid beside EI or QPIP, and goes by the income of your family. Say what that was in the year below, and see what comes each month.';
export const family = 'For the Canada Child Benefit and the family supplement';
/** The year is known once the page knows today. */
export const netIncome = (year: number | undefined) => (year ? `Family net income of ${year}` : 'Family net income');
export const netIncomeHint = 'Line 23600 of both tax returns for that year, added up.';
export const children = 'Ages of the children you have already';
export const childrenHint = 'Such as 3, 7. Empty if this is your first.';
export const notAges = 'Enter ages in whole years, with commas between them.';
export const addDate = 'Say above where you live and when your baby is due: then the amount stands here.';
export const addIncome = 'The amount stands here once the income does.';
export const opening = 'Opening the amount...';
/** To this part of the page, from others. */
export const toChildBenefit = 'How much Canada Child Benefit for your family';

/** What a region's own child benefit is, where we have read that it comes by itself. */
export const ownBenefits: Partial<Record<ProvinceCode, Statement>> = {
  QC: {
    text: 'Beside it, the Family Allowance of Retraite Québec comes by itself for a baby born in Quebec whose birth is declared. File your taxes every year.',
    sources: ['retraite-quebec'],
  },
  YT: {
    text: 'The Yukon Child Benefit comes with it, usually without another form.',
    sources: ['after-yukon-developers-apply-automated', 'after-canada-revenue-canada-child-2'],
  },
  MB: { text: "Manitoba's own child benefit may be one that you ask for yourself. The province can tell you." },
};
export const ownBenefitElsewhere: Statement = {
  text: 'A child benefit of your province or territory, where there is one, usually comes with it, without another form.',
  sources: ['after-canada-revenue-canada-child-2'],
};
