import type { Words } from '@/data/words';

type English = typeof import('@/data/en/birth/star-signs');

export const starSigns: Words<English['starSigns']> = {
  aquarius: { name: 'Verseau', dates: 'Du 20 janvier au 18 février' },
  pisces: { name: 'Poissons', dates: 'Du 19 février au 20 mars' },
  aries: { name: 'Bélier', dates: 'Du 21 mars au 19 avril' },
  taurus: { name: 'Taureau', dates: 'Du 20 avril au 20 mai' },
  gemini: { name: 'Gémeaux', dates: 'Du 21 mai au 20 juin' },
  cancer: { name: 'Cancer', dates: 'Du 21 juin au 22 juillet' },
  leo: { name: 'Lion', dates: 'Du 23 juillet au 22 août' },
  virgo: { name: 'Vierge', dates: 'Du 23 août au 22 septembre' },
  libra: { name: 'Balance', dates: 'Du 23 septembre au 22 octobre' },
  scorpio: { name: 'Scorpion', dates: 'Du 23 octobre au 21 novembre' },
  sagittarius: { name: 'Sagittaire', dates: 'Du 22 novembre au 21 décembre' },
  capricorn: { name: 'Capricorne', dates: 'Du 22 décembre au 19 janvier' },
};
