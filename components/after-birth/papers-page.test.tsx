import { TextEncoder } from 'node:util';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { regionPapers } from '@/data/after-birth/region-papers';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import { href } from '@/lib/site/href';
import { joint, nationalTasks } from '@/words/after-birth/papers/national';
import * as words from '@/words/after-birth/papers-page';
import { PapersPage } from './papers-page';
import { RegionPapersPart } from './region-papers';

// They stand in the exported page, where they run while it is read.
jest.mock('@/lib/site/bundle-script', () => ({ bundleInPageScript: () => '' }));

/** What the script listens to on the window and the document, which outlive the page. */
const listening: [EventTarget, ...Parameters<EventTarget['addEventListener']>][] = [];

const stored = () => JSON.parse(window.localStorage.getItem('donePapers') ?? 'null');
const box = (task: keyof typeof nationalTasks) => screen.getByRole('checkbox', { name: nationalTasks[task].title });
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const lists = () => find('[data-lists]');
const next = () => find('[data-next]');
const doneFold = () => find('[data-done]');
const titlesIn = (selector: string) =>
  [...document.querySelectorAll(`${selector} [data-title]`)].map(({ textContent }) => textContent);

const pageOf = (code: ProvinceCode) => renderToStaticMarkup(<RegionPapersPart code={code} />);
const loadPage = jest.fn(async (address: string) => {
  const code = provinceCodes.find((one) => address.includes(href(getProvincePath(one))));
  return { ok: code !== undefined, text: async () => (code ? pageOf(code) : '') };
});

/** The page as it is read, with its script. */
function open() {
  document.body.innerHTML = renderToStaticMarkup(<PapersPage />);
  jest.isolateModules(() => require('@/lib/browser/light/papers'));
}
async function openIn(region: string) {
  window.localStorage.setItem('region', region);
  open();
  await waitFor(() => expect(lists()).not.toHaveAttribute('hidden'));
}
const storeBirthday = (birthday: string) =>
  window.localStorage.setItem('birth', JSON.stringify({ version: 1, birthday }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2027, 3 /* Apr */, 9, 10), advanceTimers: true });
  window.localStorage.clear();
  loadPage.mockClear();
  // The browsers have it; the window of the tests has not.
  Object.assign(window, { fetch: loadPage, TextEncoder });
  AbortSignal.timeout ??= () => new AbortController().signal;
  const { addEventListener } = EventTarget.prototype;
  jest.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (this: EventTarget, ...listened) {
    if (this === window || this === document) listening.push([this, ...listened]);
    addEventListener.apply(this, listened);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [target, type, listener] of listening.splice(0)) target.removeEventListener(type, listener);
  jest.useRealTimers();
});

it('shows the papers of the region with their dates, the next one large', async () => {
  storeBirthday('2027-04-03');
  await openIn('ON');
  const [first] = regionPapers.ON.tasks;
  expect(titlesIn('[data-next]')).toEqual([nationalTasks[first ?? 'register'].title]);
  expect(titlesIn('[data-rest]')).toHaveLength(regionPapers.ON.tasks.length - 1);
  const registration = box('register').closest('li') as HTMLElement;
  expect(registration).toHaveTextContent(/by Monday, May\s3, 2027 · 24 days left/);
  expect(find('[data-born]')).toHaveTextContent(/Saturday, April\s3, 2027/);
  expect(find('[data-general]')).not.toBeVisible();
  expect(find('[data-no-birthday]')).not.toBeVisible();
});

it('folds what is ticked with its count, stores it, and brings it back', async () => {
  storeBirthday('2027-04-03');
  await openIn('ON');
  for (const task of regionPapers.ON.tasks.slice(0, 2)) fireEvent.click(box(task));
  expect(stored()).toEqual({ version: 1, done: regionPapers.ON.tasks.slice(0, 2) });
  expect(doneFold()).toHaveTextContent(/Done \(2\): /);
  const [, , third = 'register'] = regionPapers.ON.tasks;
  expect(box(third)).toHaveFocus();
  expect(within(next()).getByRole('checkbox')).toBe(box(third));
  expect(find('[data-ticked]')).toHaveTextContent(nationalTasks[third].title);

  await openIn('ON');
  expect(titlesIn('[data-done]')).toHaveLength(2);
  const [first = 'register', second = 'register'] = regionPapers.ON.tasks;
  doneFold().toggleAttribute('open', true);
  fireEvent.click(box(first));
  expect(box(first)).toHaveFocus();
  expect(titlesIn('[data-next]')).toEqual([nationalTasks[first].title]);
  fireEvent.click(box(second));
  expect(stored()).toBeNull();
});

