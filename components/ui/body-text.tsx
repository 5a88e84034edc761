import { Fragment } from 'react';
import { keepTogether } from '@/lib/format/text';
import { TelephoneLink } from './telephone-link';

/** A text of the content: numbers stay on one line with their units, and phone numbers of help are links. */
export function BodyText({ text }: { text: string }) {
  return keepTogether(text)
    .split(/\b(911|9-8-8|811)\b/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Fragment key={index}>
        {index % 2 ? <TelephoneLink printed={part} dialled={part.replaceAll('-', '')} /> : part}
      </Fragment>
    ));
}
