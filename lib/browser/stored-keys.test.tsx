import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { storedKeys } from '@/data/stored-values';
import { writeStored } from './storage';
import { eraseStoredValues, useStoredKeys } from './stored-keys';
import { storePregnancy, usePregnancy } from './use-pregnancy';

function Keys() {
  return <p>{useStoredKeys()?.join(', ') ?? 'unknown'}</p>;
}

function DueDate() {
  const known = usePregnancy();
  return <p>{known.status === 'known' ? (known.value?.dueDate ?? 'no due date') : 'unknown'}</p>;
}

afterEach(async () => {
  jest.restoreAllMocks();
  await act(eraseStoredValues);
  window.localStorage.clear();
});

it('is unknown in exported HTML', () => {
  expect(renderToString(<Keys />)).toBe('<p>unknown</p>');
});

it('lists what is kept, and follows every store', () => {
  window.localStorage.setItem('region', 'ON');
  render(<Keys />);
  expect(screen.getByText('region')).toBeInTheDocument();
  act(() => storePregnancy({ dueDate: '2027-06-08' }));
  expect(screen.getByText('pregnancy, region')).toBeInTheDocument();
});

it('erases every key that the site keeps, tells the widgets, and leaves what is not ours', async () => {
  window.localStorage.setItem('of-another-site', 'stays');
  for (const key of storedKeys) window.localStorage.setItem(key, 'x');
  storePregnancy({ dueDate: '2027-06-08' });
  render(<DueDate />);
  expect(screen.getByText('2027-06-08')).toBeInTheDocument();
  expect(await act(eraseStoredValues)).toEqual({ erased: storedKeys, isAllowed: true });
  expect(screen.getByText('no due date')).toBeInTheDocument();
  expect(Object.keys(window.localStorage)).toEqual(['of-another-site']);
});

it('says where the browser refuses, and forgets what was held in memory', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  writeStored('region', 'ON');
  expect(await eraseStoredValues()).toEqual({ erased: ['region'], isAllowed: false });
  expect(await eraseStoredValues()).toEqual({ erased: [], isAllowed: false });
});
