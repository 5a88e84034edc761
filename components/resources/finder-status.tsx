import * as words from '@/words/resources/finder';

interface FinderStatusProps {
  /** What the last search or choice came to; nothing before it. */
  text: string | undefined;
  isShown: boolean;
}

/** The result of the last search or choice, announced to screen readers. */
export function FinderStatus({ text, isShown }: FinderStatusProps) {
  return (
    <div role="status" aria-label={words.searchResult}>
      {text && <p className={isShown ? 'mt-4 font-medium' : 'sr-only'}>{text}</p>}
    </div>
  );
}
