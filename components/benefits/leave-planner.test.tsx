import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ToDo } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import { storeBirth } from '@/lib/browser/use-birth';
import { LeavePlanner } from './leave-planner';

const save = jest.fn<Promise<void>, [Household, ToDo[]]>();
jest.mock('./sentences/save-leave-calendar', () => ({
  saveLeaveCalendar: (...given: [Household, ToDo[]]) => save(...given),
}));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 22, 10), advanceTimers: true });
  window.localStorage.clear();
  save.mockReset().mockResolvedValue();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const birthParent = 'The parent who gives birth';

async function open(region = 'ON', dueDate = '2027-03-10') {
  window.localStorage.setItem('region', region);
  await act(async () => void render(<LeavePlanner />));
  fireEvent.change(screen.getByLabelText('Due date'), { target: { value: dueDate } });
  await screen.findByRole('heading', { name: 'Your answer' });
}
/** The questions of a parent; those that are folded away come second. */
const ask = (name = birthParent, index = 0) => {
  const group = within(screen.getByRole('group', { name: 'Plan your leave' })).getAllByRole('group', { name })[index];
  if (!group) throw new RangeError(name);
  return within(group);
};
/** What a parent earns, asked beside the answer. */
const askPay = (name = birthParent) => ask(`${name} Pay before tax`);
async function unfold() {
  fireEvent.click(screen.getByText('Questions that change the answer for some'));
  await screen.findByRole('group', { name: 'How many babies?' });
}
function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
const answer = () => within(screen.getByRole('region', { name: 'Your answer' }));

it('says what to tick for a year off once region and due date are there, and in dollars once the pay is', async () => {
  await open();
  expect(answer().getByText(/parental weeks. The 15 maternity weeks are asked for apart/)).toHaveTextContent(
    'Tick standard. Type 35 parental weeks.',
  );
  const cards = answer().getByRole('group', { name: 'What you can tick' });
  // Asked once, above the cards, and no sign of dollars before.
  expect(cards).not.toHaveTextContent('$');
  fill(askPay().getByLabelText('Pay before tax'), '1,000');
  expect(screen.getByText('about $27,500 in all')).toBeInTheDocument();
});

it('says why the other card has the larger total: it can pay longer', async () => {
  await open('QC', '2027-03-15');
  fireEvent.click(screen.getByLabelText('Both'));
  fireEvent.click(screen.getByLabelText('Twins'));
  fill(askPay().getByLabelText('Pay before tax'), '1150');
  fill(askPay('The other parent').getByLabelText('Pay before tax'), '1600');
  expect(answer().getByText(/^In the same time this gives about the same/)).toBeInTheDocument();
  expect(
    answer().getByText(
      'Together you can be paid 16 weeks longer with the other choice (the basic plan): $7,811 more in all. Take it only if you want those weeks.',
    ),
  ).toBeInTheDocument();
  fireEvent.change(ask('The other parent').getByLabelText('Back at work'), { target: { value: 'year' } });
  expect(answer().queryByText(/longer with the other choice/)).not.toBeInTheDocument();
});

