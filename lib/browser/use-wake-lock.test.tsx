import { act, render } from '@testing-library/react';
import { useWakeLock } from './use-wake-lock';

function Screen({ isWanted }: { isWanted: boolean }) {
  useWakeLock(isWanted);
  return null;
}

interface Lock {
  released: boolean;
  release: jest.Mock<Promise<void>>;
}

function installWakeLock(request: () => Promise<Lock>) {
  const spy = jest.fn(request);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: spy } });
  return spy;
}

function createLock(): Lock {
  const lock: Lock = {
    released: false,
    release: jest.fn(async () => {
      lock.released = true;
    }),
  };
  return lock;
}

const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('holds the lock while it is wanted, and lets go after', async () => {
  const lock = createLock();
  const request = installWakeLock(async () => lock);
  const { rerender } = render(<Screen isWanted={false} />);
  expect(request).not.toHaveBeenCalled();
  await act(async () => rerender(<Screen isWanted />));
  expect(request).toHaveBeenCalledTimes(1);
  await look();
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => rerender(<Screen isWanted={false} />));
  expect(lock.released).toBe(true);
  await look();
  expect(request).toHaveBeenCalledTimes(1);
});

it('asks again when the browser has let go meanwhile', async () => {
  const locks: Lock[] = [];
  const request = installWakeLock(async () => {
    const lock = createLock();
    locks.push(lock);
    return lock;
  });
  await act(async () => void render(<Screen isWanted />));
  await locks[0]?.release();
  await look();
  expect(request).toHaveBeenCalledTimes(2);
});

it('lets go of a lock that is granted too late', async () => {
  const lock = createLock();
  let grant = () => {};
  installWakeLock(() => new Promise((resolve) => (grant = () => resolve(lock))));
  const { unmount } = render(<Screen isWanted />);
  unmount();
  await act(async () => grant());
  expect(lock.released).toBe(true);
});

it('is silent where it is refused or unknown', async () => {
  await act(async () => void render(<Screen isWanted />));
  installWakeLock(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  await act(async () => void render(<Screen isWanted />));
});
