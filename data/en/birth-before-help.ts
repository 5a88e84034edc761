import type { Statement } from '@/data/statement';

export const title = 'Birth before help comes';
export const when = 'You must push, or the baby is coming, and no one is there yet.';

/** What to do, in order. Each sentence rests on two sources from Canada, or on one of a Canadian authority. */
export const steps: Statement[] = [
  {
    text: 'Call 911, put the phone on speaker, and stay on the line. They tell you what to do. Say how many weeks you are. Page your midwife from a second phone.',
    sources: ['globe-fast-birth', 'mv-midwives', 'cbc-fast-birth'],
  },
  {
    text: 'Stay where you are. Do not drive, and do not sit on the toilet. Unlock the door and turn on the outside light.',
    sources: ['globe-fast-birth', 'mv-midwives'],
  },
  {
    text: 'Do you see a cord, a foot, a hand or a bottom first? Say so at once. Do not touch or pull. With a cord: kneel, chest on the floor, bottom up, until help comes.',
    sources: ['bcehs-complications', 'westcoast-midwives'],
  },
  {
    text: 'None of these? Lie down on your side, on towels. Have dry towels and blankets ready for the baby.',
    sources: ['mv-midwives', 'cbc-fast-birth', 'globe-fast-birth'],
  },
  {
    text: 'Pant, and let the head come slowly. Do not push if you can help it.',
    sources: ['mv-midwives', 'globe-fast-birth', 'cbc-fast-birth'],
  },
  {
    text: 'If someone helps you: wash your hands. Hold the head gently as it comes. Do not pull or turn it. The rest mostly comes with the next contraction. The baby is slippery.',
    sources: ['mv-midwives', 'globe-fast-birth', 'nelson-fast-birth'],
  },
  {
    text: 'Is the cord around the neck? Unwind it gently. If it is tight, do not pull: say so on the phone.',
    sources: ['globe-fast-birth', 'nelson-fast-birth'],
  },
  {
    text: 'Dry the baby. Lay it on your bare chest or belly, skin to skin, and cover you both. Keep its nose and mouth free and its face in sight. Keep warm.',
    sources: ['mv-midwives', 'globe-fast-birth', 'cps-skin-to-skin', 'bcehs-birth', 'skin-to-skin-ontario'],
  },
  {
    text: 'The baby does not breathe or cry? Say so on the phone at once. Then rub its back with a dry towel.',
    sources: ['globe-fast-birth', 'cbc-fast-birth', 'nelson-fast-birth'],
  },
  {
    text: 'Do not pull on the cord. Do not cut or tie it, unless the person on the phone tells you to.',
    sources: ['globe-fast-birth', 'saving-grace-birth', 'nelson-fast-birth'],
  },
  {
    text: 'The placenta may come by itself. Do not pull on it, and leave it joined to the baby.',
    sources: ['globe-fast-birth', 'saving-grace-birth', 'bcehs-birth'],
  },
  {
    text: 'A soaked pad, clots the size of a golf ball or bigger, or you feel faint? Say so on the phone at once.',
    sources: ['osler-after-birth', 'north-york-after-birth', 'after-birth-signs'],
  },
];
