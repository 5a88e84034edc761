// Stands on /find-care behind the place of a region's answer, so that who has said where they live sees the line and not the
// question from the first picture of the page on: nothing moves. lib/browser/light/find-care goes on from there.

import { showOwnRegion } from '@/lib/browser/own-find-care';
import { readStoredText } from '@/lib/browser/read-stored';

showOwnRegion(document.currentScript?.parentElement as HTMLElement, readStoredText);
