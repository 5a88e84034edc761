import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { serializeContractionLog } from '@/lib/contractions/stored-contractions';

const NOW = new Date(2026, 10 /* Nov */, 21, 10).getTime();
const MINUTE = 60_000;

const timed = (minutesAgo: number) => {
  const startTime = NOW - minutesAgo * MINUTE;
  return { id: String(startTime), startTime, endTime: startTime + MINUTE };
};

/** A database with this backup, which answers when it is told to. */
function installDatabase(backup: string) {
  const put = jest.fn();
  const reading: { result: string; onsuccess?: () => void } = { result: backup };
  const database = {
    transaction: () => ({ objectStore: () => ({ get: () => reading, put }) }),
    close: () => {},
  };
  const openings: { result: typeof database; onsuccess?: () => void }[] = [];
  Object.defineProperty(window, 'indexedDB', {
    configurable: true,
    value: {
      open() {
        const opening = { result: database };
        openings.push(opening);
        return opening;
      },
    },
  });
  return {
    put,
    answer() {
      for (const opening of openings.splice(0)) {
        opening.onsuccess?.();
        reading.onsuccess?.();
      }
    },
  };
}

const rows = () => within(screen.getByRole('region', { name: 'Contraction history' })).getAllByRole('listitem');

it('times also while the browser does not answer what the backup holds, and loses nothing of it once it does', async () => {
  jest.useFakeTimers({ now: NOW });
  const beganAt = NOW - 60 * MINUTE;
  // The browser was killed before it had stored the last two.
  const stored = { contractions: [timed(50)], beganAt, revision: 2 };
  const backup = { contractions: [timed(50), timed(40), timed(30)], beganAt, revision: 6 };
  window.localStorage.setItem('contractions', serializeContractionLog(stored));
  const database = installDatabase(serializeContractionLog(backup));

  const { ContractionTimer } = await import('./contraction-timer');
  await act(async () => void render(<ContractionTimer />));
  expect(screen.getByText('No contractions recorded yet')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Start Contraction' }));
  await act(async () => jest.advanceTimersByTime(1_000));
  // The tap counts from when it was made.
  expect(screen.getByText('since 10:00:00 a.m.', { exact: true })).toBeInTheDocument();
  expect(rows()).toHaveLength(1);

  await act(async () => jest.advanceTimersByTime(20_000));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Stop Contraction' })));
  expect(rows()).toHaveLength(2);
  await act(async () => database.answer());
  expect(rows()).toHaveLength(4);
  expect(database.put).toHaveBeenCalledWith(window.localStorage.getItem('contractions'), 'latest');
  jest.useRealTimers();
});
