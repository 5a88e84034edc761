/** What a link can carry behind its '#': all that was chosen, the way back to one's own dates, or a partner's copy. */
export type LinkKind = 'all' | 'keep' | 'copy';

/** The version of what this site writes into links. A higher one was written by a later version of the site. */
const LINK_VERSION = 1;

/** Why what a link carries cannot be read: by a later version of the site, or not whole. */
export type LinkProblem = 'newer' | 'damaged';

/** What stands behind the '#' of a link, not yet read itself. */
export type LinkData =
  | { kind: LinkKind; content: string; problem?: undefined }
  | { kind: LinkKind; problem: LinkProblem };

/** Kind, version and content. Programs for messages may write the '=' as %3D, and put marks behind a link. */
const DATA = /(?:^|#)\s*(all|keep|copy)(?:=|%3D)(\S*)/i;

const CONTENT = /^(\d{1,6})\.([\w.-]*?)[.,;:!?)>\]"'”’»]*$/;

/**
 * The part of a link behind '#' that carries data of this kind.
 * @example writeLinkData('keep', '2027-04-10.ON') // 'keep=1.2027-04-10.ON'
 */
export function writeLinkData(kind: LinkKind, content: string): string {
  return `${kind}=${LINK_VERSION}.${content}`;
}

/**
 * Reads the part of a link behind its '#', or finds it in a text with a whole link.
 * @returns undefined where nothing in the text is data of this site
 * @example readLinkData('keep=1.2027-04-10.ON') // { kind: 'keep', content: '2027-04-10.ON' }
 */
export function readLinkData(text: string): LinkData | undefined {
  const [, name, data = ''] = DATA.exec(text) ?? [];
  if (!name) return undefined;
  const kind = name.toLowerCase() as LinkKind;
  const [, version, content] = CONTENT.exec(data) ?? [];
  if (version === undefined || !content) return { kind, problem: 'damaged' };
  if (Number(version) > LINK_VERSION) return { kind, problem: 'newer' };
  return Number(version) === LINK_VERSION ? { kind, content } : { kind, problem: 'damaged' };
}
