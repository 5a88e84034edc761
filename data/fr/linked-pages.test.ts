/** @jest-environment node */
import { provinceResourcesWords as englishWords } from '@/data/en/province-resources';
import { provinceResourcePages } from '@/data/province-resources';
import { provinceCodes } from '@/data/provinces';
import { pageAddresses } from './page-addresses';
import { provinceResourcesWords } from './province-resources';

const ids = ['healthLink', 'maternityInfo', 'parentalBenefits', 'childcareOptions', 'specialPrograms'] as const;

type Entries<Entry> = Partial<Record<(typeof ids)[number], Entry>> & { further?: Record<string, Entry> };

/** What a region has for each of its links, by their ids. */
const listEntries = <Entry>(entries: Entries<Entry>): Map<string, Entry | undefined> =>
  new Map([...ids.map((id) => [id, entries[id]] as const), ...Object.entries(entries.further ?? {})]);

it.each(provinceCodes)('leads from %s to a French page, or says that the page is in English', (code) => {
  const english = listEntries(englishWords[code]);
  const french = listEntries(provinceResourcesWords[code]);
  const links = [...listEntries(provinceResourcePages[code])].flatMap(([id, page]) => {
    if (!page) return [];
    const isFrench = page.url in pageAddresses || english.get(id)?.titleLanguage === 'fr';
    return [{ id, isFrench, saysEnglish: french.get(id)?.title.includes('(en anglais)') ?? false }];
  });
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter(({ isFrench, saysEnglish }) => isFrench === saysEnglish)).toEqual([]);
});