it('says so once all of them are ticked', async () => {
  await openIn('QC');
  for (const task of regionPapers.QC.tasks) fireEvent.click(box(task));
  expect(find('[data-all-done]')).toBeVisible();
  expect(next()).toBeEmptyDOMElement();
});

it('has what is late first, and says that late is possible', async () => {
  storeBirthday('2027-03-05');
  jest.setSystemTime(new Date(2027, 3, 5, 9));
  await openIn('ON');
  expect(titlesIn('[data-next]')).toEqual([nationalTasks.register.title]);
  expect(next()).toHaveTextContent(/The day was Sunday, April\s4, 2027\. Late is possible/);
  expect(next().querySelector('[data-late]')).not.toBeNull();
});

it.each([
  ['erased in another tab', () => window.localStorage.clear()],
  ['taken back', () => window.localStorage.removeItem('birth')],
])('has no date left once the birth is %s', async (_how, change) => {
  storeBirthday('2027-04-03');
  await openIn('ON');
  change();
  window.dispatchEvent(new Event('storage'));
  expect(document.body).not.toHaveTextContent(/May\s3, 2027/);
  expect(find('[data-born]')).not.toBeVisible();
  expect(find('[data-no-birthday]')).toBeVisible();
  expect(find('[data-calendar]')).not.toBeVisible();
});

it('counts a birthday of today, and none that is ahead or too long ago', async () => {
  storeBirthday('2027-04-10');
  await openIn('ON');
  expect(find('[data-born]')).not.toBeVisible();
  storeBirthday('2026-04-09');
  window.dispatchEvent(new Event('storage'));
  expect(find('[data-born]')).not.toBeVisible();
  storeBirthday('2027-04-09');
  window.dispatchEvent(new Event('storage'));
  expect(find('[data-born]')).toBeVisible();
});

it('registers in Quebec a baby of Gatineau who lives in Ontario, and gives the card of Ontario', async () => {
  storeBirthday('2027-04-03');
  await openIn('ON');
  const select = screen.getByLabelText(words.whereBorn);
  fireEvent.change(select, { target: { value: 'QC' } });
  await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(lists()).toHaveTextContent(words.followsBirthplace('QC', 'ON')));
  const registration = box('register').closest('li') as HTMLElement;
  expect(
    within(registration).getByRole('link', { name: new RegExp(words.openRegistration('QC').slice(0, 20)) }),
  ).toHaveAttribute('href', regionPapers.QC.registrationUrl);
  expect(registration.querySelector('[data-part="health-card"]')).toBeNull();
  expect(box('health-card')).toBeInTheDocument();
  expect(stored()).toEqual({ version: 1, done: [], bornIn: 'QC' });
  expect(find('[data-case="born-elsewhere"] details')).toHaveAttribute('open');

  await openIn('ON');
  expect(lists()).toHaveTextContent(words.followsBirthplace('QC', 'ON'));
  fireEvent.change(screen.getByLabelText(words.whereBorn), { target: { value: '' } });
  expect(lists()).not.toHaveTextContent(words.followsBirthplace('QC', 'ON'));
  expect(stored()).toBeNull();
});

it('follows where the visitor lives, also while papers are on their way', async () => {
  open();
  const select = screen.getByLabelText(words.whereYouLive);
  fireEvent.change(select, { target: { value: 'NB' } });
  fireEvent.change(select, { target: { value: 'NU' } });
  await waitFor(() => expect(lists()).not.toHaveAttribute('hidden'));
  expect(screen.getByText(words.isShown('NU'))).toBeInTheDocument();
  expect(titlesIn('[data-rest]')).toHaveLength(regionPapers.NU.tasks.length - 1);
});

