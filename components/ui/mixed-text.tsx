import { Fragment, type ReactNode } from 'react';
import { splitByLanguage } from '@/lib/resources/split-by-language';

interface MixedTextProps {
  text: string;
  frenchNames?: string[] | undefined;
  /** How the English parts are shown, if not as they are. */
  renderEnglish?: (run: string) => ReactNode;
}

/** An English text in which the French names are marked as French. */
export function MixedText({ text, frenchNames = [], renderEnglish }: MixedTextProps) {
  return splitByLanguage(text, frenchNames).map(({ text: run, language }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice in a text, and the runs never move
    <Fragment key={index}>{language ? <span lang={language}>{run}</span> : (renderEnglish?.(run) ?? run)}</Fragment>
  ));
}
