/** @jest-environment node */
import { getWebManifest } from './web-manifest';

it('is an app of its own in French, in which pages in English stay inside', () => {
  expect(getWebManifest()).toMatchObject({ id: '/fr/', start_url: '/fr/', scope: '/', lang: 'fr-CA' });
  expect(getWebManifest().short_name.length).toBeLessThanOrEqual(12);
  expect(getWebManifest().shortcuts.map(({ url }) => url)).toEqual([
    '/fr/chronometre-contractions',
    '/fr/valise-accouchement',
    '/fr/calculatrice',
  ]);
});
