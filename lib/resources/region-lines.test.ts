import type { CareLineId } from '@/data/care-lines';
import { optionsLines } from '@/data/care-lines/options';
import { listRegionLines } from './region-lines';

const ids = Object.keys(optionsLines) as CareLineId[];

it('lists what answers in a region, without what answers everywhere', () => {
  expect(listRegionLines(ids, 'PE')).toEqual(['pe-womens-wellness']);
  expect(listRegionLines(ids, 'NU')).toEqual(['now-program']);
  expect(listRegionLines(ids, 'ON')).toEqual([]);
});
