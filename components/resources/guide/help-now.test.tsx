/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { provinceCodes } from '@/data/provinces';
import { HelpNow } from './help-now';

it.each(provinceCodes)('names psychosis as an emergency where it calls frightening thoughts common: %s', (code) => {
  const text = renderToStaticMarkup(<HelpNow code={code} />);
  expect(text).toMatch(/scary thoughts are common.*Call 911 or go to emergency now\. Do not leave this person alone/);
});
