import { render, screen } from '@testing-library/react';
import { bodyAfterLoss, otherHelp } from '@/words/support';
import SupportPage from './page';

it('leads from who is there at once to the page for who is not safe at home, and names milk', () => {
  render(<SupportPage />);
  expect(screen.getByRole('link', { name: otherHelp['/safety'] })).toHaveAttribute('href', '/safety');
  const milk = bodyAfterLoss.find(({ sources }) => sources?.includes('milk-after-loss'));
  expect(document.body.textContent?.replace(/\u00a0/g, ' ')).toContain(milk?.text);
});
