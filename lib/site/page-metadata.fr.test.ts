/** @jest-environment node */
import { siteOrigin } from '@/data/site';
import * as site from '@/words/site';
import { getPageMetadata } from './page-metadata';

const readTitle = (path: string) => getPageMetadata(path).title;

it('leaves the site’s name away from a title that would be cut with it', () => {
  const title = 'Aliments à éviter pendant la grossesse au Canada';
  expect(readTitle('/can-i/food')).toEqual({ absolute: title });
  expect(`${title} | ${site.name}`.length).toBeGreaterThan(60);
});

it('has the site’s name added to a title that is short enough', () => {
  expect(readTitle('/resources/quebec')).toBe('Avoir un bébé au Québec');
});

it('is itself the page, and sends who reads neither language to English', () => {
  const { canonical, languages } = getPageMetadata('/calculator').alternates;
  expect(languages['fr-CA']).toBe(`${siteOrigin}/fr/calculatrice`);
  expect(languages['x-default']).toBe(`${siteOrigin}/calculator`);
  expect(canonical).toMatch(/\/calculatrice$/);
});
