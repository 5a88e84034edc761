import type { DayCard } from './types';

/** Days 28 to 34. */
export const week5: readonly DayCard[] = [
  {
    usual: {
      text: 'After about 4 weeks, some breastfed babies poop less often than before.',
      sources: ['after-grey-bruce-signs-that', 'after-ontario-breastfeeding'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Four weeks of nights. Much may be left undone, and that is all right. You have come this far.',
    },
    lookAt: { text: 'Feeds and diapers by week: the table has them on one page.' },
    path: '/after-birth',
    tracks: {
      early: { text: 'Ask the team what to look for in the diapers now.' },
      'in-hospital': { text: 'Ask to be shown what the team looks for in a diaper.' },
      breast: { text: 'Do you wonder whether there is enough milk? Ask for a weight and a look at a feed.' },
      bottle: { text: 'Ask at the next visit whether the amount in the bottle still fits.' },
    },
  },
  {
    usual: {
      text: 'The check at 1 month is about now. In the Northwest Territories and Nunavut, the BCG vaccine is offered at this age. You took a medicine in pregnancy that weakens the immune system? Ask if it matters for BCG, and do not stop it.',
      sources: ['after-south-east-well-baby', 'after-public-health-provincial-territorial'],
    },
    forYou: {
      text: 'Take your baby to this check yourself, or come along. Your questions count there too.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Your questions for it: feeding, sleep, skin, the cord, and how you are.',
    },
    tracks: {
      early: { text: 'Ask at this check which of the two ages they go by, and for what.' },
    },
  },
  {
    usual: {
      text: 'Most first vaccines come at 2, 4 and 6 months. Book the visit at 2 months now.',
      sources: ['after-public-health-provincial-territorial'],
    },
    forYou: { text: 'Unsure about needles? Ask every question you have, and ask how to hold your baby for it.' },
    lookAt: { text: 'Vaccines where you live: what is given, and when.' },
    path: '/after-birth',
    tracks: {
      early: {
        text: 'Born early? Vaccines go by the real birthday, not by the due date.',
        sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
      },
      'in-hospital': { text: 'Still in hospital when the vaccines are due? Ask who gives them there.' },
      twins: { text: 'Ask for one visit for all your babies, and bring a second adult.' },
    },
  },
  {
    usual: {
      text: 'The rotavirus vaccine is drops by mouth. It has to start before 15 weeks of age, and cannot start later.',
      sources: ['after-rourke-baby-rotavirus-vaccine', 'after-brant-county-rotavirus'],
    },
    forYou: {
      text: 'Take the baby for an hour, so that whoever is most tired has it free.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'The day you booked: which vaccines come then? A medicine in pregnancy that weakens the immune system: ask if it matters for the drops, and do not stop it.',
      sources: ['inspq-medication'],
    },
    tracks: {
      early: {
        text: 'The 15 weeks go by the real birthday too. Ask the team early.',
        sources: ['after-canadian-premature-childhood-vaccines'],
      },
      'in-hospital': { text: 'Ask when the drops can be given if your baby is in hospital then.' },
    },
  },
  {
    usual: {
      text: "RSV is a virus of the cold months. In April 2026, Canada's vaccine committee advised a shot of antibodies in its season for every baby, or a vaccine in pregnancy.",
      sources: ['naci-rsv'],
    },
    forYou: { text: 'Guests with a cold can come another week. You may say so, to anybody.' },
    lookAt: {
      text: 'Programs change each autumn. Was your baby offered the shot, or did you have the vaccine? If not, ask what your region has this season.',
    },
    tracks: {
      early: {
        text: 'In British Columbia and Quebec, how early a baby came counts for this shot. Ask in any region.',
        sources: ['after-fraser-health-rsv-immunoprophylaxis', 'after-ministere-sante-immunisation-prevention'],
      },
    },
  },
  {
    usual: {
      text: 'About 1 in 5 have a depression or anxiety in the first year after a birth. It can be treated, and nobody is to blame.',
      sources: ['after-society-obstetricians-postpartum-depression', 'mood-hamilton'],
    },
    forYou: { text: 'Ask how the one who gave birth is, and listen. Offer to come along to the provider.' },
    isForOtherParent: true,
    lookAt: {
      text: 'No sleep when you could, no hunger, feeling nothing? Say these very words to your provider today.',
      sources: ['after-peterborough-public-prenatal-postpartum', 'mood-hamilton'],
    },
    tracks: {
      'in-hospital': { text: 'Home at last, or still there: both can bring it all up. Tell somebody.' },
      twins: { text: 'Twice the love is also twice the work. Ask what help there is for parents of twins.' },
      breast: {
        text: 'You take a medicine for your mood? Keep taking it, and ask your provider or pharmacist about nursing.',
        sources: ['inspq-medication'],
      },
    },
  },
  {
    usual: {
      text: 'Stitches from a tear or cut: very sore, red, open or leaking are signs now too.',
      sources: ['north-york-after-birth'],
    },
    forYou: { text: 'Look at yourself in the mirror, kindly. This body had a great deal to do.' },
    lookAt: { text: 'A small mirror shows what you cannot see. You would rather not? Ask your provider to look.' },
    tracks: {
      cesarean: {
        text: 'Look at the cut once more: red, open or leaking is still a sign.',
        sources: ['north-york-after-birth'],
      },
      both: { text: 'Do you want to change how you feed? Ask how to do it step by step.' },
    },
  },
];
