import { copied } from '@/words/can-i/page';
import { copyText } from './copy-text';
import { followDay } from './follow-day';
import { openAskedAnswer } from './open-asked-answer';
import { showOwnAnswers } from './own-answers';
import { shareNatively } from './share-sheet';
import { showCalls } from './show-calls';

/**
 * On the page of a topic of the look-up: opens the answer that the address names, shows what holds in the visitor's own week
 * and whom they can call, and shares the address of an answer.
 */
export function followEntries(part: HTMLElement): void {
  followDay(() => {
    showOwnAnswers(new Date());
    showCalls(part);
  });
  openAskedAnswer();
  window.addEventListener('hashchange', openAskedAnswer);
  part.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('[data-share]');
    if (button) void share(button);
    // The address does not change where it is asked for again.
    if (target.closest('a[href^="#"]')) window.setTimeout(openAskedAnswer);
  });
}

async function share(button: HTMLElement): Promise<void> {
  const entry = button.closest('details[id]');
  const url = new URL(`#${entry?.id}`, window.location.href).href;
  const title = entry?.querySelector('h3')?.firstChild?.textContent?.trim() ?? document.title;
  if (await shareNatively({ title, url })) return;
  const status = button.parentElement?.querySelector('[role="status"]');
  if (status) status.textContent = (await copyText(url)) ? copied : url;
}
