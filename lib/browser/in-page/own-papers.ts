// Stands on /papers behind the place of a region's papers, so that who has said where they live, and when the baby was born,
// sees both from the first picture of the page on: nothing moves. lib/browser/light/papers goes on from there.

import { showOwnPapers } from '@/lib/browser/own-papers';
import { readStoredText } from '@/lib/browser/read-stored';

showOwnPapers(document.currentScript?.parentElement as HTMLElement, readStoredText, new Date());
