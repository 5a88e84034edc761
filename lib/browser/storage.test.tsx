import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { askToKeep, readPersistence } from './persistence';
import { createStoredValue, isStorageWorking, readStored, removeStored, writeStored } from './storage';

describe('createStoredValue', () => {
  const parse = jest.fn((text: string | null) => (text && /^\d+$/.test(text) ? Number(text) : undefined));

  const { useValue, read, store, forget } = createStoredValue<number | undefined, number>(
    'contractions',
    parse,
    String,
  );

  function Widget({ name }: { name: string }) {
    const known = useValue();
    return (
      <p>
        {name}: {known.status === 'known' ? `${known.value ?? 'none'}${known.isStored ? '' : ', not kept'}` : 'unknown'}
      </p>
    );
  }

  const showTwo = () =>
    render(
      <>
        <Widget name="One" />
        <Widget name="Two" />
      </>,
    );

  /** What happens here when another tab changes the storage, which it shares. */
  function changeInAnotherTab(value: string | null) {
    if (value === null) window.localStorage.removeItem('contractions');
    else window.localStorage.setItem('contractions', value);
    act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'contractions' })));
  }

  function block() {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('refused', 'SecurityError');
      });
    }
  }

  afterEach(() => {
    jest.restoreAllMocks();
    act(() => {
      // A write that goes well: the storage counts as working again.
      store(0);
      forget();
    });
  });

  it('is unknown in exported HTML', () => {
    store(3);
    expect(renderToString(<Widget name="One" />)).toContain('unknown');
  });

  it('tells every subscriber of a value, and of its end', () => {
    showTwo();
    expect(screen.getByText('One: none')).toBeInTheDocument();
    act(() => store(3));
    expect(screen.getByText('One: 3')).toBeInTheDocument();
    expect(screen.getByText('Two: 3')).toBeInTheDocument();
    expect(read()).toBe(3);
    act(() => forget());
    expect(screen.getByText('One: none')).toBeInTheDocument();
    expect(screen.getByText('Two: none')).toBeInTheDocument();
    expect(window.localStorage.getItem('contractions')).toBeNull();
  });

  it('follows another tab', () => {
    showTwo();
    changeInAnotherTab('7');
    expect(screen.getByText('Two: 7')).toBeInTheDocument();
    changeInAnotherTab(null);
    expect(screen.getByText('Two: none')).toBeInTheDocument();
  });

  it('catches up when Back brings the page out of memory: it heard of nothing meanwhile', () => {
    store(3);
    render(<Widget name="One" />);
    window.localStorage.removeItem('contractions');
    act(() => window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByText('One: none')).toBeInTheDocument();
  });

  it('reads text that it never wrote as its parser says', () => {
    window.localStorage.setItem('contractions', '{"version":');
    render(<Widget name="One" />);
    expect(screen.getByText('One: none')).toBeInTheDocument();
    act(() => store(4));
    expect(screen.getByText('One: 4')).toBeInTheDocument();
  });

  it('parses a text once, however often it is asked', () => {
    store(5);
    showTwo();
    parse.mockClear();
    expect([read(), read()]).toEqual([5, 5]);
    changeInAnotherTab('5');
    expect(parse).not.toHaveBeenCalled();
  });

  it('stays the same value when another one can no longer be kept', () => {
    const list = createStoredValue('labourAnswers', (text) => [text], String);
    store(5);
    const before = list.read();
    showTwo();
    block();
    act(() => store(6));
    expect(screen.getByText('Two: 6, not kept')).toBeInTheDocument();
    expect(list.read()).toBe(before);
  });

  it('keeps a value in memory where storage is blocked, says so, and can forget it', () => {
    block();
    showTwo();
    act(() => store(6));
    expect(screen.getByText('Two: 6, not kept')).toBeInTheDocument();
    act(() => forget());
    expect(screen.getByText('Two: none, not kept')).toBeInTheDocument();
  });

  it('no longer tells a widget that is gone', () => {
    const { unmount } = render(<Widget name="One" />);
    unmount();
    parse.mockClear();
    store(8);
    expect(parse).not.toHaveBeenCalled();
  });
});

describe('storage', () => {
  function refuse(name: 'getItem' | 'setItem' | 'removeItem') {
    return jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
  }

  afterEach(() => {
    jest.restoreAllMocks();
    removeStored('key');
    writeStored('other', '1');
  });

  it('keeps and removes a value', () => {
    writeStored('key', 'value');
    expect(window.localStorage.getItem('key')).toBe('value');
    expect(readStored('key')).toBe('value');
    expect(isStorageWorking()).toBe(true);
    removeStored('key');
    expect(readStored('key')).toBeNull();
  });

  it('keeps a value in memory when the storage is full, and does not let the old one come back', () => {
    writeStored('key', 'old');
    const full = refuse('setItem');
    writeStored('key', 'new');
    expect(isStorageWorking()).toBe(false);
    expect(readStored('key')).toBe('new');
    full.mockRestore();
    expect(window.localStorage.getItem('key')).toBeNull();
  });

  it('takes the room of the old value when the storage is full', () => {
    writeStored('key', 'old');
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this.getItem(key) !== null) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    writeStored('key', 'new');
    expect(isStorageWorking()).toBe(true);
    expect(window.localStorage.getItem('key')).toBe('new');
  });

  it('never throws where everything is refused', () => {
    refuse('getItem');
    refuse('setItem');
    refuse('removeItem');
    expect(readStored('key')).toBeNull();
    writeStored('key', 'value');
    expect(readStored('key')).toBe('value');
    removeStored('key');
    expect(readStored('key')).toBeNull();
    expect(isStorageWorking()).toBe(false);
  });
});

describe('the promise to keep what is stored', () => {
  const persist = jest.fn<Promise<boolean>, []>();
  const allow = (storage: unknown) =>
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });

  beforeEach(() => {
    window.localStorage.clear();
    persist.mockReset().mockResolvedValue(false);
    allow({ persist });
  });
  afterEach(() => {
    window.localStorage.clear();
    allow(undefined);
  });

  it('is asked for with the first thing that the visitor gives, and not again', () => {
    writeStored('region', 'ON');
    writeStored('pregnancy', 'x');
    writeStored('region', 'QC');
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('is not asked for when the site alone stores something, nor instead of the visitor’s first thing', () => {
    writeStored('homeScreenHint', '{}');
    expect(persist).not.toHaveBeenCalled();
    writeStored('region', 'ON');
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('is not asked for where something was stored on an earlier visit', () => {
    window.localStorage.setItem('hospitalBagChecklist', 'x');
    writeStored('region', 'ON');
    expect(persist).not.toHaveBeenCalled();
  });

  it('costs nothing where the browser cannot be asked, or refuses', async () => {
    allow(undefined);
    writeStored('region', 'ON');
    expect([await readPersistence(), await askToKeep()]).toEqual(['cannot-tell', 'cannot-tell']);
    removeStored('region');
    persist.mockRejectedValue(new TypeError('opaque'));
    allow({ persist, persisted: async () => true });
    writeStored('region', 'ON');
    expect(readStored('region')).toBe('ON');
    expect([await readPersistence(), await askToKeep()]).toEqual(['promised', 'cannot-tell']);
  });
});
