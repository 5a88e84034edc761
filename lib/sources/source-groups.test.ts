/** @jest-environment node */

import { sourceTopics } from '@/data/source-topics';
import { type SourceKey, sources } from '@/data/sources';
import { isGovernmentPage, listSourceGroups } from './source-groups';

describe('isGovernmentPage', () => {
  it.each([
    'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html',
    'https://laws-lois.justice.gc.ca/eng/acts/E-5.6/',
    'https://www2.gov.bc.ca/gov/content/health',
    'https://www.rqap.gouv.qc.ca/en',
    'https://yukon.ca/en/health',
  ])('knows a page of a government: %s', (url) => {
    expect(isGovernmentPage(url)).toBe(true);
  });

  it.each([
    'https://notcanada.ca/',
    'https://canada.ca.example.org/',
    'https://www.ctvnews.ca/canada.ca',
    'https://guidelines.diabetes.ca/cpg/chapter36',
  ])('takes no other page for one: %s', (url) => {
    expect(isGovernmentPage(url)).toBe(false);
  });
});

describe('listSourceGroups', () => {
  const topic = (id: string, keys: string[]) => ({ id, keys });

  it('lists every source of the site exactly once', () => {
    const keys = Object.keys(sources) as SourceKey[];
    const listed = listSourceGroups(keys, sourceTopics).flatMap((group) => group.keys);
    expect([...listed].sort()).toEqual([...keys].sort());
  });

  it('keeps the order of the topics, and puts what none of them names last', () => {
    expect(listSourceGroups(['a', 'b', 'c'], [topic('two', ['c']), topic('one', ['a'])])).toEqual([
      topic('two', ['c']),
      topic('one', ['a']),
      topic('rest', ['b']),
    ]);
  });

  it('lists a key once that two topics name, and no topic without keys', () => {
    const groups = listSourceGroups(['a'], [topic('one', ['a']), topic('two', ['a', 'gone']), topic('none', [])]);
    expect(groups).toEqual([topic('one', ['a'])]);
  });
});
