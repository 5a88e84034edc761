import { Fragment } from 'react';
import { BodyText } from '@/components/ui/body-text';
import { splitByLanguage } from '@/lib/resources/split-by-language';

/** A text of a region's guide: its French names are marked as French, and the numbers of help can be tapped. */
export function GuideText({ text, frenchNames = [] }: { text: string; frenchNames?: string[] }) {
  return splitByLanguage(text, frenchNames).map(({ text: run, language }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice in a text, and the runs never move
    <Fragment key={index}>{language ? <span lang={language}>{run}</span> : <BodyText text={run} />}</Fragment>
  ));
}
