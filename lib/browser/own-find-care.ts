import { findProvinceCode } from '@/lib/resources/provinces';
import { findPart, setText } from './page-parts';
import type { ReadStored } from './stored-change';

/**
 * Shows on /find-care where the visitor lives: as a line once it is known, as a question before. The answer of the region
 * then has a screen's height until it is there, so that nothing visible moves.
 */
export function showOwnRegion(part: HTMLElement, read: ReadStored): void {
  const code = findProvinceCode(read('region'));
  const select = findPart<HTMLSelectElement>(part, 'select');
  const name = [...select.options].find(({ value }) => value === code)?.text ?? '';
  setText(findPart(part, '[data-region-name]'), name);
  select.value = code ?? '';
  const isAsked = !code || part.dataset.asked !== undefined;
  findPart(part, '[data-known]').hidden = isAsked;
  findPart(part, '[data-ask]').hidden = !isAsked;
  findPart(part, '[data-general]').hidden = code !== undefined;
  if (!code) delete part.dataset.care;
  else part.dataset.care ??= 'awaited';
}
