import type { Statement } from '@/data/statement';

export const page = {
  title: 'Baby moving less? What to do, by week',
  description:
    'From 26 weeks: if your baby moves less than usual, more weakly or in a way that worries you, go now, day or night. What to do before that, and where to go.',
  shortTitle: "Baby's movements",
};

export const question = 'Less than usual? Weaker? Changed?';
export const goNow = 'Go now, day or night.';
export const where: Statement = {
  text: 'To the labour and delivery unit. Far from one: to your nursing station or health centre. Call on the way.',
  sources: ['sogc-441'],
};
