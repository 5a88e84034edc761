// Stands on a page of words behind the folds of all regions: that of the visitor's own region is open and comes first, from
// the first picture of the page on. Who pays elsewhere is marked, and stays off paper.

import { provinceSlugs } from '@/data/provinces';
import { readStoredText } from '@/lib/browser/read-stored';
import { findProvinceCode } from '@/lib/resources/provinces';

const code = findProvinceCode(readStoredText('region'));
const fold = code && document.getElementById(provinceSlugs[code])?.closest('details');
if (fold) {
  fold.open = true;
  fold.parentElement?.prepend(fold);
  // They stand further down, where the browser has not read yet.
  document.addEventListener('DOMContentLoaded', () => {
    for (const payer of document.querySelectorAll<HTMLElement>('[data-payer-in]')) {
      payer.toggleAttribute('data-elsewhere', payer.dataset.payerIn !== code);
    }
  });
}
