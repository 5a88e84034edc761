/** @jest-environment node */
import { sources } from '@/data/sources';
import { nameSource } from './name-source';

it('marks what is not in English, and nothing else', () => {
  expect(nameSource(sources['sogc-432'])).toEqual({
    title: sources['sogc-432'].title,
    titleLanguage: undefined,
    publisher: sources['sogc-432'].publisher,
    publisherLanguage: undefined,
    url: sources['sogc-432'].url,
  });
  expect(nameSource(sources['sogc-441'])).toMatchObject({ titleLanguage: undefined, publisherLanguage: 'fr' });
});
