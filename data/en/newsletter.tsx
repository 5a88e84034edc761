import type { ReactNode } from 'react';
import { name } from '@/words/site';

export const title = 'Pregnancy updates by email';
export const demonstration =
  'This is a demonstration. Nothing is sent, and what you enter here does not leave your device.';

export const stepOne = 'Newsletter, step 1 of 2';
export const yourEmail = 'Your email';
export const continueButton = 'Continue';

export const stepTwo = 'Newsletter, step 2 of 2';
export const enteredEmail = (email: ReactNode) => <>Your email: {email}</>;
export const edit = 'Edit';
export const chooseRegion = 'Choose where you live';
/** What a subscriber agrees to: who asks, what is sent, and that consent can be withdrawn. Sent with each subscription. */
export const consent = `Yes, ${name} may send me emails with updates about my pregnancy and about help where I live. I can withdraw my consent at any time.`;
export const sender = (contact: string) => `${name}: ${contact}`;
export const subscribe = 'Subscribe';
export const subscribing = 'Subscribing...';
export const back = 'Back';

export const demonstrationOver = (email: string) => `That was the whole signup. ${email} was neither sent nor kept.`;
export const thanks = (email: string) =>
  `Thank you. Updates will come to ${email}. You can withdraw your consent at any time.`;
export const subscribeAnother = 'Subscribe another email';

/** What to do about each problem, shown beside its field. */
export const problems = {
  'invalid-email': 'Enter a full address with an @ and a dot, such as name@example.ca.',
  'no-consent': 'Tick this box if you want our emails. Without it we may not send any.',
  offline: 'We could not reach the newsletter service. Check your connection, then try again.',
  timeout: 'The newsletter service took too long to answer. Try again in a moment.',
  refused: 'The newsletter service did not accept this. Check your email address, then try again.',
  failed: 'The newsletter service has a problem. Try again later.',
};

export const invalidEmail = {
  title: 'Please enter a valid email',
  description: 'We need your email to send you updates about your pregnancy journey.',
};
export const notSubscribed = (problem: string) => ({
  title: 'You are not subscribed yet',
  description: `${problem} What you entered is still here.`,
});
export const demonstrated = {
  title: 'Subscribed, as a demonstration',
  description: 'Nothing was sent. Your email stayed on this device.',
};
export const subscribed = {
  title: 'Subscribed',
  description: 'We will send you updates about your pregnancy.',
};
