/** @jest-environment node */
import { getWebManifest } from './web-manifest';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

it('has what browsers ask of a site before they install it', () => {
  const { icons, short_name, start_url, display } = getWebManifest();
  const listSizes = (purpose: string) => icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect(listSizes('any')).toEqual(['192x192', '512x512']);
  expect(listSizes('maskable')).toEqual(['192x192', '512x512']);
  // Longer names are cut off below an icon.
  expect(short_name.length).toBeLessThanOrEqual(12);
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
});

it('leads to timer, bag and calculator by a long press on its icon, the most urgent first', () => {
  expect(getWebManifest().shortcuts.map(({ url }) => url)).toEqual([
    '/contraction-timer',
    '/hospital-bag',
    '/calculator',
  ]);
});

it('has every address below the base path', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
  const { id, start_url, scope, icons, shortcuts } = getWebManifest();
  const addresses = [id, start_url, scope, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
  expect(addresses.filter((address) => !address.startsWith('/due-date/'))).toEqual([]);
});
