export const title = 'Canadian Pregnancy Resources';
export const intro = 'Care, leave, benefits and child care where you live, each with its official page.';
export const allResources = 'All resources';
export const tabs = {
  benefits: 'Parental Benefits',
  provinces: 'Provincial Resources',
  national: 'National Resources',
};
export const nationalResources = 'National Canadian Resources';
export const allRegions = 'All provinces and territories';

/** On paper, above the title. */
export const checkedOn = (day: string) => `Checked ${day}.`;
export const askBefore = 'Amounts and phone numbers change: ask before you rely on them.';
