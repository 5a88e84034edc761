import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { FactShareButtons } from './fact-share-buttons';

const pregnancy = describePregnancy(new Date(2027, 5 /* Jun */, 8), new Date(2026, 10 /* Nov */, 21));
const text = 'The star sign is Gemini.';
const url = 'http://localhost/?date=2027-06-08';

function offerShare(share: unknown) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

function readQuery(name: RegExp) {
  const link = screen.getByRole('link', { name });
  return Object.fromEntries(new URL(link.getAttribute('href') ?? '').searchParams);
}

it('shares by links where the browser has no share sheet, and says what they hold', () => {
  offerShare(undefined);
  render(<FactShareButtons pregnancy={pregnancy} text={text} />);
  expect(readQuery(/^Share/)).toEqual({ u: url, quote: text });
  expect(readQuery(/^Tweet/)).toEqual({ text, url });
  expect(readQuery(/^Pin/)).toEqual({ url, description: text });
  expect(screen.getByText('The link contains your due date.')).toBeInTheDocument();
});

it('opens the share sheet of the browser where there is one', async () => {
  const share = jest.fn(() => Promise.resolve());
  offerShare(share);
  render(<FactShareButtons pregnancy={pregnancy} text={text} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'My Due Date', text, url });
});
