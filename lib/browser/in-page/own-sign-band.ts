// Runs while the browser parses the page of when to call, before its lists: the visitor's own is then the first thing that
// is painted, and nothing moves.

import { showSignBand } from '@/lib/browser/sign-band';

showSignBand(new Date());
