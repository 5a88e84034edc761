import { Fragment, type ReactNode } from 'react';
import { splitByLanguage } from '@/lib/resources/split-by-language';

interface MixedTextProps {
  text: string;
  foreignNames?: string[] | undefined;
  /** How the parts in the page's own language are shown, if not as they are. */
  renderOwn?: (run: string) => ReactNode;
}

/** A text in which the names of another language are marked as such. */
export function MixedText({ text, foreignNames = [], renderOwn }: MixedTextProps) {
  return splitByLanguage(text, foreignNames).map(({ text: run, language }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice in a text, and the runs never move
    <Fragment key={index}>{language ? <span lang={language}>{run}</span> : (renderOwn?.(run) ?? run)}</Fragment>
  ));
}
