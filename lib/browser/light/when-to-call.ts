// On the page of when to call. Each part is a module of its own.

import { followSignBand } from '@/lib/browser/follow-sign-band';
import { startLight } from '@/lib/browser/start-light';
import { startSignFinder } from './sign-finder';

startLight('when-to-call', (part) => {
  followSignBand(part);
  startSignFinder(part);
});
