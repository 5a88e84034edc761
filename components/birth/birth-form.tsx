import { addDays, addMonths, startOfDay } from 'date-fns';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { SiteLink } from '@/components/ui/site-link';
import { COUNTED_MONTHS_AFTER_BIRTH } from '@/data/birth-rules';
import { type BirthdayProblem, checkBirthday, isBornEarly } from '@/lib/birth/baby-age';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import * as words from '@/words/birth/after-birth';

interface BirthFormProps {
  picture: ReactNode;
  today: Date | undefined;
  dueDate: Date | undefined;
  /** Called with a birthday that is accepted, yyyy-MM-dd. */
  onSaved: (birthday: string) => void;
}

/** Asks for the birthday alone. Whose baby died finds another way just as near. */
export function BirthForm({ picture, today, dueDate, onSaved }: BirthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<BirthdayProblem>();
  const [refusals, setRefusals] = useState(0);
  useFocusOnRefusal(form, refusals);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!today) return;
    const checked = checkBirthday(text, today, dueDate);
    if ('birthday' in checked) return onSaved(text);
    setProblem(checked.problem);
    setRefusals((count) => count + 1);
  }

  const day = today && startOfDay(today);
  // Before 37 weeks a birth may be anything but that; nobody sees the words for a moment before the due date is known.
  const isEarly = !today || (dueDate !== undefined && isBornEarly(today, dueDate));
  return (
    <>
      <div className="grid items-center gap-6 lg:grid-cols-[5fr_7fr] lg:gap-12">
        <div className="lg:order-last">{picture}</div>
        <div data-needs-script>
          <p className={`font-serif text-xl ${isEarly ? 'invisible' : ''}`}>{words.congratulations}</p>
          <p className="mt-1 mb-5 max-w-reading text-ink-soft text-lg">{words.pageIntro}</p>
          <form ref={form} noValidate onSubmit={submit} aria-label={words.formName} className="grid max-w-xl gap-4">
            <DateField
              label={words.birthday}
              value={text}
              bounds={day && { start: addDays(addMonths(day, -COUNTED_MONTHS_AFTER_BIRTH), 1), end: day }}
              problem={problem && words.problems[problem]}
              isDisabled={!today}
              onChange={(value) => {
                setText(value);
                setProblem(undefined);
              }}
              onLeave={(isImpossible) => {
                // The value of a text that is no date is empty, so the browser reports no change when that text is deleted.
                if (text === '') setProblem(isImpossible ? 'no-such-date' : undefined);
              }}
            />
            <Button type="submit" disabled={text === ''}>
              {words.save}
            </Button>
            <p className="text-ink-soft text-sm">{words.onThisDevice}</p>
          </form>
        </div>
      </div>
      <p className="mt-16 print:mt-6">
        <SiteLink path="/support" className="inline-flex min-h-11 items-center text-link">
          {words.babyDied}
        </SiteLink>
      </p>
    </>
  );
}