it.each([
  ['due date', 'pregnancy', '{"version":1,"dueDate":"2027-03-10"}'],
  ['birthday', 'birth', '{"version":1,"birthday":"2026-11-10"}'],
])('keeps no %s that is erased elsewhere, also where nothing was entered here', async (_what, key, stored) => {
  window.localStorage.setItem(key, stored);
  const { container } = render(<LeavePlanner />);
  const listDates = () =>
    [...container.querySelectorAll<HTMLInputElement>('input[type="date"]')].filter(({ value }) => value !== '');
  expect(listDates()).not.toEqual([]);
  await act(async () => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(listDates()).toEqual([]);
});

it('keeps what is entered until the page is left where the browser stores nothing', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  for (const name of ['setItem', 'getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse);
  }
  await act(async () => void render(<LeavePlanner />));
  fireEvent.click(screen.getByLabelText('Both'));
  fill(screen.getByLabelText('Where do you live?'), 'ON');
  fill(screen.getByLabelText('Due date'), '2027-03-10');
  await screen.findByRole('heading', { name: 'Your answer' });
  fill(askPay('The other parent').getByLabelText('Pay before tax'), '900');
  expect(screen.getByLabelText('Both')).toBeChecked();
  expect(screen.getByLabelText('Due date')).toHaveValue('2027-03-10');
  expect(askPay('The other parent').getByLabelText('Pay before tax')).toHaveValue('900');
  await unfold();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Both')).not.toBeChecked();
  // Else the region that no storage holds would stay for the tests after this one.
  fill(screen.getByLabelText('Where do you live?'), '');
});

it('empties a day that is half typed when the form is erased elsewhere', async () => {
  await open();
  const day = ask().getByLabelText<HTMLInputElement>('Last day at work', { selector: '[type=date]' });
  const setText = jest.fn();
  jest.spyOn(day.validity, 'badInput', 'get').mockReturnValue(true);
  Object.defineProperty(day, 'value', { get: () => '', set: setText });
  fireEvent.blur(day);
  expect(day).toHaveAccessibleDescription(/Enter a full date that exists/);
  await act(async () => {
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
  expect(setText).toHaveBeenCalledWith('');
  expect(day).not.toHaveAccessibleDescription(/Enter a full date that exists/);
});

it('takes what another tab has stored into the form, and stores it with the next edit', async () => {
  await open();
  fill(askPay().getByLabelText('Pay before tax'), '1000');
  const mine = JSON.parse(window.localStorage.getItem('benefitsPlan') ?? '{}');
  await act(async () => {
    const fields = { ...mine.fields, who: 'both', dueDate: '2027-04-14' };
    window.localStorage.setItem('benefitsPlan', JSON.stringify({ ...mine, fields }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'benefitsPlan' }));
  });
  expect(screen.getByLabelText('Due date')).toHaveValue('2027-04-14');
  fill(askPay('The other parent').getByLabelText('Pay before tax'), '900');
  const { fields } = JSON.parse(window.localStorage.getItem('benefitsPlan') ?? '{}');
  expect(fields).toMatchObject({
    who: 'both',
    dueDate: '2027-04-14',
    parents: { birth: { pay: '1000' }, other: { pay: '900' } },
  });
});

it('follows another tab also back to what this one has stored last', async () => {
  await open();
  const pay = () => askPay().getByLabelText('Pay before tax');
  fill(pay(), '900');
  const mine = window.localStorage.getItem('benefitsPlan') ?? '';
  const storeElsewhere = (text: string) =>
    act(async () => {
      window.localStorage.setItem('benefitsPlan', text);
      window.dispatchEvent(new StorageEvent('storage', { key: 'benefitsPlan' }));
    });
  await storeElsewhere(mine.replace('"900"', '"9000"'));
  expect(pay()).toHaveValue('9000');
  await storeElsewhere(mine);
  expect(pay()).toHaveValue('900');
});

it('follows a due date that another tab enters, and keeps what was entered here', async () => {
  const enter = (dueDate: string) => window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate }));
  enter('2027-03-10');
  await act(async () => void render(<LeavePlanner />));
  await act(async () => void fireEvent.click(screen.getByLabelText('Both')));
  await act(async () => {
    enter('2027-04-14');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pregnancy' }));
  });
  expect(screen.getByLabelText('Due date')).toHaveValue('2027-04-14');
  expect(screen.getByLabelText('Both')).toBeChecked();
  // The next entry stores what is shown.
  fill(ask().getByLabelText('Last day at work'), '2027-04-09');
  const stored = JSON.parse(window.localStorage.getItem('benefitsPlan') ?? '{}');
  expect(stored).toMatchObject({ knownDueDate: '2027-04-14', fields: { dueDate: '2027-04-14', who: 'both' } });
  // Another due date that is tried out here stays: the site has learned nothing since.
  fill(screen.getByLabelText('Due date'), '2027-05-01');
  expect(screen.getByLabelText('Due date')).toHaveValue('2027-05-01');
});

it('follows a birth that is noted elsewhere, and keeps its day when the form is cleared', async () => {
  window.localStorage.setItem('pregnancy', '{"version":1,"dueDate":"2026-12-01"}');
  await act(async () => void render(<LeavePlanner />));
  await act(async () => void fireEvent.click(screen.getByLabelText('Both')));
  await act(async () => {
    storeBirth('2026-11-20');
    window.dispatchEvent(new StorageEvent('storage'));
  });
  const arrived = () => screen.getByLabelText('Birth date, once your baby is here');
  expect(arrived()).toHaveValue('2026-11-20');
  expect(screen.getByLabelText('Due date')).toHaveValue('2026-12-01');
  await unfold();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Both')).not.toBeChecked();
  expect(arrived()).toHaveValue('2026-11-20');
});

it('plans the next pregnancy where one was entered after a birth', async () => {
  window.localStorage.setItem('birth', '{"version":1,"birthday":"2026-08-20"}');
  window.localStorage.setItem('pregnancy', '{"version":1,"dueDate":"2027-07-14"}');
  await act(async () => void render(<LeavePlanner />));
  expect(screen.getByLabelText('Due date')).toHaveValue('2027-07-14');
  expect(screen.queryByLabelText('Birth date, once your baby is here')).toBe(null);
});

it('stores nothing where another tab enters a due date and nothing was entered here', async () => {
  await act(async () => void render(<LeavePlanner />));
  await act(async () => {
    window.localStorage.setItem('pregnancy', '{"version":1,"dueDate":"2027-04-14"}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pregnancy' }));
  });
  expect(screen.getByLabelText('Due date')).toHaveValue('2027-04-14');
  expect(window.localStorage.getItem('benefitsPlan')).toBe(null);
});

