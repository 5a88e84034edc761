import { provinceCodes } from '@/data/provinces';
import { foldAccents } from '@/lib/format/fold-accents';
import { getProvincePath } from '@/lib/resources/provinces';
import { href } from '@/lib/site/href';
import { languageTag } from '@/words/language';
import { names } from '@/words/regions';
import type { IndexedLink } from './site-index';
import { listSiteLinks } from './site-links';

type Link = Omit<IndexedLink, 'words'>;

/** What begins with the same letter. */
interface Letter {
  letter: string;
  links: Link[];
}

/** Pages, topics, appointments, tips, words and regions, in the order of the letters; what begins with a figure first. */
export function listAToZ(): Letter[] {
  const regions = provinceCodes.map((code): Link => ({ name: names[code], href: href(getProvincePath(code)) }));
  const { compare } = new Intl.Collator(languageTag);
  const letters = new Map<string, Link[]>();
  for (const link of [...listSiteLinks(), ...regions].sort((one, other) => compare(one.name, other.name))) {
    const letter = /^\d/.test(link.name) ? '0–9' : foldAccents(link.name).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), link]);
  }
  return [...letters].map(([letter, links]) => ({ letter, links }));
}
