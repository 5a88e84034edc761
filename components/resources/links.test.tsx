import { render, screen } from '@testing-library/react';
import { getProvinceResources, type ResourceLink } from '@/lib/resources/resource-links';
import { OfficialPage } from './official-page';
import { RegionCards } from './region-cards';
import { ResourceCard } from './resource-card';

jest.mock('@/words/page-addresses', () => ({
  pageAddresses: { 'https://example.ca/known': 'https://example.ca/own-language' },
}));

const page: ResourceLink = {
  ...getProvinceResources('ON').healthLink,
  title: 'Health811',
  runBy: 'Ontario Health',
  url: 'https://example.ca/',
};
const frenchNamed: ResourceLink = {
  ...page,
  title: 'Ma grossesse',
  titleLanguage: 'fr',
  runBy: 'INSPQ',
  runByLanguage: 'fr',
};

const showCard = (resource: ResourceLink) =>
  render(<ResourceCard heading="Nurse" resource={resource} action="Visit" target="Nurse, Ontario" />);
const showPage = (link: ResourceLink & { name?: string }) => render(<OfficialPage link={link} />);

describe('who runs a page', () => {
  it('is said beside its title', () => {
    showCard(page);
    expect(screen.getByText('Health811').closest('p')).toHaveTextContent('Health811, run by Ontario Health');
    showPage(page);
    expect(screen.getByText('Run by Ontario Health.')).toBeInTheDocument();
  });

  it('is not said twice where the title is its name', () => {
    const named = { ...page, title: 'Ontario Health', runBy: 'Ontario Health', namedAfterRunner: 'title' as const };
    showCard(named);
    expect(screen.queryByText(/run by/)).not.toBeInTheDocument();
    showPage(named);
    expect(screen.queryByText(/Run by/)).not.toBeInTheDocument();
  });

  it('is said where the page is shown under another name', () => {
    showPage({ ...page, title: 'Ontario Health', namedAfterRunner: 'title', name: 'Nurses of Ontario' });
    expect(screen.getByRole('link')).toHaveTextContent(/^Nurses of Ontario/);
    expect(screen.getByText('Run by Ontario Health.')).toBeInTheDocument();
  });

  it('is read out in its language', () => {
    showCard(frenchNamed);
    expect(screen.getByText('Ma grossesse')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('INSPQ')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('INSPQ').closest('p')).toHaveTextContent('Ma grossesse, run by the INSPQ');
  });
});

describe('the address of a page', () => {
  it.each([
    ['a card', (url: string) => showCard({ ...page, url })],
    ['a list', (url: string) => showPage({ ...page, url })],
  ])('is printed in %s as the link has it: in the language of the site where we know it', (_where, show) => {
    show('https://example.ca/known');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.ca/own-language');
    expect(screen.getByText('example.ca/own-language')).toBeInTheDocument();
  });
});

describe('the program that only one region has', () => {
  const program = () => screen.getByText(/^Special Programs in/).parentElement;

  it('is headed as a sentence names the region', () => {
    render(<RegionCards code="NT" />);
    expect(screen.getByRole('heading', { name: 'Special Programs in the Northwest Territories' })).toBeInTheDocument();
  });

  it('has its amount with the day of its page, and its number, where it has them', () => {
    render(<RegionCards code="NL" />);
    const { name, amount, telephone } = getProvinceResources('NL').specialPrograms;
    expect(program()).toHaveTextContent(name);
    expect(program()).toHaveTextContent(`$150 a month, and $150 at birth (${amount?.asOf}).`);
    expect(program()).toHaveTextContent(`Phone ${telephone?.printed}`);
  });

  it('says nothing of them where it has none', () => {
    render(<RegionCards code="QC" />);
    expect(program()).not.toHaveTextContent(/\$|Phone/);
    expect(screen.getAllByText('Visit Resource', { exact: false })).toHaveLength(4);
  });
});
