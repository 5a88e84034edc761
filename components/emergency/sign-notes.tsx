import { BodyText } from '@/components/ui/body-text';
import type { SignGroup } from '@/lib/weeks/warning-signs';
import { without911 } from '@/words/without-911';

interface SignNotesProps {
  notes: SignGroup['notes'];
  className: string;
}

/** What holds for all signs of an order, a paragraph each. That 911 does not work everywhere is not said in Nunavut. */
export function SignNotes({ notes, className }: SignNotesProps) {
  return notes.map(({ text }) => (
    <p key={text} className={text === without911.text ? `where-911 ${className}` : className}>
      <BodyText text={text} />
    </p>
  ));
}
