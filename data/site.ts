export const site = {
  name: 'Due Date Calculator',
  homeTitle: 'Canadian Due Date Calculator',
  tagline: 'From a blueberry to a beaver: forty weeks, measured in things you know.',
  description:
    'Find your due date and follow your pregnancy week by week, with Canadian size comparisons and help in your province or territory. No account, no tracking.',
  footerBlurb:
    'A calculator built for Canadian parents-to-be: your due date, your weeks and the help there is where you live. What you enter stays on your device.',
};

/** What the browser paints around the page: the token paper of app/globals.css in both themes; a test compares them. */
export const themeColors = { light: '#fbf8f3', dark: '#12201c' };

/** The site's own pages on social networks. None is shown until it has an address here. */
export const socialLinks: { name: string; url: string }[] = [];

/** Where newsletter subscriptions go. Without an endpoint the signup is a demonstration that sends nothing. */
export const newsletter = {
  endpoint: process.env.NEXT_PUBLIC_NEWSLETTER_ENDPOINT || undefined,
  /** The sender's mailing address and one of phone, email or website: Canada's anti-spam law wants them where consent is asked. */
  contact: process.env.NEXT_PUBLIC_NEWSLETTER_CONTACT || undefined,
  /** What a subscriber agrees to: who asks, what is sent, and that consent can be withdrawn. Sent with each subscription. */
  consentText: `Yes, ${site.name} may send me emails with updates about my pregnancy journey and about help where I live. I can withdraw my consent at any time.`,
};
