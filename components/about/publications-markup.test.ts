import type { Source } from '@/data/sources';
import { getPublicationsMarkup } from './publications-markup';

const publication: Source = {
  title: 'Law & "order" <draft>',
  publisher: "Office de l'ouest",
  publisherLanguage: 'fr',
  url: 'https://law.example/page?a=1&b=2',
  checked: '2026-11-22',
  confidence: 'page-read',
};

it('is HTML that says what the data say, whatever characters they hold', () => {
  const list = document.createElement('ul');
  list.innerHTML = getPublicationsMarkup([publication]);
  const link = list.querySelector('a');
  expect(link).toHaveTextContent(publication.title);
  expect(link).toHaveAttribute('href', publication.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(list.querySelector('[lang=fr]')).toHaveTextContent(publication.publisher);
  expect(list.querySelector('small')).toBeNull();
});

it.each([
  ['copy-read', 'Read in a copy.'],
  ['to-confirm', 'Not read yet.'],
] as const)('says below a publication that it is %s', (confidence, state) => {
  const list = document.createElement('ul');
  list.innerHTML = getPublicationsMarkup([{ ...publication, confidence }]);
  expect(list.querySelector('small')).toHaveTextContent(state);
});
