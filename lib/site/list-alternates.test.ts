/** @jest-environment node */
import { siteOrigin } from '@/data/site';
import { listAlternates } from './list-alternates';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

it('names a page in each language, that of the root first', () => {
  expect(listAlternates('/development/week-20').map(({ tag, href, url }) => [tag, href, url])).toEqual([
    ['en-CA', '/development/week-20', `${siteOrigin}/development/week-20`],
    ['fr-CA', '/fr/developpement/semaine-20', `${siteOrigin}/fr/developpement/semaine-20`],
  ]);
});

it('puts the base path before the folder of each language', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
  expect(listAlternates('/').map(({ href }) => href)).toEqual(['/due-date/', '/due-date/fr/']);
  expect(listAlternates('/calculator').map(({ href }) => href)).toEqual([
    '/due-date/calculator',
    '/due-date/fr/calculatrice',
  ]);
});
