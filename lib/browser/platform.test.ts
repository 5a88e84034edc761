import { canShareNatively, shareNatively } from './platform';

const content = { title: 'Title', text: 'Text', url: 'https://example.ca/' };

function offerShare(share: unknown) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

it('knows where there is no share sheet', async () => {
  offerShare(undefined);
  expect(canShareNatively()).toBe(false);
  expect(await shareNatively(content)).toBe(false);
});

it('hands the content over', async () => {
  const share = jest.fn(() => Promise.resolve());
  offerShare(share);
  expect(canShareNatively()).toBe(true);
  expect(await shareNatively(content)).toBe(true);
  expect(share).toHaveBeenCalledWith(content);
});

it.each([
  ['AbortError', true],
  ['NotAllowedError', false],
])('%s counts as done: %s', async (name, isDone) => {
  offerShare(() => Promise.reject(new DOMException('no', name)));
  expect(await shareNatively(content)).toBe(isDone);
});
