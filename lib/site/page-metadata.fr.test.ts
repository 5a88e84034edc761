/** @jest-environment node */
import * as site from '@/words/site';
import { getPageMetadata } from './page-metadata';

const readTitle = (path: string) => getPageMetadata(path).title;

it('leaves the site’s name away from a title that would be cut with it', () => {
  const title = 'Grossesse, semaine 24 : Les poumons et les sens mûrissent';
  expect(readTitle('/development/week-24')).toEqual({ absolute: title });
  expect(`${title} | ${site.name}`.length).toBeGreaterThan(70);
});

it('has the site’s name added to a title that is short enough', () => {
  expect(readTitle('/development/week-28')).toBe('Grossesse, semaine 28 : Les yeux s’ouvrent');
});
