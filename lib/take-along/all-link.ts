import type { TravelGroup } from '@/data/take-along';
import { href } from '@/lib/site/href';
import { writeTakeAlong } from './format';
import { writeLinkData } from './link-data';
import { packText } from './packed-text';
import { pickGroups, type TravelTexts } from './travel';

/**
 * The longest link that a code holds, in characters, which are bytes here. Such a code has 101 modules a side (version 21,
 * error correction L). On the narrowest phones, 360 CSS pixels wide, each module is nearly 3 CSS pixels then, half a
 * millimetre: what the camera of another phone still reads. Our own choice.
 */
export const MAX_CODE_LENGTH = 900;

/** The longest link that programs for messages and notes are trusted with, in characters. Our own choice. */
export const MAX_LINK_LENGTH = 8_000;

/**
 * The link that carries what is taken along behind its '#'.
 * @param origin Scheme and host that the site is served from.
 * @param madeOn yyyy-MM-dd
 * @throws where the browser cannot compress
 */
export async function makeAllLink(origin: string, texts: TravelTexts, madeOn: string): Promise<string> {
  const packed = await packText(writeTakeAlong(texts, madeOn));
  return `${origin}${href(`/take-along#${writeLinkData('all', packed)}`)}`;
}

/** What goes into a code, and what is too long for it. */
export interface CodeContent {
  /** Undefined where nothing fits. */
  link: string | undefined;
  left: TravelGroup[];
}

/**
 * The link with as many of the groups as a code holds: each in its turn, unless it is too long.
 * @param makeLink the link of some texts
 */
export async function fitIntoCode(
  texts: TravelTexts,
  groups: readonly TravelGroup[],
  makeLink: (texts: TravelTexts) => Promise<string>,
): Promise<CodeContent> {
  let link: string | undefined;
  const fitting: TravelGroup[] = [];
  for (const group of groups) {
    const longer = await makeLink(pickGroups(texts, [...fitting, group]));
    if (longer.length > MAX_CODE_LENGTH) continue;
    link = longer;
    fitting.push(group);
  }
  return { link, left: groups.filter((group) => !fitting.includes(group)) };
}
