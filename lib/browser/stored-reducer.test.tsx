import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStoredValue } from './storage';
import { type FormState, useStoredReducer } from './stored-reducer';

interface List {
  items: string[];
  isDamaged?: boolean;
}

const none: List = { items: [] };

const stored = createStoredValue<List, List>(
  'contractions',
  (text) => (text === null ? none : text.startsWith('!') ? { items: [], isDamaged: true } : { items: text.split(',') }),
  ({ items }) => items.join(),
);

type Action = { type: 'added'; item: string } | { type: 'looked' };

/** A list; its own part is how often it was looked at, and what was there when another tab changed it. */
const form = {
  initialValue: none,
  initialOwn: '',
  reduce: ({ value, own }: FormState<List, string>, action: Action) =>
    action.type === 'looked'
      ? { value, own: `${own}.` }
      : { value: { items: [...value.items, action.item] }, own: `${own}+` },
  follow: (own: string, { items }: List) => `${own}[${items}]`,
};

let widget: ReturnType<typeof useStoredReducer<List, string, Action>>;

function Widget() {
  widget = useStoredReducer(stored, form);
  const { value, own, isKnown, isStored, wasDamaged } = widget;
  return (
    <p>
      {[
        isKnown ? value.items : 'unknown',
        own,
        isStored ? 'stored' : 'not stored',
        wasDamaged ? 'damaged' : 'whole',
      ].join(' | ')}
    </p>
  );
}

const shown = () => screen.getByRole('paragraph').textContent;
const add = (item: string) => act(() => void widget.dispatch({ type: 'added', item }));
function storeElsewhere(text: string) {
  window.localStorage.setItem('contractions', text);
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'contractions' })));
}

beforeEach(() => act(stored.forget));
afterEach(() => jest.restoreAllMocks());

it('is unknown in exported HTML', () => {
  stored.store({ items: ['a'] });
  expect(renderToString(<Widget />)).toContain('unknown');
});

it('shows what is stored, and stores with each action what it becomes', () => {
  stored.store({ items: ['a'] });
  render(<Widget />);
  expect(shown()).toBe('a | [a] | stored | whole');
  add('b');
  expect(shown()).toBe('a,b | [a]+ | stored | whole');
  expect(window.localStorage.getItem('contractions')).toBe('a,b');
});

it('builds on what another tab has stored since it was rendered, and on each of several actions before the next render', () => {
  render(<Widget />);
  window.localStorage.setItem('contractions', 'other');
  act(() => {
    expect(widget.dispatch({ type: 'added', item: 'a' }).before.items).toEqual(['other']);
    expect(widget.dispatch({ type: 'added', item: 'b' }).after.items).toEqual(['other', 'a', 'b']);
  });
  expect(shown()).toBe('other,a,b | [other]++ | stored | whole');
});

it('tells its own part of a value that was stored elsewhere, also of one that it has stored itself before', () => {
  render(<Widget />);
  add('a');
  storeElsewhere('b');
  expect(shown()).toBe('b | +[b] | stored | whole');
  storeElsewhere('a');
  expect(shown()).toBe('a | +[a] | stored | whole');
});

it('stores nothing by an action that changes its own part alone', () => {
  render(<Widget />);
  act(() => void widget.dispatch({ type: 'looked' }));
  expect(shown()).toBe(' | . | stored | whole');
  expect(window.localStorage.getItem('contractions')).toBeNull();
});

it('goes on from what is shown where the browser has cleared its storage without a word', () => {
  render(<Widget />);
  add('a');
  window.localStorage.clear();
  expect(widget.read().items).toEqual(['a']);
  add('b');
  expect(window.localStorage.getItem('contractions')).toBe('a,b');
});

it('begins anew where it was erased in another tab', () => {
  render(<Widget />);
  add('a');
  window.localStorage.clear();
  act(() => window.dispatchEvent(new StorageEvent('storage')));
  add('b');
  expect(window.localStorage.getItem('contractions')).toBe('b');
});

it('says that something could not be read also once it is replaced', () => {
  window.localStorage.setItem('contractions', '!');
  render(<Widget />);
  add('a');
  expect(shown()).toContain('damaged');
});

it('holds what the browser refuses to store, and says so', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  render(<Widget />);
  add('a');
  add('b');
  expect(shown()).toBe('a,b | ++ | not stored | whole');
});
