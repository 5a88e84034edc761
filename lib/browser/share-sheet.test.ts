import { canShareNatively, canSharePictures, shareNatively, sharePicture } from './share-sheet';

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

it('shares a picture as a file where the browser takes files', async () => {
  expect(canSharePictures()).toBe(false);
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  expect(canSharePictures()).toBe(true);
  const share = jest.fn((_content: ShareData) => Promise.resolve());
  offerShare(share);
  expect(await sharePicture(new Blob(['png']), 'card.png')).toBe(true);
  const [file] = share.mock.lastCall?.[0].files ?? [];
  expect([file?.name, file?.type]).toEqual(['card.png', 'image/png']);
});
