import { Fragment } from 'react';
import { sayWithout911 } from '@/lib/emergency/without-911';
import { bindNumbers } from '@/lib/format/text';
import { without911 } from '@/words/without-911';
import { TelephoneLink } from './telephone-link';

interface BodyTextProps {
  text: string;
  /** Without links: within what opens or leads on itself. */
  isPlain?: boolean;
}

/**
 * A text of the content: numbers stay on one line with their units, as 5-1-1 does, and phone numbers of help are links.
 * A text that names 911 also says what it says in Nunavut, which has none: a style shows the one or the other, so that
 * this holds on pages without React too.
 */
export function BodyText({ text, isPlain = false }: BodyTextProps) {
  // Names 911 only to say where there is none.
  if (text === without911.text) return bindNumbers(text);
  const inNunavut = sayWithout911(text);
  const render = (said: string) => (isPlain ? bindNumbers(said) : <TextWithLinks text={said} />);
  if (inNunavut === text) return render(text);
  return (
    <>
      <span className="where-911">{render(text)}</span>
      <span className="where-no-911">{render(inNunavut)}</span>
    </>
  );
}

function TextWithLinks({ text }: { text: string }) {
  return bindNumbers(text)
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
