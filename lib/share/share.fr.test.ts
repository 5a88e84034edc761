/** @jest-environment node */
import { calculatePregnancy } from '@/lib/pregnancy/pregnancy';
import { getShareLinks, getShareText, getShareUrl } from './share';

const dueDate = new Date(2027, 5 /* Jun */, 8);

it('shares the address of the home page in French, and a message in French', () => {
  const url = getShareUrl(dueDate, 'https://example.ca');
  expect(url).toBe('https://example.ca/fr/?date=2027-06-08');
  const text = getShareText(
    calculatePregnancy({ method: 'lmp', date: new Date(2026, 8 /* Sep */, 1) }, new Date(2026, 10 /* Nov */, 21)),
  );
  expect(text.replaceAll('\u00a0', ' ')).toContain('mardi 8 juin 2027');
  expect(text.replaceAll('\u00a0', ' ')).toContain('11 semaines et 4 jours');
  const email = new URL(getShareLinks({ text, url }).email);
  expect(email.searchParams.get('body')).toContain(url);
});
