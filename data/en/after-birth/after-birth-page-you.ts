import type { ParentPart } from '@/data/after-birth/page-parts';
import type { Statement } from '@/data/statement';

export const parentWords: Record<ParentPart, { title: string; statements: Statement[] }> = {
  bleeding: {
    title: 'Bleeding',
    statements: [
      {
        text: 'Usually it is bright red for the first days, pink or brown to about day 10, then cream or yellow. It can last up to 6 weeks.',
        sources: ['after-st-thomas-warning-signs', 'mc-midwives'],
      },
      {
        text: 'From day to day it should get less. A pad soaked in an hour or less, big clots, or more blood than before: do at once what the signs here say.',
        sources: ['london-after-birth-signs'],
      },
    ],
  },
  wound: {
    title: 'Stitches, a tear, a cesarean',
    statements: [
      {
        text: 'Look at the cut or tear each day, with a mirror or with help: is it red, swollen, open or leaking, or does it hurt more?',
        sources: ['london-after-birth-signs'],
      },
      {
        text: 'The skin around a cesarean cut can be numb for months.',
        sources: ['after-bc-womens-after-birth'],
      },
      { text: 'Ask before you go home: what may I lift, when may I drive, and who takes out the stitches?' },
    ],
  },
  breasts: {
    title: 'Breasts',
    statements: [
      {
        text: 'A red, hot, painful part of a breast can be an infection. It is no reason to stop feeding or pumping: call now, and keep going.',
        sources: ['after-vch-mastitis', 'north-york-after-birth'],
      },
      { text: 'Does it hurt when your baby drinks? Ask for somebody to watch a feed: it need not stay so.' },
    ],
  },
  'blood-pressure': {
    title: 'Blood pressure',
    statements: [
      {
        text: 'High blood pressure of pregnancy (preeclampsia) can begin up to 6 weeks after a birth, even if you never had it.',
        sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
      },
      {
        text: 'Was yours high in pregnancy or at the birth? Ask before you go home who checks it next, and on which day.',
      },
      {
        text: 'A medicine was prescribed for it? Keep taking it, and ask for how long.',
        sources: ['after-kaiser-blood-pressure'],
      },
    ],
  },
  mood: {
    title: 'Mood',
    statements: [
      {
        text: "Up to 4 in 5 new parents feel weepy, tired or on edge in the first days: the 'baby blues'. They should pass within 2 weeks. You do not have to wait that long to tell somebody: you can call about it today.",
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'after-southwestern-public-postpartum-mood',
          'mood-hamilton',
        ],
      },
      {
        text: "About 1 in 5 have depression or anxiety in the first year. It is nobody's fault, and it can be treated.",
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'mood-hamilton',
        ],
      },
      {
        text: 'Does it last longer, get worse, or keep you from sleeping, eating or feeling? Then it is more than the blues. You do not have to be sure: call the same day.',
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'mood-hamilton',
        ],
      },
      {
        text: 'For the family: postpartum psychosis is rare, an emergency, and can be treated. It begins within days to 4 weeks. The person often does not see it, so somebody else has to act.',
        sources: ['psychosis-toronto', 'after-ctv-news-postpartum-psychosis', 'mood-hamilton'],
      },
    ],
  },
  partner: {
    title: "Your partner's mood",
    statements: [
      {
        text: 'Fathers and partners can have depression too, in the first year. The lines here are for them as well.',
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'mood-hamilton',
        ],
      },
      { text: "Ask each other once a day: 'How are you, really?' Then only listen." },
    ],
  },
  'pelvic-floor': {
    title: 'Pelvic floor',
    statements: [
      {
        text: 'Do you leak pee or stool, or feel something heavy below? Ask at your next visit, and ask if a pelvic floor physiotherapist could help.',
      },
      {
        text: 'You cannot pee, or it hurts? Call now. Pee that comes all the time? Call too: do not save it for a visit. Numb between the legs, or legs that get weak or numb? Go to the hospital now.',
        sources: ['london-after-birth-signs', 'alberta-epidural-home', 'cauda-equina'],
      },
    ],
  },
  'own-check-up': {
    title: 'Your own check-up',
    statements: [
      {
        text: 'It is usually about 6 weeks after the birth. A midwife usually sees you several times until then.',
        sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Ask about bleeding, stitches, leaking, mood, birth control and blood pressure. You had diabetes in pregnancy? Ask when your blood is tested again.',
        sources: ['after-family-care-postpartum-care'],
      },
    ],
  },
  'birth-control': {
    title: 'Sex and birth control',
    statements: [
      {
        text: 'We have not found a Canadian page that names a day for sex. Take your time, and ask at your visit.',
      },
      {
        text: 'You can get pregnant again from the third week after birth, before your first period. Ask early which method suits you.',
        sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Breastfeeding works as birth control only if your baby is under 6 months and gets only your milk, day and night, and you have not bled again. One health unit adds: feeds at most 4 hours apart by day and 6 by night.',
        sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Pills with estrogen are not for the first 4 to 6 weeks, because of clots; while you breastfeed, ask for how long. A patch or a ring? Ask first if it has estrogen. Some other methods can start at once.',
        sources: ['after-mothers-program-contraception', 'after-inspq-from-birth-control'],
      },
      {
        text: 'Another baby one day? An Ontario midwifery page names 12 to 24 months before the next pregnancy, and 18 to 24 after a cesarean. Ask what suits you.',
        sources: ['after-kitchener-waterloo-birth-spacing'],
      },
    ],
  },
};
