import { Fragment } from 'react';
import { keepTogether } from '@/lib/format/text';
import { TelephoneLink } from './telephone-link';

/** A text of the content: numbers stay on one line with their units, as 5-1-1 does, and phone numbers of help are links. */
export function BodyText({ text }: { text: string }) {
  return keepTogether(text)
    .split(/\b(911|9-8-8|811|5-1-1)\b/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Fragment key={index}>{index % 2 ? <Numbers part={part} /> : part}</Fragment>
    ));
}

function Numbers({ part }: { part: string }) {
  if (part === '5-1-1') return <span className="whitespace-nowrap">{part}</span>;
  return <TelephoneLink printed={part} dialled={part.replaceAll('-', '')} />;
}
