/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { provinceCodes } from '@/data/provinces';
import { HelpNow, Mood } from './help-now';

it.each(provinceCodes)('names psychosis as an emergency where it calls frightening thoughts common: %s', (code) => {
  const text = renderToStaticMarkup(<Mood code={code} />).replace(/<[^>]+>|\u00a0/g, (part) =>
    part === '\u00a0' ? ' ' : '',
  );
  expect(text).toMatch(
    /scary thoughts are common.*hearing or seeing what others do not.*Do not leave this person alone/,
  );
});

it.each(provinceCodes)('leads to the page for who is not safe at home: %s', (code) => {
  expect(renderToStaticMarkup(<HelpNow code={code} />)).toMatch(/<a [^>]*href="\/safety"/);
});
