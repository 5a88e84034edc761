import { PlusIcon } from '@heroicons/react/24/outline';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { AppointmentId } from '@/data/appointments';
import type { Appointment } from '@/lib/weeks/appointments';
import * as words from '@/words/timeline/own-appointments';
import { OwnAppointmentForm } from './own-appointment-form';

interface WriteInAppointmentProps {
  dueDate: Date;
  /** What it can be for, and what it is for at first. */
  choices: Appointment[];
  firstChoice: AppointmentId;
}

/** Writes in one more appointment. */
export function WriteInAppointment({ dueDate, choices, firstChoice }: WriteInAppointmentProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setEditing(false));
    button.current?.focus();
  }

  if (isEditing) return <OwnAppointmentForm id={firstChoice} dueDate={dueDate} choices={choices} onClose={close} />;
  return (
    <Button ref={button} look="secondary" onClick={() => setEditing(true)} className="w-full sm:w-fit">
      <PlusIcon aria-hidden className="size-5" />
      {words.writeInOne}
    </Button>
  );
}
