import { openNamed } from './open-named';

const scrolled = jest.fn();
const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open;

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = scrolled;
  openNamed();
});

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#inner">To it</a><a href="#other">Elsewhere</a>
    <details id="outer"><summary>One</summary><details id="middle"><summary>Two</summary><p id="inner">Text</p></details></details>
    <details id="apart"><summary>Three</summary></details>`;
  scrolled.mockClear();
});

afterEach(() => window.history.replaceState(null, '', '/'));

function goTo(hash: string) {
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
}

it('opens all that stands around what an address names, and goes there', () => {
  goTo('#inner');
  expect([isOpen('outer'), isOpen('middle'), isOpen('apart')]).toEqual([true, true, false]);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('opens what is named itself', () => {
  goTo('#apart');
  expect([isOpen('outer'), isOpen('apart')]).toEqual([false, true]);
});

it('opens again what was closed, where the same link is pressed', () => {
  goTo('#inner');
  document.querySelector<HTMLDetailsElement>('#middle')?.removeAttribute('open');
  document.querySelector<HTMLAnchorElement>('a[href="#inner"]')?.click();
  expect(isOpen('middle')).toBe(true);
});

it('stays where it is where nothing is folded, or nothing has that name', () => {
  goTo('#inner');
  scrolled.mockClear();
  goTo('#inner');
  goTo('#nothing');
  goTo('#');
  expect(scrolled).not.toHaveBeenCalled();
});