it('leads to the page of the region, and shows what holds everywhere, where its papers do not load', async () => {
  loadPage.mockResolvedValue({ ok: false, text: async () => '' });
  window.localStorage.setItem('region', 'MB');
  open();
  await waitFor(() => expect(find('[data-status]')).toHaveTextContent(words.cannotShow('MB')));
  expect(find('[data-general]')).toBeVisible();
  expect(within(find('[data-answer-link]')).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/manitoba#papers$/),
  );
  loadPage.mockResolvedValue({ ok: true, text: async () => pageOf('MB') });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(lists()).not.toHaveAttribute('hidden'));
  expect(find('[data-general]')).not.toBeVisible();
});

it('holds a tick that the browser does not store, and says so', async () => {
  await openIn('ON');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.click(box('register'));
  jest.advanceTimersByTime(60_000);
  expect(box('register')).toBeChecked();
  expect(find('[data-not-kept]')).not.toHaveAttribute('hidden');
});

it('saves the open papers that have a day in a calendar file', async () => {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:papers';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  storeBirthday('2027-04-03');
  await openIn('ON');
  fireEvent.click(box('own-check-up'));
  fireEvent.click(screen.getByRole('button', { name: words.calendar }));
  const [file] = files;
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file as Blob);
  });
  expect([...text.matchAll(/^UID:paper-(\S+)@/gm)].map(([, task]) => task).sort()).toEqual([
    'first-vaccines',
    'register',
  ]);
  expect(text).toContain('DTSTART;VALUE=DATE:20270503');
  expect(find('[data-saved]')).toHaveTextContent(words.calendarSaved);
});

it.each(['garbage', '["register"]', '{"version":1,"done":{"length":9},"bornIn":7}'])(
  'ticks nothing where %s is stored',
  async (text) => {
    window.localStorage.setItem('donePapers', text);
    await openIn('ON');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  },
);

describe.each(provinceCodes)('the papers of %s on its page', (code) => {
  const page = new DOMParser().parseFromString(pageOf(code), 'text/html');

  it('stand in one section without ids in what is copied', () => {
    expect(page.querySelectorAll('section')).toHaveLength(1);
    expect(page.querySelectorAll('[data-region-papers] [id]')).toHaveLength(0);
    expect(pageOf(code)).toContain('<section id="papers"');
  });

  it('are all there, with the page of the registration', () => {
    const tasks = [...page.querySelectorAll('[data-papers] > [data-paper]')].map((item) =>
      item.getAttribute('data-paper'),
    );
    expect(tasks).toEqual(regionPapers[code].tasks);
    expect(page.querySelectorAll('[data-paper="register"] a[target]')).toHaveLength(1);
  });

  it('say who cannot tick the child benefit on the form, where the form has it', () => {
    const text = page.body.textContent?.replace(/\u00a0/g, ' ');
    const takesBenefit = regionPapers[code].brings.includes('child-benefit');
    for (const statement of joint.whoCannot) {
      if (takesBenefit) expect(text).toContain(statement.text);
      else expect(text).not.toContain(statement.text);
    }
    expect(page.querySelectorAll('[data-paper="child-benefit"]')).toHaveLength(takesBenefit ? 0 : 1);
  });

  it('say what to do after a birth at home', () => {
    const [atHome] = page.querySelectorAll('[data-case="at-home"]');
    expect(atHome?.querySelectorAll('p').length).toBeGreaterThan(0);
  });
});

it('names each of those who have to ask the agency itself for the child benefit', () => {
  const text = joint.whoCannot.map((statement) => statement.text).join(' ');
  for (const person of [/father/, /partner who did not give birth/, /adoptive/, /on a permit/, /protected person/]) {
    expect(text).toMatch(person);
  }
});

it('shows no paper, and no day, where no birth and no region are kept: as after a loss', () => {
  open();
  jest.advanceTimersByTime(60_000);
  expect(lists()).toHaveAttribute('hidden');
  expect(titlesIn('[data-next]')).toEqual([]);
  expect(titlesIn('[data-rest]')).toEqual([]);
  expect(loadPage).not.toHaveBeenCalled();
  expect(find('[data-light="papers"]')).not.toHaveTextContent(/days? left/);
  expect(find('[data-born]')).toBeEmptyDOMElement();
});
