import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import * as words from '@/words/ui/stopped';
import { asWidget } from './widget-boundary';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

function Breaking({ isBroken }: { isBroken: boolean }) {
  const [count] = useState(1);
  if (isBroken) throw new Error('broken');
  return <p>Widget {count}</p>;
}

it('says what has stopped in the place of a widget that throws, and leaves the rest of the page', () => {
  const Widget = asWidget(Breaking);
  const page = (isBroken: boolean) => (
    <main>
      <h1>Title</h1>
      <Widget isBroken={isBroken} />
    </main>
  );
  const { rerender } = render(page(false));
  expect(screen.getByText('Widget 1')).toBeVisible();
  rerender(page(true));
  expect(screen.getByRole('alert')).toHaveTextContent(words.partStopped);
  expect(screen.getByRole('alert')).toHaveTextContent(words.reloadToGoOn);
  expect(screen.getByRole('button', { name: words.reload })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Title' })).toBeVisible();
  expect(screen.queryByText('Widget 1')).not.toBeInTheDocument();
  expect(log).toHaveBeenCalled();
});

it('shows what a widget names for that, made of what it was given', () => {
  const Widget = asWidget(
    function Broken({ children }: { children: string }): string {
      throw new Error(children);
    },
    ({ children }) => <p>Instead: {children}</p>,
  );
  render(<Widget>the general numbers</Widget>);
  expect(screen.getByText('Instead: the general numbers')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