describe('questions', () => {
  it('asks in Quebec about the act of birth and counts other weeks of pay that varies, and asks for no hours', async () => {
    await open('QC');
    expect(screen.getByRole('group', { name: 'Will two parents be on the act of birth?' })).toBeInTheDocument();
    fill(askPay().getByLabelText('Paid every'), 'varies');
    fill(askPay().getByLabelText('Your last weeks with pay, added up'), '18,200');
    const count = askPay().getByLabelText('How many weeks that is');
    expect(count).toHaveAccessibleDescription(/Enter this too\. Until then neither is counted\./);
    fill(count, '27');
    expect(count).toHaveAccessibleDescription(/from 16 to 26/);
    fill(count, '26');
    // 70 % of 18,200 / 26.
    expect(answer().getByText('after 25 weeks at $490', { exact: false })).toBeInTheDocument();
    await unfold();
    expect(screen.queryByLabelText('Insured work')).toBe(null);
    expect(screen.queryByLabelText(/doctor’s note/)).toBe(null);
    // Who plans for two has two.
    fireEvent.click(screen.getByLabelText('Both'));
    expect(screen.queryByRole('group', { name: /act of birth/ })).toBe(null);
  });

  it('says so where the baby came before the last day at work that was planned', async () => {
    await open('ON', '2026-12-20');
    const lastDay = ask().getByLabelText('Last day at work');
    const cameBefore = /Your baby came before this day\. Off already\? Change it\./;
    fill(lastDay, '2026-12-11');
    expect(lastDay).not.toHaveAccessibleDescription(cameBefore);
    fill(screen.getByLabelText('Birth date, once your baby is here'), '2026-11-20');
    expect(lastDay).toHaveAccessibleDescription(cameBefore);
    fill(lastDay, '2026-11-19');
    expect(lastDay).not.toHaveAccessibleDescription(cameBefore);
  });

  it('asks elsewhere for the best weeks that count in the region', async () => {
    await open();
    expect(screen.queryByRole('group', { name: /act of birth/ })).toBe(null);
    fill(askPay().getByLabelText('Paid every'), 'varies');
    fill(askPay().getByLabelText('How many weeks count where you live'), '22');
    expect(askPay().getByLabelText('Your best weeks, added up')).toHaveAccessibleDescription(/Enter this too/);
    fill(askPay().getByLabelText('Your best weeks, added up'), '16,200');
    expect(answer().getAllByText('$405', { exact: false }).length).toBeGreaterThan(0);
  });

  it('takes a pay that looks like a mistake once it is said to be right', async () => {
    await open();
    fill(askPay().getByLabelText('Pay before tax'), '90');
    expect(askPay().getByLabelText('Pay before tax')).toHaveAccessibleDescription(
      /\$90 a week\. Is the period right\?/,
    );
    fireEvent.click(askPay().getByRole('button', { name: 'That is right' }));
    expect(screen.getByText('about $2,500 in all')).toBeInTheDocument();
  });

  it('takes other workdays, and at least one', async () => {
    await open();
    fill(ask().getByLabelText('Last day at work'), '2027-03-02');
    const days = () => ask().getByRole('group', { name: 'Which days do you work?' });
    const isChecked = (name: string) => within(days()).getByLabelText<HTMLInputElement>(name).checked;
    expect(['Sunday', 'Monday', 'Friday'].map(isChecked)).toEqual([false, true, true]);
    // Tuesday of five days: the claim begins in its week. Of Monday and Tuesday alone: in the next.
    expect(answer().getByText('Waiting week, not paid unless waived').closest('tr')).toHaveTextContent('Feb 28, 2027');
    for (const name of ['Wednesday', 'Thursday', 'Friday']) fireEvent.click(within(days()).getByLabelText(name));
    expect(answer().getByText('Waiting week, not paid unless waived').closest('tr')).toHaveTextContent('Mar 7, 2027');
    for (const name of ['Monday', 'Tuesday']) fireEvent.click(within(days()).getByLabelText(name));
    expect(within(days()).getByRole('alert')).toHaveTextContent('Choose at least one day');
    fireEvent.click(within(days()).getByLabelText('Sunday'));
    expect(isChecked('Sunday')).toBe(true);
    expect(within(days()).queryByRole('alert')).toBe(null);
  });

  it('says what a half of two fields is missing, once the other was left', async () => {
    await open();
    await unfold();
    fireEvent.change(screen.getByLabelText('First day in hospital'), { target: { value: '2027-03-10' } });
    expect(screen.getByLabelText('Last day in hospital')).not.toHaveAccessibleDescription(/Enter this day too/);
    fireEvent.blur(screen.getByLabelText('First day in hospital'));
    expect(screen.getByLabelText('Last day in hospital')).toHaveAccessibleDescription(/Enter this day too/);
    fill(ask(birthParent, 1).getByLabelText('Up to what percent of pay'), '93');
    expect(ask(birthParent, 1).getByLabelText('For how many weeks')).toHaveAccessibleDescription(/Enter this too/);
    fill(ask(birthParent, 1).getByLabelText('Off again after'), '2027-08-10');
    expect(ask(birthParent, 1).getByLabelText('Back at work from')).toHaveAccessibleDescription(/Enter this day too/);
  });

  it('asks who adopts for the day the child comes, and takes the other parent’s province', async () => {
    await open();
    await unfold();
    fireEvent.click(screen.getByLabelText('By adoption'));
    expect(screen.getByLabelText('The day your child comes to live with you')).toBeInTheDocument();
    expect(screen.queryByLabelText('Due date')).toBe(null);
    fireEvent.click(screen.getByLabelText('By birth'));
    fireEvent.click(screen.getByLabelText('Both'));
    await unfold();
    fill(screen.getByLabelText('Where the other parent lives, if elsewhere'), 'QC');
    const tick = answer().getByText(/^The other parent: Choose/);
    expect(tick).toHaveTextContent(/ plan of QPIP\. The parent who gives birth: Tick/);
    // Each program has one of them: nothing has to be the same.
    expect(answer().queryByText(/^Both parents get the same/)).toBe(null);
    expect(answer().getByRole('heading', { name: 'Your job: leave in Quebec' })).toBeInTheDocument();
    expect(answer().getByRole('heading', { name: 'Your job: leave in Ontario' })).toBeInTheDocument();
  });
});

