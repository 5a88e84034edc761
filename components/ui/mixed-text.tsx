import { splitByLanguage } from '@/lib/resources/split-by-language';

/** An English text in which the French names are marked as French. */
export function MixedText({ text, frenchNames = [] }: { text: string; frenchNames?: string[] }) {
  return splitByLanguage(text, frenchNames).map(({ text: run, language }, index) =>
    language ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice in a text, and the runs never move
      <span key={index} lang={language}>
        {run}
      </span>
    ) : (
      run
    ),
  );
}
