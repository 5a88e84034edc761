import type { Words } from '@/data/words';

type English = typeof import('@/data/en/babies');

export const babies: Words<English['babies']> = {
  'week-05': 'un embryon recourbé comme la lettre C',
  'week-07': 'un embryon aux minuscules bourgeons de bras et de jambes',
  'week-08': 'un embryon à la grosse tête penchée et aux petits membres',
  'week-10': 'un bébé recroquevillé, à la grosse tête et aux petits bras et petites jambes',
  'week-12': 'un bébé recroquevillé, à la grosse tête et aux jambes pliées',
  'week-16': 'un bébé mince et recroquevillé, aux longs bras',
  'week-20': 'un bébé mince et recroquevillé, une main devant la poitrine',
  'week-24': 'un bébé mince aux premiers cheveux fins, endormi et recroquevillé',
  'week-28': 'un bébé aux cheveux fins, endormi et recroquevillé',
  'week-32': 'un bébé plus rond avec des cheveux, endormi et recroquevillé',
  'week-36': 'un bébé dodu avec des cheveux, endormi et serré sur lui-même',
  'week-40': 'un bébé bien rond avec des cheveux, endormi et serré sur lui-même',
};
