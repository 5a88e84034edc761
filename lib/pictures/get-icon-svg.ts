import { getPictureSvg } from './get-picture-svg';

/**
 * The site's mark as an icon. Reads files, so only pages being built may call it.
 * @param isBled whether its ground fills the whole square, for systems that cut out a shape of their own. What matters
 *   lies within the middle four fifths, which all of them keep.
 */
export function getIconSvg(isBled: boolean): string {
  const mark = getPictureSvg('site-mark');
  return isBled ? mark.replace(/ rx="[\d.]+"/, '') : mark;
}
