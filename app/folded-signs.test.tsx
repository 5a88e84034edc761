import { act, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import BirthPage from '@/app/(widgets)/birth/page';
import TimelinePage from '@/app/(widgets)/timeline/page';
import TipsPage from '@/app/(widgets)/tips/page';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { line } from '@/words/when-to-call';

// They run while the exported page is read.
jest.mock('@/components/ui/in-page-script', () => ({ InPageScript: () => null }));

const DAYS_BEFORE_BIRTH = 280;
const inDays = (days: number) => formatCalendarDate(addDays(new Date(), days));

/** As from an earlier visit. */
function keep(stored: Record<string, string>) {
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
}

/** What asks to call or to go, at once or today, in the words of the lists. */
const order =
  /\b[Cc]all (?:today|now|911|the same day|your provider now)\b|\b[Gg]o (?:now )?to (?:emergency|the hospital|the labour)\b|\b[Gg]o now\b/;

/** With the visits in which movements are asked about: the list behind the red line has it from 20 weeks on. */
const lessMovement = /If your baby moves less than usual, do not wait for the visit: go now/;

/** What is folded and asks to call or to go, but behind the red line itself. */
const listFoldedOrders = () =>
  [...document.querySelectorAll('main details')]
    .filter((fold) => !fold.querySelector('summary')?.textContent?.includes(line.title))
    .flatMap((fold) => [...fold.querySelectorAll('p, li, dd')])
    .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' ') ?? '')
    .filter((text) => order.test(text.replace(lessMovement, '')));

/** The red line, where nobody has to open anything to see it. */
function expectRedLine() {
  const [title] = screen.getAllByText(line.title);
  const fold = title?.closest('details');
  expect(fold === null || fold?.querySelector('summary')?.contains(title ?? null)).toBe(true);
}

afterEach(() => window.localStorage.clear());

describe.each([5, 12, 20, 28, 36, 39])('in week %i', (week) => {
  it('the timeline folds nothing that asks to call, and shows the red line', async () => {
    keep({ pregnancy: serializeStoredPregnancy({ dueDate: inDays(DAYS_BEFORE_BIRTH - week * 7) }), region: 'ON' });
    await act(async () => void render(<TimelinePage />));
    expectRedLine();
    expect(listFoldedOrders()).toEqual([]);
  });
});

it.each([0, 4, 20])(
  'the page after a birth folds nothing that asks to call but behind the red line: day %i',
  async (day) => {
    keep({ birth: JSON.stringify({ version: 1, birthday: inDays(-day) }), region: 'ON' });
    await act(async () => void render(<BirthPage />));
    expect(screen.getByText(/^Born \w+day/)).toBeInTheDocument();
    expectRedLine();
    expect(listFoldedOrders()).toEqual([]);
  },
);

it('the tips have the red line above their topics, and no sign is folded a second time in one', async () => {
  await act(async () => void render(<TipsPage />));
  expectRedLine();
  const foldedTwice = trimesterTips.flatMap(({ sections }) =>
    sections.flatMap(({ advice, openCount = advice.length }) =>
      advice.slice(openCount).filter(({ text }) => order.test(text)),
    ),
  );
  expect(foldedTwice).toEqual([]);
});
