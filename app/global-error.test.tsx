import { renderToStaticMarkup } from 'react-dom/server';
import { languageTag } from '@/words/language';
import { pageStopped } from '@/words/ui/stopped';
import GlobalError from './global-error';

it('is a page of its own in the language of the site, where everything has failed', () => {
  const markup = renderToStaticMarkup(<GlobalError />);
  expect(markup).toContain(`<html lang="${languageTag}"`);
  expect(markup).toContain(`<h1>${pageStopped}</h1>`);
});
