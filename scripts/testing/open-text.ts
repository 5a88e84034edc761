const BLOCKS = 'h1, h2, h3, p, li, label, summary';

/**
 * The sentences of a page that are read without opening anything: not what is folded or hidden, nor the words for where
 * there is no 911, which stand beside those for everywhere else.
 */
export function listOpenSentences(page: HTMLElement): string[] {
  return [...page.querySelectorAll(BLOCKS)]
    .filter((block) => !block.querySelector(BLOCKS) && !block.closest('[hidden]') && isOpen(block))
    .flatMap((block) => {
      const copy = block.cloneNode(true) as Element;
      for (const other of copy.querySelectorAll('.where-no-911')) other.remove();
      return (copy.textContent ?? '').replaceAll('\u00a0', ' ').split(/(?<=[.?!])\s+/);
    })
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Of what is folded, the line that opens it. */
function isOpen(block: Element): boolean {
  const folded = block.closest('details');
  return !folded || (block.closest('summary')?.parentElement === folded && !folded.parentElement?.closest('details'));
}

export const countWords = (sentences: string[]) => sentences.join(' ').split(/\s+/).length;
