/** @jest-environment node */

import type { ProvinceCode } from '@/data/provinces';
import {
  canSubscribe,
  hasEmailShape,
  initialNewsletterState,
  type NewsletterAction,
  type NewsletterState,
  reduceNewsletter,
} from './newsletter';

describe('hasEmailShape', () => {
  it.each([
    ['', false],
    ['loon', false],
    ['loon@lake', false],
    ['loon.lake', false],
    ['loon@lake.ca', true],
    ['loon.bird@lake', true],
    ['josé@lac.québec', true],
  ])('%j: %s', (text, expected) => {
    expect(hasEmailShape(text)).toBe(expected);
  });
});

describe('newsletter state', () => {
  const typed: NewsletterState = { ...initialNewsletterState, email: 'loon@lake.ca' };

  const atProvince: NewsletterState = { ...typed, step: 'province' };

  const chosen: NewsletterState = { ...atProvince, province: 'NT' };

  const agreed: NewsletterState = { ...chosen, hasConsent: true };

  const subscribing: NewsletterState = { ...typed, step: 'subscribing', province: 'NT' };

  const done: NewsletterState = { ...subscribing, step: 'done' };

  const email = (text: string): NewsletterAction => ({ type: 'email-changed', email: text });

  const province = (code: ProvinceCode | undefined): NewsletterAction => ({ type: 'province-changed', province: code });

  const consent: NewsletterAction = { type: 'consent-changed', hasConsent: true };

  const continued: NewsletterAction = { type: 'continued' };

  const back: NewsletterAction = { type: 'went-back' };

  const submitted: NewsletterAction = { type: 'submitted', isConsentNeeded: false };

  const submittedForReal: NewsletterAction = { type: 'submitted', isConsentNeeded: true };

  const answered = (outcome: 'sent' | 'offline' | 'timeout' | 'refused' | 'failed'): NewsletterAction => ({
    type: 'answered',
    outcome,
  });

  const restarted: NewsletterAction = { type: 'restarted' };

  describe('each step', () => {
    it.each<[string, NewsletterState, NewsletterAction, NewsletterState]>([
      ['takes the email', initialNewsletterState, email('loon@lake.ca'), typed],
      ['goes on to the province', typed, continued, atProvince],
      ['takes the province', atProvince, province('NT'), chosen],
      ['takes the choice away again', chosen, province(undefined), atProvince],
      ['takes consent', chosen, consent, agreed],
      ['goes back and keeps province and consent', agreed, back, { ...agreed, step: 'email' }],
      ['comes forward to them again', { ...agreed, step: 'email' }, continued, agreed],
      ['subscribes without consent where nothing is sent', chosen, submitted, subscribing],
      ['subscribes with consent', agreed, submittedForReal, { ...subscribing, hasConsent: true }],
      ['is done once it was sent', subscribing, answered('sent'), done],
      ['starts over, with nothing kept', { ...done, hasConsent: true, refusals: 2 }, restarted, initialNewsletterState],
    ])('%s', (_case, before, action, after) => {
      expect(reduceNewsletter(before, action)).toEqual(after);
    });
  });

  describe('an email', () => {
    it.each(['', 'loon', 'loon@lake', 'loon.lake'])('%j is refused each time, and kept', (text) => {
      const refused = [email(text), continued, continued].reduce(reduceNewsletter, initialNewsletterState);
      expect(refused).toEqual({ ...initialNewsletterState, email: text, problem: 'invalid-email', refusals: 2 });
    });

    it('that was refused loses its message when it changes', () => {
      const mended = [continued, email('l')].reduce(reduceNewsletter, initialNewsletterState);
      expect(mended).not.toHaveProperty('problem');
    });
  });

  describe('consent', () => {
    const submit = () => reduceNewsletter(chosen, submittedForReal);

    it('is asked for where something is sent', () => {
      expect(submit()).toEqual({ ...chosen, problem: 'no-consent', refusals: 1 });
    });

    it.each([
      ['given', consent],
      ['a change of province', province('YT')],
      ['going back', back],
    ])('is no longer missing after %s', (_case, action) => {
      expect(reduceNewsletter(submit(), action)).not.toHaveProperty('problem');
    });
  });

  it.each(['offline', 'timeout', 'refused', 'failed'] as const)(
    'keeps everything when the outcome is %s',
    (outcome) => {
      const failed = reduceNewsletter({ ...subscribing, hasConsent: true }, answered(outcome));
      expect(failed).toEqual({ ...agreed, problem: outcome });
      expect(reduceNewsletter(failed, submittedForReal)).toEqual({ ...subscribing, hasConsent: true });
    },
  );

  describe('an action that the step does not offer changes nothing:', () => {
    it.each<[string, NewsletterState, NewsletterAction[]]>([
      ['email', typed, [back, province('NT'), consent, submitted, answered('sent'), restarted]],
      ['province without a choice', atProvince, [email('x'), continued, submitted, submittedForReal, answered('sent')]],
      ['subscribing', subscribing, [email('x'), continued, back, province('YT'), consent, submitted, restarted]],
      ['done', done, [email('x'), continued, back, province('YT'), consent, submitted, answered('failed')]],
    ])('%s', (_step, state, actions) => {
      for (const action of actions) expect(reduceNewsletter(state, action)).toBe(state);
    });
  });

  it.each<[string, NewsletterState, boolean]>([
    ['at the email', { ...typed, province: 'NT' }, false],
    ['without a province', atProvince, false],
    ['with a province', chosen, true],
    ['while subscribing', subscribing, false],
    ['when done', done, false],
  ])('Subscribe %s: %s', (_case, state, expected) => {
    expect(canSubscribe(state)).toBe(expected);
  });
});
