import { isStorageWorking, readStored, removeStored, writeStored } from './storage';

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
