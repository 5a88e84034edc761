export const page = {
  title: 'Pregnant: what now? Who will look after you',
  description:
    'Whom to call first in your province or territory, also without a family doctor or a health card, what to do if they are full, and what to do until the first visit.',
  shortTitle: 'Pregnant: what now?',
  about: 'Who will look after you, step by step',
};
