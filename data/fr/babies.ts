type English = typeof import('@/data/en/babies');

export const babies: English['babies'] = {
  'week-05': 'un embryon, recourbé comme la lettre C',
  'week-07': 'un embryon avec de minuscules bourgeons de bras et de jambes',
  'week-08': 'un embryon avec une grosse tête penchée et de petits membres',
  'week-10': 'un bébé avec une grosse tête et de petits bras et jambes, recroquevillé',
  'week-12': 'un bébé avec une grosse tête, recroquevillé, les jambes pliées',
  'week-16': 'un bébé mince aux longs bras, recroquevillé',
  'week-20': 'un bébé mince, recroquevillé, une main devant la poitrine',
  'week-24': 'un bébé mince avec de premiers cheveux fins, endormi et recroquevillé',
  'week-28': 'un bébé aux yeux ouverts et aux cheveux fins, recroquevillé',
  'week-32': 'un bébé plus rond avec des cheveux, endormi et recroquevillé',
  'week-36': 'un bébé dodu avec des cheveux, endormi et bien recroquevillé',
  'week-40': 'un bébé rond et plein avec des cheveux, endormi et bien recroquevillé',
};