it('says beside the folded questions that one of their answers is not counted', async () => {
  const notCounted = 'An answer in here is not counted yet.';
  await open();
  await unfold();
  const half = ask(birthParent, 1).getByLabelText('Back at work from');
  fill(half, '2027-10-04');
  expect(screen.queryByText(notCounted)).toBe(null);
  const fold = async () => {
    fireEvent.click(screen.getByText('Questions that change the answer for some'));
    await waitFor(() => expect(half).not.toBeInTheDocument());
  };
  await fold();
  expect(screen.getByText(notCounted)).toBeInTheDocument();
  await unfold();
  fill(ask(birthParent, 1).getByLabelText('Off again after'), '2027-11-26');
  fireEvent.click(screen.getByText('Questions that change the answer for some'));
  await waitFor(() => expect(screen.queryByLabelText('Off again after')).toBe(null));
  expect(screen.queryByText(notCounted)).toBe(null);
});

describe('answer', () => {
  it.each([
    ['few-hours', /may not qualify: EI wants 600 hours/],
    ['recent-claim', /can go on without new hours/],
    ['self-employed', /an agreement made by .*, at least 12 months before/],
  ])('warns of insured work: %s', async (value, warning) => {
    await open();
    await unfold();
    expect(answer().queryByText(warning)).toBe(null);
    fill(screen.getByLabelText('Insured work'), value);
    // Before the amounts, and on the printed sheet.
    const cards = answer().getByRole('group', { name: 'What you can tick' });
    const [shown, printed, ...others] = answer().getAllByText(warning);
    expect(shown?.compareDocumentPosition(cards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(printed?.closest('[data-form-sheet]')).not.toBe(null);
    expect(others).toEqual([]);
  });

  it('speaks for no option where both come to the same: a leave of maternity weeks alone', async () => {
    await open();
    fill(askPay().getByLabelText('Pay before tax'), '1000');
    fill(ask().getByLabelText('Back at work'), 'date');
    fill(ask().getByLabelText('Day back at work'), '2027-06-28');
    expect(answer().getByText(/^Ask for maternity benefits, 15 weeks/)).toBeInTheDocument();
    expect(answer().queryByText(/In the same time/)).toBe(null);
    const sheet = answer().getByText('What to answer on the form').closest('section') as HTMLElement;
    expect(within(sheet).queryByText('Standard or extended')).toBe(null);
    expect(within(sheet).getByText('Yes, 15')).toBeInTheDocument();
  });

  it('has no cards and nothing to print where nobody claims', async () => {
    await open();
    expect(answer().getByRole('group', { name: 'What you can tick' })).toBeInTheDocument();
    fill(ask().getByLabelText('Back at work'), 'no-claim');
    expect(answer().getByText(/^Without a claim of their own nobody here gets EI or QPIP/)).toBeInTheDocument();
    expect(answer().queryByRole('group', { name: 'What you can tick' })).toBe(null);
    expect(answer().queryByRole('button', { name: /^Print/ })).toBe(null);
    expect(answer().queryByRole('heading', { name: 'Month by month' })).toBe(null);
    expect(answer().queryByRole('table')).toBe(null);
  });

  it('never reads out an answer to another question', async () => {
    await open('QC');
    const spoken = () => answer().getByRole('status', { name: 'Your answer in short' }).textContent;
    const rest = () => act(() => jest.advanceTimersByTimeAsync(1_000));
    await rest();
    const before = spoken();
    expect(before).toMatch(/^Choose the .* plan of QPIP/);
    fill(ask().getByLabelText('Back at work'), 'no-claim');
    expect(spoken()).toBe(before);
    await rest();
    expect(spoken()).toMatch(/^Without a claim of their own nobody here gets EI or QPIP/);
  });

  it('prints no form sheet of a choice that pays nothing', async () => {
    window.localStorage.setItem('region', 'ON');
    await act(async () => void render(<LeavePlanner />));
    fill(screen.getByLabelText('Due date'), '2025-11-12');
    fill(screen.getByLabelText('Birth date, once your baby is here'), '2025-11-10');
    await screen.findByRole('heading', { name: 'Your answer' });
    fireEvent.click(screen.getByLabelText('The other parent'));
    fill(ask('The other parent').getByLabelText('Last day at work'), '2026-11-27');
    fill(ask('The other parent').getByLabelText('Back at work'), 'year');
    const countSheets = () => answer().queryAllByText('What to answer on the form').length;
    expect(countSheets()).toBe(1);
    fireEvent.click(answer().getByRole('radio', { name: /^Standard/ }));
    expect(answer().getByText(/^You are looking at Standard/)).toBeInTheDocument();
    expect(countSheets()).toBe(0);
    expect(answer().queryByRole('button', { name: /^Print/ })).toBe(null);
  });

  it('shows no empty table of a parent without a claim', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Both'));
    fill(ask().getByLabelText('Back at work'), 'no-claim');
    fill(ask('The other parent').getByLabelText('Back at work'), 'year');
    expect(answer().getByText(/parental weeks\.$/)).toHaveTextContent(/^The other parent: Tick standard\. Type 35/);
    expect(answer().queryByRole('table', { name: birthParent })).toBe(null);
    expect(answer().getByRole('table', { name: 'The other parent' })).toBeInTheDocument();
    fill(askPay('The other parent').getByLabelText('Pay before tax'), '1000');
    const months = answer().getByRole('table', { name: /^The weeks that end in each month/ });
    const heads = within(months).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Month', 'The other parent']);
    const card = answer()
      .getByRole('radio', { name: /^Standard/ })
      .closest('label');
    expect(card).toHaveTextContent(/a month35 weeks paid.* in all$/);
  });

  it.each(['The other parent', 'By adoption'])('has no word of maternity weeks for a year: %s', async (choice) => {
    await open();
    await unfold();
    const trap = () => answer().getByText(/^A year off after a birth is standard|^Extended pays 40% less each week/);
    expect(trap()).toHaveTextContent(/^A year off .*15 maternity weeks.* Extended pays 40% less each week/);
    fireEvent.click(screen.getByLabelText(choice));
    if (choice === 'By adoption') {
      fill(screen.getByLabelText('The day your child comes to live with you'), '2027-02-10');
    }
    expect(trap()).toHaveTextContent(/^Extended pays 40% less each week/);
    expect(answer().queryByText('A year off? That is standard.')).toBe(null);
    expect(answer().getByRole('heading', { name: 'Before you tick extended' })).toBeInTheDocument();
  });

  it('says that a gap comes after the sickness weeks that are paid', async () => {
    await open('ON', '2027-05-12');
    fill(ask().getByLabelText('Last day at work'), '2027-01-15');
    expect(answer().getByText(/stops 3 weeks before anything can be paid/)).toBeInTheDocument();
    await unfold();
    fill(screen.getByLabelText(/doctor’s note/), '2');
    expect(answer().queryByText(/before anything can be paid/)).toBe(null);
    expect(
      answer().getByText(/has 1 week without pay between the sickness weeks and the maternity weeks\./),
    ).toBeInTheDocument();
  });

  it('counts the family supplement, and says so', async () => {
    await open();
    fill(askPay().getByLabelText('Pay before tax'), '1000');
    await unfold();
    expect(answer().getByText(/adds a family supplement to one parent's weeks by itself/)).toBeInTheDocument();
    fill(screen.getByLabelText('Family net income of 2025'), '20000');
    // 7 weeks of $550, and from May on 43 of 550 + 31.30 + 4.15.
    expect(screen.getByText('about $29,005 in all')).toBeInTheDocument();
    expect(answer().getByText(/include a family supplement, up to \$35 a week/)).toBeInTheDocument();
    expect(
      answer().getByText(/Canada Child Benefit apart: about \$680 a month for all your children, from /),
    ).toBeInTheDocument();
  });

  it('says plainly that leave from work is shorter than the time off', async () => {
    await open('NS');
    fill(ask().getByLabelText('Back at work'), '18-months');
    // On the screen and on paper.
    expect(
      answer().getAllByText(
        /The parent who gives birth would be off 78 weeks 2 days\. The law keeps the job for 77 weeks\./,
      ),
    ).toHaveLength(2);
    fill(ask().getByLabelText('Back at work'), 'year');
    expect(answer().queryByText(/would be off/)).toBe(null);
  });

  it('says in Quebec that the plan binds both and cannot be changed, also where one parent plans', async () => {
    await open('QC');
    const both = /^Both parents get the same plan, also if only one of you plans here\./;
    const final = /After the first payment the plan cannot be changed, but for rare exceptions\.$/;
    expect(answer().getByText(both)).toHaveTextContent(final);
    fireEvent.click(screen.getByLabelText('Both'));
    expect(answer().getByText(both)).toHaveTextContent(final);
    fireEvent.click(screen.getByLabelText(birthParent));
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Will two parents be on the act of birth?' })).getByLabelText('No'),
    );
    expect(answer().queryByText(both)).toBe(null);
    expect(answer().getByText(/^After the first payment the plan/)).toBeInTheDocument();
  });

  it('shows no rate of the plan where QPIP raises it, and says so', async () => {
    await open('QC', '2027-01-13');
    const note = 'Low pay: QPIP raises its rate by itself, up to 85% or 100% of pay. The amounts here count it.';
    const listAmounts = () => {
      const rows = within(answer().getByRole('table', { name: birthParent }))
        .getAllByRole('row')
        .slice(1);
      return rows.map((row) => row.lastElementChild?.textContent);
    };
    fireEvent.click(answer().getByRole('radio', { name: /^Basic/ }));
    fill(ask().getByLabelText('Last day at work'), '2027-01-08');
    fill(askPay().getByLabelText('Pay before tax'), '520');
    // 85 % of 520, and 55 % of 40 hours at $16.60.
    expect(listAmounts().slice(0, 3)).toEqual(['$442', '$442', '$365']);
    expect(answer().getByText(note)).toBeInTheDocument();
    fill(askPay().getByLabelText('Pay before tax'), '1000');
    expect(listAmounts().slice(0, 3)).toEqual(['$70070%', '$70070%', '$55055%']);
    expect(answer().queryByText(note)).toBe(null);
  });

  it('says before the amounts that QPIP pays more weeks with an adoption', async () => {
    await open('QC');
    await unfold();
    const warning = /^With an adoption QPIP also pays welcome and support weeks/;
    expect(answer().queryByText(warning)).toBe(null);
    fireEvent.click(await screen.findByLabelText('By adoption'));
    fill(screen.getByLabelText('The day your child comes to live with you'), '2027-02-10');
    const cards = answer().getByRole('group', { name: 'What you can tick' });
    const [said] = answer().getAllByText(warning);
    expect(said).toHaveClass('font-semibold');
    expect(said?.compareDocumentPosition(cards)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('speaks of no other parent to one who is alone on the act of birth', async () => {
    await open('QC');
    fill(ask().getByLabelText('Back at work'), 'no-claim');
    const says = (text: RegExp) => screen.queryAllByText(text).length > 0;
    expect(says(/The other parent may claim alone\./)).toBe(true);
    expect(says(/Parental leave, other parent/)).toBe(true);
    expect(says(/The other parent has 5 more weeks\./)).toBe(true);
    fireEvent.click(
      within(screen.getByRole('group', { name: 'Will two parents be on the act of birth?' })).getByLabelText('No'),
    );
    expect(says(/The other parent may claim alone\./)).toBe(false);
    expect(says(/too few hours of insured work\.$/)).toBe(true);
    expect(says(/Parental leave, other parent/)).toBe(false);
    expect(says(/The other parent has 5 more weeks\./)).toBe(false);
  });

  it('names the option that still pays once the time for the other one is over', async () => {
    window.localStorage.setItem('region', 'ON');
    await act(async () => void render(<LeavePlanner />));
    fill(screen.getByLabelText('Due date'), '2025-11-12');
    fill(screen.getByLabelText('Birth date, once your baby is here'), '2025-11-10');
    await screen.findByRole('heading', { name: 'Your answer' });
    fireEvent.click(screen.getByLabelText('The other parent'));
    fill(ask('The other parent').getByLabelText('Last day at work'), '2026-11-27');
    // December 6, 2026 to May 15, 2027.
    expect(answer().getByText(/parental weeks\.$/)).toHaveTextContent('Tick extended. Type 23 parental weeks.');
  });

  it('says that the claim closes where weeks at work in the middle cost paid weeks', async () => {
    await open('ON', '2027-02-17');
    fill(ask().getByLabelText('Last day at work'), '2026-11-20');
    fill(ask().getByLabelText('Back at work'), 'paid');
    await unfold();
    expect(answer().queryByText(/closes on/)).toBe(null);
    fill(ask(birthParent, 1).getByLabelText('Back at work from'), '2027-06-01');
    fill(ask(birthParent, 1).getByLabelText('Off again after'), '2027-08-28');
    // 52 weeks from November 22, 2026 on, and 78.
    expect(answer().getByText(/^Standard can pay only until/)).toHaveTextContent(
      'until Saturday, November 20, 2027: 23 weeks for this leave. Extended can pay until Saturday, May 20, 2028:',
    );
    expect(
      answer().getByText(/^The parent who gives birth: the claim closes on Saturday, November 20, 2027\./),
    ).toBeInTheDocument();
  });

  it('names no pregnancy leave from work after an adoption', async () => {
    await open();
    await unfold();
    const rows = () =>
      within(answer().getByRole('region', { name: 'Your job: leave in Ontario' }))
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(rows()).toContain('Pregnancy or maternity leave');
    fireEvent.click(screen.getByLabelText('By adoption'));
    fill(screen.getByLabelText('The day your child comes to live with you'), '2027-03-10');
    expect(rows()).toEqual(['Parental leave, most per parent']);
  });

  it('says why where both come to the same in dollars and one ends with weeks without pay', async () => {
    await open('ON', '2027-02-10');
    fireEvent.click(screen.getByLabelText('Both'));
    for (const [name, lastDay] of [
      [birthParent, '2027-02-05'],
      ['The other parent', '2027-02-12'],
    ] as const) {
      fill(ask(name).getByLabelText('Last day at work'), lastDay);
      fill(askPay(name).getByLabelText('Pay before tax'), '1000');
    }
    fill(ask().getByLabelText('Back at work'), '18-months');
    fill(ask('The other parent').getByLabelText('Back at work'), 'date');
    fill(ask('The other parent').getByLabelText('Day back at work'), '2027-03-15');
    expect(
      answer().getByText(
        'In the same time this gives about the same as extended, and more each week. It then leaves 27 weeks without pay at the end, both parents counted together.',
      ),
    ).toBeInTheDocument();
  });

  it('says what is printed where another choice is looked at', async () => {
    await open();
    expect(answer().queryByText(/^You are looking at/)).toBe(null);
    fireEvent.click(answer().getByRole('radio', { name: /^Extended/ }));
    expect(
      answer().getByText('You are looking at Extended. We propose Standard: choose its card to print that.'),
    ).toBeInTheDocument();
  });

  it('says first what is late', async () => {
    await open('ON', '2026-11-04');
    fill(ask().getByLabelText('Last day at work'), '2026-10-16');
    const first = within(answer().getByRole('region', { name: 'What to do when' })).getAllByRole('listitem')[0];
    expect(first).toHaveTextContent(
      /^Friday, November 13, 2026 has passed\. Apply today, and ask for an earlier start of the claim\. Service Canada decides\.$/,
    );
  });

  it('says near the answer that the amounts need an application in time', async () => {
    window.localStorage.setItem('region', 'ON');
    await act(async () => void render(<LeavePlanner />));
    fill(screen.getByLabelText('Due date'), '2026-08-20');
    fill(screen.getByLabelText('Birth date, once your baby is here'), '2026-08-25');
    await screen.findByRole('heading', { name: 'Your answer' });
    fill(ask().getByLabelText('Last day at work'), '2026-11-13');
    expect(answer().queryByText(/^Applied already/)).toBe(null);
    fill(ask().getByLabelText('Last day at work'), '2026-08-14');
    const [warning] = answer().getAllByText(
      /^Applied already\? Then this holds\. If not: Friday, September 11, 2026 has passed, and \d+ of the 50 paid weeks below are over\. That time is paid only if Service Canada moves the claim back: apply today, and ask for that\./,
    );
    expect(warning).toHaveClass('font-semibold');
    fireEvent.click(screen.getByLabelText('Both'));
    expect(answer().getAllByText(/^The parent who gives birth: Applied already\?/)).not.toEqual([]);
    fill(screen.getByLabelText('Where do you live?'), 'QC');
    expect(
      answer().getAllByText(
        /file today: RQAP pays at most 6 weeks back\. \d+ of the \d+ paid weeks below are in reach/,
      ),
    ).not.toEqual([]);
  });

  it('says what waits for the end of work, whose day is not known', async () => {
    await open();
    const items = within(answer().getByRole('region', { name: 'What to do when' })).getAllByRole('listitem');
    expect(items.slice(0, 4).map(({ textContent }) => textContent?.slice(0, 15))).toEqual([
      'Now Check that ',
      'Early, before t',
      'When work stops',
      'When work stops',
    ]);
  });

  it('saves the days for a calendar, and says when that fails', async () => {
    await open();
    const button = answer().getByRole('button', { name: 'Save these days for my calendar' });
    await act(async () => void fireEvent.click(button));
    expect(save.mock.lastCall?.[0].parents).toHaveLength(1);
    expect(save.mock.lastCall?.[1].map(({ key }) => key)).toContain('ei-parental-end');
    expect(screen.getByText(/Your browser was asked to save it/)).toBeInTheDocument();
    save.mockRejectedValue(new Error());
    await act(async () => void fireEvent.click(button));
    expect(screen.getByText(/could not be saved/)).toBeInTheDocument();
    expect(screen.queryByText(/Your browser was asked to save it/)).toBe(null);
  });

  it('writes down what each parent answers on the form', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Both'));
    fill(ask().getByLabelText('Last day at work'), '2027-02-26');
    const sheet = answer().getByRole('heading', { name: 'What to answer on the form', hidden: true }).parentElement;
    const rows = within(sheet as HTMLElement).getAllByRole('row', { hidden: true });
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts).toEqual(
      expect.arrayContaining([
        'Last day workedFriday, February 26, 2027',
        'Maternity benefits? How many weeks?Yes, 15',
        'Standard or extendedStandard',
        'Parental weeks for you35 (not 50, not 52: maternity is separate)',
        'Will the other parent claim parental benefits? How many weeks?Yes, 5, standard',
        // Of the other parent.
        'Last day workedNot known yet',
        'Maternity benefits? How many weeks?No',
        'Will the other parent claim parental benefits? How many weeks?Yes, 35, standard',
      ]),
    );
    expect(sheet).toHaveTextContent(/rules checked on November \d+, 2026/);
    expect(sheet).toHaveTextContent(
      'If not, call 1-800-206-7218 at once: once the first parental week, that from Sunday, March 7, 2027, is paid, the option cannot change.',
    );
  });

  it.each([
    ['6', 'Yes, 6 weeks, with a doctor’s note'],
    ['1', 'Yes, 1 week, with a doctor’s note'],
  ])('writes down %s weeks of sickness that the plan counts', async (weeks, text) => {
    await open('ON', '2027-05-12');
    fill(ask().getByLabelText('Last day at work'), '2027-01-15');
    expect(answer().queryByText('Sickness benefits before?')).toBe(null);
    await unfold();
    fill(screen.getByLabelText(/doctor’s note/), weeks);
    const row = answer().getByText('Sickness benefits before?').closest('tr');
    expect(row).toHaveTextContent(text);
    expect(row?.nextElementSibling).toHaveTextContent(/^Maternity benefits\?/);
  });

  it('tells the parent with EI to answer that the other one claims with QPIP', async () => {
    await open('QC');
    fireEvent.click(screen.getByLabelText('Both'));
    await unfold();
    fill(await screen.findByLabelText('Where the other parent lives, if elsewhere'), 'ON');
    fill(ask().getByLabelText('Last day at work'), '2027-03-05');
    fill(ask('The other parent').getByLabelText('Last day at work'), '2027-03-05');
    fill(ask('The other parent').getByLabelText('Back at work'), 'date');
    fill(ask('The other parent').getByLabelText('Day back at work'), '2027-04-19');
    const row = answer().getByText('Will the other parent claim parental benefits? How many weeks?').closest('tr');
    expect(row).toHaveTextContent(/Yes, with QPIP: 32 parental weeks$/);
    expect(answer().getAllByText('An estimate before tax: Service Canada and RQAP decide.')).toHaveLength(2);
  });

  it('shows one and the same parent on every card, and what both get together', async () => {
    await open('BC', '2027-03-03');
    fireEvent.click(screen.getByLabelText('Both'));
    const other = ask('The other parent');
    fill(ask().getByLabelText('Last day at work'), '2027-02-26');
    fill(ask().getByLabelText('Back at work'), 'date');
    fill(ask().getByLabelText('Day back at work'), '2027-11-15');
    fill(askPay().getByLabelText('Pay before tax'), '900');
    fill(other.getByLabelText('Last day at work'), '2027-11-12');
    fill(other.getByLabelText('Back at work'), 'paid');
    fill(askPay('The other parent').getByLabelText('Pay before tax'), '1100');
    const listCards = () =>
      answer()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(listCards()).toEqual([
      expect.stringMatching(/^StandardThe parent who gives birth\$495a week/),
      expect.stringMatching(/^ExtendedThe parent who gives birth\$297a week after 15 weeks at \$495/),
    ]);
    expect(listCards()[0]).toMatch(/Both together: \d+ weeks paid.*about \$[\d,]+ in all, for both$/);
  });

  it('counts all weeks of the higher rate on a card, also where their dollars differ', async () => {
    await open('ON', '2027-03-10');
    // Tuesday: pay of the waiting week comes off the first three maternity weeks.
    fill(ask().getByLabelText('Last day at work'), '2027-03-02');
    fill(askPay().getByLabelText('Pay before tax'), '1000');
    expect(
      answer()
        .getByRole('radio', { name: /^Extended/ })
        .closest('label'),
    ).toHaveTextContent('$330a week after 15 weeks at up to $550');
    expect(
      answer()
        .getByRole('radio', { name: /^Standard/ })
        .closest('label'),
    ).toHaveTextContent('50 weeks paid1 week unpaid at the end of the leave');
  });
});

it('names nobody twice where one parent takes the maternity weeks and the other the parental ones', async () => {
  await open();
  fireEvent.click(screen.getByLabelText('Both'));
  fireEvent.change(ask().getByLabelText('Back at work'), { target: { value: 'date' } });
  fill(ask().getByLabelText('Last day at work', { selector: '[type=date]' }), '2027-03-05');
  fill(ask().getByLabelText('Day back at work', { selector: '[type=date]' }), '2027-06-28');
  fill(ask('The other parent').getByLabelText('Last day at work', { selector: '[type=date]' }), '2027-06-25');
  expect(answer().getByText(/Ask for maternity benefits, 15 weeks/)).toHaveTextContent(
    'The parent who gives birth: Ask for maternity benefits, 15 weeks. This leave has no parental weeks. The other parent: Tick standard. Type 35 parental weeks.',
  );
});

it('proposes standard to two parents who both choose a year, with the shared weeks for who gives birth', async () => {
  await open('ON', '2027-02-10');
  fireEvent.click(screen.getByLabelText('Both'));
  fireEvent.change(ask('The other parent').getByLabelText('Back at work'), { target: { value: 'year' } });
  fill(ask().getByLabelText('Last day at work', { selector: '[type=date]' }), '2027-01-29');
  fill(ask('The other parent').getByLabelText('Last day at work', { selector: '[type=date]' }), '2027-02-05');
  fill(askPay().getByLabelText('Pay before tax'), '1385');
  fill(askPay('The other parent').getByLabelText('Pay before tax'), '1154');
  expect(answer().getByText(/The 15 maternity weeks are asked for apart/)).toHaveTextContent(
    'Tick standard. Type 35 parental weeks.',
  );
  expect(screen.getByRole('heading', { name: 'A year off? That is standard.' })).toBeInTheDocument();
});

describe('what is known already', () => {
  const getLine = () => screen.getByText('change').closest('details') as HTMLDetailsElement;

  it('is one line with the way to change it, and no field of it stands open', async () => {
    window.localStorage.setItem('region', 'ON');
    window.localStorage.setItem('pregnancy', '{"version":1,"dueDate":"2027-03-10"}');
    await act(async () => void render(<LeavePlanner />));
    expect(getLine()).not.toHaveAttribute('open');
    expect(getLine().querySelector('summary')).toHaveTextContent(/^Ontario · Due March 10, 2027 · ?change$/);
    expect(screen.getByLabelText('Where do you live?')).not.toBeVisible();
    expect(screen.getByLabelText('Due date')).not.toBeVisible();
  });

  it('leaves a field where it is while it is changed, also once it is empty', async () => {
    await open();
    const dueDate = screen.getByLabelText('Due date');
    fill(dueDate, '');
    fill(dueDate, '2027-03-12');
    expect(dueDate).toBeInTheDocument();
    expect(getLine()).toHaveTextContent(/^Ontario · ?change/);
    fill(screen.getByLabelText('Where do you live?'), '');
    fill(screen.getByLabelText('Where do you live?'), 'QC');
    expect(getLine()).toContainElement(screen.getByLabelText('Where do you live?'));
  });

  it('says what a region pays by, as soon as it is chosen', async () => {
    await act(async () => void render(<LeavePlanner />));
    fill(screen.getByLabelText('Where do you live?'), 'ON');
    expect(screen.getByText(/^Parental benefits in Ontario come from Employment Insurance/)).toBeInTheDocument();
    fill(screen.getByLabelText('Where do you live?'), 'QC');
    expect(screen.getByText(/^Parental benefits in Quebec come from the Quebec Parental/)).toBeInTheDocument();
    expect(screen.queryByText(/Employment Insurance/)).toBe(null);
  });
});
