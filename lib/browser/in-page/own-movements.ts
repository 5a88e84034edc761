// Stands on the page of movements behind the button that calls the maternity unit, so that the button dials and the part
// of the visitor's own week stands first from the first picture of the page on: nothing moves. lib/browser/light/movements
// goes on from there.

import { showOwnMovements } from '@/lib/browser/own-movements';
import { readStoredText } from '@/lib/browser/read-stored';

showOwnMovements(readStoredText);
