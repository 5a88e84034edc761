import type { Words } from '@/data/words';

type English = typeof import('@/data/en/search');

export const fillers: Words<English['fillers']> =
  'le, la, les, l, un, une, des, de, du, d, je, j, ai, a, as, au, aux, avoir, mon, ma, mes, m, me, ce, c, cette, ça, ces, que, qu, qui, est-ce, suis, est, et, ou, en, dans, sur, avec, sans, pour, pendant, depuis, puis, peux, peut, on, il, elle, y, n, ne, s, se, t, très, trop, quand, si, sens, fait, fais, faire, enceinte, grossesse, normal, normale, semaine, semaines, vraiment, aujourd’hui, subit, subite, sont, ont, encore, toujours, hier, heure, heures, minute, minutes, jour, jours, nuit, moi, mais, là, maintenant, après, naissance, tout, toute, aussi, comme, par, eu';
