import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { Toaster } from '@/components/ui/toaster';
import { newsletter } from '@/data/site';
import { consent as consentText } from '@/words/newsletter';
import { NewsletterSignup } from './newsletter-signup';

const ENDPOINT = 'https://newsletter.example/subscribe';
const post = jest.fn<Promise<Pick<Response, 'ok' | 'status'>>, [string, RequestInit]>();
const consent = () => screen.getByRole('checkbox');
const subscribe = () => screen.getByRole('button', { name: 'Subscribe' });

async function enterAll() {
  render(
    <>
      <NewsletterSignup />
      <Toaster />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Your email'), 'loon@lake.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.selectOptions(screen.getByLabelText('Province or territory'), 'Nunavut');
}

beforeEach(() => {
  post.mockReset();
  // jsdom has no fetch; the adapter itself is tested against a real server.
  Object.assign(globalThis, { fetch: post });
});

afterEach(() => {
  jest.restoreAllMocks();
  // Toasts outlive the page that showed them.
  act(() => toast.remove());
});

it('stands open: that nothing is sent, the field and its button', () => {
  render(<NewsletterSignup />);
  expect(screen.getByText(/This is a demonstration/)).toBeVisible();
  expect(screen.getByLabelText('Your email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

it('starts again, open, with another email', async () => {
  await enterAll();
  await userEvent.click(subscribe());
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe another email' }));
  expect(screen.getByLabelText('Your email')).toBeVisible();
  expect(screen.getByLabelText('Your email')).toHaveValue('');
  expect(screen.getByText(/This is a demonstration/)).toBeVisible();
});

it('sends nothing without an endpoint, says so, and asks for no consent', async () => {
  await enterAll();
  expect(screen.getByText(/This is a demonstration. Nothing is sent/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(subscribe());
  expect(await screen.findByRole('button', { name: 'Subscribe another email' })).toHaveFocus();
  expect(post).not.toHaveBeenCalled();
});

describe('with an endpoint', () => {
  beforeEach(() => {
    jest.replaceProperty(newsletter, 'endpoint', ENDPOINT);
    jest.replaceProperty(newsletter, 'contact', '1 Main Street, Iqaluit NU X0A 0H0, hello@newsletter.example');
  });

  it('asks for consent by a box that is not ticked: who asks, what is sent, that it can be withdrawn', async () => {
    await enterAll();
    expect(consent()).not.toBeChecked();
    expect(consent()).toHaveAccessibleName(expect.stringContaining('Yes, Due Date Calculator may send me emails'));
    expect(consent()).toHaveAccessibleName(expect.stringContaining('I can withdraw my consent at any time.'));
    expect(consent()).toHaveAccessibleDescription(expect.stringContaining(`${newsletter.contact}`));
    expect(screen.queryByText(/demonstration/)).not.toBeInTheDocument();
  });

  it('sends nothing without consent, and says so at the box', async () => {
    await enterAll();
    await userEvent.click(subscribe());
    expect(consent()).toHaveFocus();
    expect(consent()).toBeInvalid();
    expect(consent()).toHaveAccessibleDescription(expect.stringContaining('Tick this box if you want our emails.'));
    expect(post).not.toHaveBeenCalled();
  });

  it('sends once, with the words that were agreed to', async () => {
    post.mockResolvedValue({ ok: true, status: 201 });
    await enterAll();
    await userEvent.click(consent());
    await userEvent.dblClick(subscribe());
    expect(await screen.findByText(/Updates will come to loon@lake.ca/)).toBeVisible();
    expect(within(screen.getByRole('status', { name: 'Notifications' })).getByText('Subscribed')).toBeVisible();
    expect(post).toHaveBeenCalledTimes(1);
    const [address, { body }] = post.mock.calls[0] ?? ['', {}];
    expect(address).toBe(ENDPOINT);
    expect(JSON.parse(String(body))).toEqual({
      email: 'loon@lake.ca',
      province: 'NU',
      consent: true,
      consentText,
    });
  });

  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), /could not reach/],
    ['refuses', () => Promise.resolve({ ok: false, status: 422 }), /did not accept/],
    ['fails', () => Promise.resolve({ ok: false, status: 500 }), /has a problem/],
  ])('keeps what was entered and says so when the service %s', async (_case, answer, reason) => {
    post.mockImplementation(answer);
    await enterAll();
    await userEvent.click(consent());
    await userEvent.click(subscribe());
    const warnings = screen.getByRole('alert', { name: 'Warnings' });
    expect(await within(warnings).findByText(reason)).toHaveTextContent('What you entered is still here.');
    expect(screen.getByText('loon@lake.ca')).toBeVisible();
    expect(screen.getByLabelText('Province or territory')).toHaveDisplayValue('Nunavut');
    expect(consent()).toBeChecked();
    expect(subscribe()).toHaveFocus();
    expect(subscribe()).toHaveAccessibleDescription(reason);
  });
});
