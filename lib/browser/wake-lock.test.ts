import { holdWakeLock } from './wake-lock';

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

/** Lets what is under way end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function look() {
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

it('holds the lock until it ends, and lets go after', async () => {
  const lock = createLock();
  const request = installWakeLock(async () => lock);
  const letSleep = holdWakeLock();
  await settle();
  await look();
  expect(request).toHaveBeenCalledTimes(1);
  letSleep();
  await settle();
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
  const letSleep = holdWakeLock();
  await settle();
  await locks[0]?.release();
  await look();
  expect(request).toHaveBeenCalledTimes(2);
  letSleep();
});

it('lets go of a lock that is granted too late', async () => {
  const lock = createLock();
  let grant = () => {};
  installWakeLock(() => new Promise((resolve) => (grant = () => resolve(lock))));
  holdWakeLock()();
  grant();
  await settle();
  expect(lock.released).toBe(true);
});

it('is silent where it is refused or unknown', async () => {
  holdWakeLock()();
  const request = installWakeLock(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
  holdWakeLock()();
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
});
