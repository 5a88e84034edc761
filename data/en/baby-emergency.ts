import type { Statement } from '@/data/statement';

/** Of a baby at home. */
export const babyEmergency: Statement = {
  text: 'Call 911 if your baby has blue lips or a very hard time breathing, is limp, hard to wake or does not respond, or has a seizure.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs'],
};

/** The lower of the limits of fever that our sources name. */
export const babyToEmergency: Statement = {
  text: 'Go to emergency or your nursing station now if your baby breathes very fast or has any trouble breathing. Go now too if your baby is pale or grey, vomits anything green, or is colder than 36.2\u00a0°C under the arm. Go now if your baby is under 3 months old and has a fever: 38\u00a0°C or more, or over 37.5\u00a0°C under the arm.',
  sources: ['parenting-manitoba-signs', 'london-baby-signs', 'osler-after-birth'],
};

/**
 * Of the first weeks. Yellow, feeding and cord under 'call now': between the orders of our two sources
 * (docs/facts-to-confirm.md).
 */
export const babyFirstWeeks: Statement = {
  text: 'In the first weeks, call your midwife, provider or health line now if your baby looks yellow, in the skin or the eyes. Call now too if your baby feeds poorly, sleeps through feeds or has fewer wet diapers than usual, or if the cord is red or smells bad. Go to emergency or your nursing station now if your baby is yellow and very sleepy, will not feed, or has not peed for 24 hours.',
  sources: ['north-york-after-birth', 'osler-after-birth'],
};
