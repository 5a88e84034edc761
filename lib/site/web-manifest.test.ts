/** @jest-environment node */
import { themeColors } from '@/data/site';
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

it('names the site, its language and its colours, and lists its icons once', () => {
  const manifest = getWebManifest();
  expect(manifest).toMatchObject({
    name: 'Canadian Due Date Calculator',
    lang: 'en-CA',
    dir: 'ltr',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    categories: ['health', 'lifestyle'],
  });
  const [first, ...others] = manifest.icons.map(({ src }) => src);
  expect(first).toMatch(/^\/icons\/.+\.png$/);
  expect(others).not.toContain(first);
  // Apple's own icon is linked from the pages; in the manifest it would be one more of its size.
  expect([first, ...others]).not.toContain('/icons/apple-touch-icon.png');
});

it('shows the small icon beside each shortcut, with a name', () => {
  for (const { icons, name } of getWebManifest().shortcuts) {
    expect(name).toBeTruthy();
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '192x192']);
  }
});

it('has every address below the base path', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
  const { id, start_url, scope, icons, shortcuts } = getWebManifest();
  const addresses = [id, start_url, scope, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)];
  expect(addresses.filter((address) => !address.startsWith('/due-date/'))).toEqual([]);
});
