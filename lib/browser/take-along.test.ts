import { parseContractionLog } from '@/lib/contractions/stored-contractions';
import { bringHere } from './take-along';

const settled = jest.fn(() => Promise.resolve());
const removed = jest.fn(() => Promise.resolve(true));
jest.mock('./contractions-backup', () => ({ settleBackup: () => settled() }));
jest.mock('./stored-keys', () => ({ removeBackup: () => removed() }));

const pregnancy = (dueDate: string) => JSON.stringify({ version: 1, dueDate });
const labour = (...starts: number[]) =>
  JSON.stringify({
    version: 1,
    revision: starts.length,
    beganAt: 1,
    contractions: starts.map((start) => ({ id: String(start), startTime: start * 1_000, endTime: start * 1_000 + 9 })),
  });
const stored = (key: string) => window.localStorage.getItem(key);
const timedIds = () => parseContractionLog(stored('contractions')).contractions.map(({ id }) => id);

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

it('stores what was brought, and brings back what was there', async () => {
  window.localStorage.setItem('pregnancy', pregnancy('2027-01-10'));
  window.localStorage.setItem('homeScreenHint', 'as it is');
  const undo = await bringHere({ pregnancy: pregnancy('2027-04-10'), region: 'ON' }, 'replace');
  expect([stored('pregnancy'), stored('region')]).toEqual([pregnancy('2027-04-10'), 'ON']);
  await undo();
  expect([stored('pregnancy'), stored('region')]).toEqual([pregnancy('2027-01-10'), null]);
  expect(stored('homeScreenHint')).toBe('as it is');
  expect(settled).not.toHaveBeenCalled();
});

it('brings back also what could not be read', async () => {
  window.localStorage.setItem('doneToDos', '{"version":9}');
  const undo = await bringHere({ doneToDos: '{"version":1,"done":["a"]}' }, 'add');
  expect(stored('doneToDos')).toBe('{"version":1,"done":["a"]}');
  await undo();
  expect(stored('doneToDos')).toBe('{"version":9}');
});

it('brings a labour back as a later change, so that its backup does not undo that', async () => {
  window.localStorage.setItem('contractions', labour(1, 2));
  const undo = await bringHere({ contractions: labour(7) }, 'replace');
  expect(settled).toHaveBeenCalled();
  expect(timedIds()).toEqual(['7']);
  const { revision = 0 } = parseContractionLog(stored('contractions'));
  await undo();
  expect(timedIds()).toEqual(['1', '2']);
  expect(parseContractionLog(stored('contractions')).revision).toBeGreaterThan(revision);
  expect(removed).not.toHaveBeenCalled();
});

it('removes the backup with a labour that was not there before', async () => {
  const undo = await bringHere({ contractions: labour(7) }, 'add');
  expect(timedIds()).toEqual(['7']);
  await undo();
  expect(stored('contractions')).toBeNull();
  expect(removed).toHaveBeenCalled();
});
