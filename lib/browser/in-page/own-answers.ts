// Stands in the pages of the look-up above their answers. Each time that the browser has parsed some more, and before it
// paints that, it opens the answer that the address names, and shows what holds in the visitor's own week and whom they can
// call: nothing that is seen moves.

import { openAskedAnswer } from '@/lib/browser/open-asked-answer';
import { showOwnAnswers } from '@/lib/browser/own-answers';
import { showCalls } from '@/lib/browser/show-calls';

function show(): void {
  showOwnAnswers(new Date());
  showCalls(document.documentElement);
  openAskedAnswer();
}

const observer = new MutationObserver(show);
observer.observe(document.documentElement, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => observer.disconnect());
show();
