import { render, screen } from '@testing-library/react';
import { ExternalLink } from '@/components/ui/external-link';
import { PrintedUrl } from './printed-url';

jest.mock('@/words/page-addresses', () => ({ pageAddresses: { 'https://plan.test/en': 'https://plan.test/fr' } }));

it.each(['https://plan.test/en', 'https://other.test/'])('prints the address that the link leads to: %s', (url) => {
  render(
    <>
      <ExternalLink url={url}>The plan</ExternalLink>
      <PrintedUrl url={url} />
    </>,
  );
  const address = screen.getByRole('link').getAttribute('href') ?? '';
  expect(screen.getByText(address)).toBeInTheDocument();
});
