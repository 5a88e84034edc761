import { readTakenFragment } from '@/lib/browser/taken-fragment';

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  delete window.takenFragment;
  jest.isolateModules(() => require('./take-fragment'));
};

it('takes what a link carries out of the address', () => {
  open('/take-along?x=1#keep=1.2027-04-10.ON');
  expect(window.location.href).toMatch(/\/take-along\?x=1$/);
  expect(readTakenFragment()).toBe('keep=1.2027-04-10.ON');
});

it('takes what a program for messages has rewritten, and what it cannot read', () => {
  open('/take-along#All%3D1.abc');
  expect(window.location.hash).toBe('');
  expect(readTakenFragment()).toBe('All%3D1.abc');
  open('/take-along#copy=99.?');
  expect(window.location.hash).toBe('');
});

it('leaves every other hash alone', () => {
  open('/take-along#receive');
  expect(window.location.hash).toBe('#receive');
  expect(readTakenFragment()).toBeUndefined();
});

it('takes what another link carries that is opened on the same page', async () => {
  open('/take-along');
  const heard = new Promise((resolve) => window.addEventListener('fragment-taken', resolve, { once: true }));
  window.location.hash = 'all=1.abc';
  await heard;
  expect(window.location.hash).toBe('');
  expect(readTakenFragment()).toBe('all=1.abc');
});
