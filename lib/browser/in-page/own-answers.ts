// Runs while the browser parses a page of the look-up, after the note about the time after a birth and after each answer that
// depends on the week: what holds for the visitor is then the first that is painted, and nothing moves.

import { showOwnAnswers } from '@/lib/browser/own-answers';

showOwnAnswers(new Date());
