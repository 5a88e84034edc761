import { readOwnStage } from './sign-band';

/**
 * Shows in the answers that depend on the week what holds in the visitor's own, if that is known; and to who has given
 * birth that the list is for pregnancy. Writes only what changes: a translator translates anew what is written.
 */
export function showOwnAnswers(today: Date): void {
  const stage = readOwnStage(today);
  for (const note of document.querySelectorAll<HTMLElement>('[data-after-birth-note]')) {
    note.hidden = stage !== 'after-birth';
  }
  const week = typeof stage === 'number' ? stage : undefined;
  for (const answer of document.querySelectorAll<HTMLElement>('[data-by-week]')) showWeek(answer, week);
}

function showWeek(answer: HTMLElement, week: number | undefined): void {
  const spans = [...answer.querySelectorAll<HTMLElement>('[data-from]')];
  const isOwn = ({ dataset }: HTMLElement) =>
    week !== undefined && Number(dataset.from) <= week && week <= Number(dataset.to);
  const verdict = spans.find(isOwn)?.querySelector<HTMLElement>('[data-verdict]')?.dataset.verdict;
  const isKnown = verdict !== undefined;
  answer.dataset.verdict = verdict ?? 'by-week';
  answer.querySelector('use')?.setAttribute('href', `#mark-${answer.dataset.verdict}`);
  const anyWeek = answer.querySelector<HTMLElement>('[data-any-week]');
  if (anyWeek) anyWeek.hidden = isKnown;
  for (const span of spans) {
    const own = span.querySelector<HTMLElement>('[data-own]');
    // In the list of all spans nothing is hidden: the own one is marked.
    if (!own) {
      if (isOwn(span)) span.setAttribute('aria-current', 'true');
      else span.removeAttribute('aria-current');
      continue;
    }
    span.hidden = isKnown && !isOwn(span);
    own.hidden = !isOwn(span);
    const name = span.querySelector<HTMLElement>('[data-span]');
    if (name) name.hidden = isOwn(span);
    const number = own.querySelector('[data-number]');
    if (number && isOwn(span) && number.textContent !== String(week)) number.textContent = String(week);
  }
}
