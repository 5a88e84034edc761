'use client';

import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { asWidget } from '@/components/ui/widget-boundary';
import type { AfterBirthTask } from '@/data/after-birth/papers';
import { useToday } from '@/lib/browser/clock';
import { storeBirth, undoBirth, useBirth, useCountedBirth } from '@/lib/browser/use-birth';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import { BirthForm } from './birth-form';
import { FirstWeeks } from './first-weeks';

interface BirthProps {
  /** Beside the form, made by the page. */
  picture?: ReactNode;
  /** What the guides of the regions say of the time after the birth, made by the page. */
  regionGuides: ReactNode;
  /** What each of the first papers is called. */
  paperTitles: Record<AfterBirthTask, string>;
}

/** The birthday in, the first weeks out. The birth takes the place of the due date, and can be taken back. */
export const Birth = asWidget(function Birth({ picture, regionGuides, paperTitles }: BirthProps) {
  const today = useToday();
  const known = useBirth();
  const dueDate = useDueDate();
  const top = useRef<HTMLDivElement>(null);
  const birth = useCountedBirth(today);

  /** The form goes when the first weeks come, and they when it comes back. */
  function change(action: () => void) {
    flushSync(action);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div data-island="birth" ref={top} tabIndex={-1} className="outline-none">
      {birth && today ? (
        <FirstWeeks
          birth={birth}
          today={today}
          isStored={known.status === 'known' && known.isStored}
          regionGuides={regionGuides}
          paperTitles={paperTitles}
          onUndo={() => change(undoBirth)}
        />
      ) : (
        <BirthForm
          picture={picture}
          today={today}
          dueDate={dueDate}
          onSaved={(birthday) => change(() => storeBirth(birthday))}
        />
      )}
    </div>
  );
});
