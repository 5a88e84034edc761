import { type ReadStored, STORED_CHANGE } from '@/lib/browser/stored-change';
import { getCarePlace } from '@/lib/emergency/care-place';
import { findWhereabouts, parseWhereNow, serializeWhereNow } from '@/lib/emergency/where-now';
import { fc } from '@/scripts/testing/properties';

const TODAY = new Date(2026, 10 /* Nov */, 21, 10);
const isMarked = () => document.documentElement.hasAttribute('data-without-911');
const link = () => document.querySelector<HTMLAnchorElement>('[data-health-centre]');

/** Runs the script in a new page, as every page does. */
async function open() {
  document.documentElement.removeAttribute('data-without-911');
  document.body.innerHTML = '<a href="#content" data-health-centre hidden>My health centre <b data-number></b></a>';
  await jest.isolateModulesAsync(async () => {
    const { showCarePlace } = await import('./show-care-place');
    showCarePlace();
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: TODAY });
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  [undefined, undefined, false],
  ['ON', undefined, false],
  ['NU', undefined, true],
  ['NU', serializeWhereNow({ place: 'nunavut', answeredOn: '2026-11-20' }), true],
  ['NU', serializeWhereNow({ place: 'away', answeredOn: '2026-11-20' }), false],
  ['NU', serializeWhereNow({ place: 'away', answeredOn: '2026-11-07' }), true],
  ['NU', '{"version":1,"place":', true],
  ['<NU>', undefined, false],
])('marks the page of the region %p with the answer %p: %p', async (region, answer, marked) => {
  if (region) window.localStorage.setItem('region', region);
  if (answer) window.localStorage.setItem('whereNow', answer);
  await open();
  expect(isMarked()).toBe(marked);
});

it('marks no page where the browser refuses its storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await open();
  expect(isMarked()).toBe(false);
});

it('follows another tab, and a page that comes back', async () => {
  await open();
  window.localStorage.setItem('region', 'NU');
  window.dispatchEvent(new Event('storage'));
  expect(isMarked()).toBe(true);
  window.localStorage.clear();
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(false);
});

it('follows the widgets of the page, also where the browser keeps nothing', async () => {
  await open();
  const detail: ReadStored = (key) => (key === 'region' ? 'NU' : null);
  window.dispatchEvent(new CustomEvent(STORED_CHANGE, { detail }));
  expect(isMarked()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(isMarked()).toBe(true);
});

it('marks the page again where the mark is taken away', async () => {
  window.localStorage.setItem('region', 'NU');
  await open();
  document.documentElement.removeAttribute('data-without-911');
  await Promise.resolve();
  expect(isMarked()).toBe(true);
});

it('puts the number of the health centre into its link, and takes it out again', async () => {
  window.localStorage.setItem('region', 'NU');
  await open();
  expect(link()?.hidden).toBe(true);
  window.localStorage.setItem('healthCentrePhone', '{"version":1,"number":"867-555-0100 ext 2"}');
  window.dispatchEvent(new Event('storage'));
  expect(link()?.hidden).toBe(false);
  expect(link()?.getAttribute('href')).toBe('tel:8675550100,2');
  expect(link()?.textContent).toBe('My health centre 867-555-0100 ext 2');
  window.localStorage.setItem('healthCentrePhone', '{"version":1,"number":"javascript:alert(1)"}');
  window.dispatchEvent(new Event('storage'));
  expect(link()?.hidden).toBe(true);
});

it('says the same as the widgets, whatever is stored', async () => {
  await open();
  fc.assert(
    fc.property(
      fc.constantFrom('NU', 'ON', 'nu', ''),
      fc.constantFrom('away', 'nunavut', 'Ottawa'),
      fc.integer({ min: -20, max: 20 }),
      (region, place, daysAgo) => {
        const day = new Date(2026, 10, 21 - daysAgo);
        const answeredOn = `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
        const text = JSON.stringify({ version: 1, place, answeredOn });
        window.localStorage.setItem('region', region);
        window.localStorage.setItem('whereNow', text);
        window.dispatchEvent(new Event('storage'));
        const whereabouts = findWhereabouts(parseWhereNow(text), TODAY);
        const code = region === 'NU' || region === 'ON' ? region : undefined;
        expect(isMarked()).toBe(getCarePlace(code, whereabouts).emergency !== '911');
      },
    ),
  );
});
