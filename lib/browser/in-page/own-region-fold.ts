// Stands on a page of words behind the folds of all regions: that of the visitor's own region is open and comes first, from
// the first picture of the page on.

import { provinceSlugs } from '@/data/provinces';
import { readStoredText } from '@/lib/browser/read-stored';
import { findProvinceCode } from '@/lib/resources/provinces';

const code = findProvinceCode(readStoredText('region'));
const fold = code && document.getElementById(provinceSlugs[code])?.closest('details');
if (fold) {
  fold.open = true;
  fold.parentElement?.prepend(fold);
}
