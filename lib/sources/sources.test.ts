/** @jest-environment node */

import type { SourceConfidence } from '@/data/sources';
import { getCheckedRange, listShownSources } from './sources';

describe('getCheckedRange', () => {
  const checkedOn = (...days: string[]) => days.map((checked) => ({ checked }));

  it('finds the first and the last day, also across years', () => {
    expect(getCheckedRange(checkedOn('2026-11-21', '2025-12-31', '2027-01-02'))).toEqual({
      first: '2025-12-31',
      last: '2027-01-02',
    });
  });

  it('is one day twice where all were checked together', () => {
    expect(getCheckedRange(checkedOn('2026-11-21'))).toEqual({ first: '2026-11-21', last: '2026-11-21' });
  });

  it('knows no range of nothing', () => {
    expect(() => getCheckedRange([])).toThrow(RangeError);
  });
});

describe('listShownSources', () => {
  const source = (name: string, confidence: SourceConfidence, host = 'clinic.example') => ({
    url: `https://${host}/${name}`,
    confidence,
  });

  const read = source('read', 'page-read');

  const copied = source('copied', 'copy-read');

  const cited = source('cited', 'address-cited');

  const unseen = source('unseen', 'to-confirm');

  const official = source('official', 'address-cited', 'www.canada.ca');

  it('names what somebody read, in its order, and then the official pages', () => {
    expect(listShownSources([official, copied, read])).toEqual([
      { source: copied, isOfficialPage: false },
      { source: read, isOfficialPage: false },
      { source: official, isOfficialPage: true },
    ]);
  });

  it('leaves out what nobody read', () => {
    expect(listShownSources([cited, unseen])).toEqual([]);
  });

  it('calls a government page that was read a source like any other', () => {
    const law = source('law', 'page-read', 'laws-lois.justice.gc.ca');
    expect(listShownSources([law])).toEqual([{ source: law, isOfficialPage: false }]);
  });
});
