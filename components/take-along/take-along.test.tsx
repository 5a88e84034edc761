import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@/lib/browser/platform';
import * as words from '@/words/take-along';
import { TakeAlong } from './take-along';

jest.mock('@/lib/browser/platform', () => ({
  ...jest.requireActual('@/lib/browser/platform'),
  downloadFile: jest.fn(),
}));

const pregnancy = '{"version":1,"dueDate":"2027-04-10","origin":"entered"}';
const phone = '{"version":1,"number":"613-555-0100"}';

function keep(values: Record<string, string>) {
  for (const [key, text] of Object.entries(values)) window.localStorage.setItem(key, text);
}
const kept = (key: string) => window.localStorage.getItem(key);
const button = (name: string) => screen.getByRole('button', { name });
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

async function receive(content: string) {
  await open(words.receive);
  const file = new File([content], 'pregnancy.json');
  Object.assign(file, { text: () => Promise.resolve(content) });
  fireEvent.change(screen.getByLabelText(words.chooseFile), { target: { files: [file] } });
}

const file = (parts: object) =>
  JSON.stringify({ site: 'canadian-due-date-calculator', version: 1, madeOn: '2026-11-20', parts });

beforeEach(() => {
  window.localStorage.clear();
  delete window.takenFragment;
});

it('leaves pay, numbers and labour out until they are ticked, and names what is left out', async () => {
  keep({ pregnancy, providerPhone: phone });
  render(<TakeAlong />);
  await open(words.file);
  expect(screen.getByRole('checkbox', { name: /^Dates/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^My numbers/ })).not.toBeChecked();
  expect(screen.getByText(words.leftOut(words.groups.numbers))).toBeInTheDocument();
  await userEvent.click(button(words.tickAll));
  expect(screen.queryByText(words.leftOut(words.groups.numbers))).not.toBeInTheDocument();
  await userEvent.click(button(words.saveFile));
  expect(downloadFile).toHaveBeenCalledWith(
    expect.anything(),
    expect.stringMatching(/^pregnancy-\d{4}-\d\d-\d\d\.json$/),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^My numbers/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Dates/ }));
  expect(screen.queryByRole('button', { name: words.saveFile })).not.toBeInTheDocument();
});

it('offers a file where the browser cannot compress', async () => {
  keep({ pregnancy });
  render(<TakeAlong />);
  expect(await screen.findByText(words.tooOld)).toBeVisible();
});

it('shows what was found beside what is here, and writes nothing before it is told', async () => {
  keep({ pregnancy, region: 'ON' });
  render(<TakeAlong />);
  await receive(
    file({ pregnancy: { version: 1, dueDate: '2027-05-01' }, providerPhone: { version: 1, number: '811' } }),
  );
  expect(await screen.findByText('Due May 1, 2027')).toBeVisible();
  expect(screen.getByText(/^Here now: Due April 10, 2027/)).toBeVisible();
  expect(screen.getByText(words.here(words.nothing))).toBeVisible();
  expect(kept('providerPhone')).toBeNull();
  await userEvent.click(button(words.add));
  expect(await screen.findByText(words.isHere)).toBeVisible();
  expect([kept('pregnancy'), kept('providerPhone')]).toEqual([pregnancy, '{"version":1,"number":"811"}']);
  await userEvent.click(button('Undo'));
  expect(await screen.findByText(words.isBack)).toBeVisible();
  expect(kept('providerPhone')).toBeNull();
});

it('asks for no choice where there is none', async () => {
  keep({ region: 'ON' });
  render(<TakeAlong />);
  await receive(file({ region: 'ON' }));
  expect(await screen.findByText(words.allHere)).toBeVisible();
  await userEvent.click(button(words.close));
  await receive(file({ pregnancy: { version: 1, dueDate: '2027-05-01' } }));
  await userEvent.click(await screen.findByRole('button', { name: words.bring }));
  expect(await screen.findByText(words.isHere)).toBeVisible();
  // The file has no region: that stays.
  expect(kept('region')).toBe('ON');
});

it('adds a table of contractions and never puts it in the place of others', async () => {
  keep({ contractions: '{"version":1,"contractions":[{"id":"1","startTime":1000,"endTime":2000}]}' });
  render(<TakeAlong />);
  await receive(
    'Number,Start,End,Offset from UTC,Length in seconds,Seconds since the start before,Length confirmed\n1,2026-11-20 23:56:05,2026-11-20 23:57:03,-05:00,58,,yes',
  );
  expect(await screen.findByText('1 timed')).toBeVisible();
  expect(screen.queryByRole('button', { name: words.replace })).not.toBeInTheDocument();
});

it('shows first what the address has brought', async () => {
  window.takenFragment = 'keep=1.2027-04-10.ON';
  render(<TakeAlong />);
  expect(await screen.findByRole('heading', { name: words.welcome })).toBeVisible();
  expect(screen.getByRole('tab', { name: words.receive })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(button(words.bringBack));
  expect(await screen.findByText(words.isHere)).toBeVisible();
  expect([kept('pregnancy'), kept('region')]).toEqual([pregnancy, 'ON']);
});
