export const page = {
  title: 'Leaving home to give birth',
  description:
    'Who pays for the trip and for the person who comes along, when people leave, where they stay, and what to pack: the North and far from a hospital.',
  shortTitle: 'Leaving home to give birth',
};
