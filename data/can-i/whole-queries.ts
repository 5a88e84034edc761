/**
 * Brands and slang that are everyday words, too, in either language: each means its entries of the look-up only where
 * nothing else is typed.
 */
export const wholeQueries: Readonly<Record<string, readonly string[]>> = {
  align: ['probiotics'],
  char: ['low-mercury-fish'],
  equal: ['sweeteners'],
  fast: ['ramadan'],
  halls: ['cough-drops'],
  herbe: ['cannabis'],
  joint: ['cannabis'],
  mate: ['yerba-mate-guarana'],
  off: ['deet', 'icaridin'],
  'plan b': ['emergency-contraception'],
  planb: ['emergency-contraception'],
  pot: ['cannabis'],
  rat: ['rodents'],
  speed: ['street-drugs'],
  tall: ['starbucks'],
  tim: ['tim-hortons'],
  vol: ['flying'],
};
