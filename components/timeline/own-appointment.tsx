import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import type { AppointmentId } from '@/data/appointments';
import { clearLocationHash, useLocationHash } from '@/lib/browser/location';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import type { DateRange } from '@/lib/pregnancy/dating';
import { getAppointmentHash } from '@/lib/timeline/appointment-windows';
import { formatOwnAppointment, isAtUsualTime } from '@/lib/timeline/own-appointments';
import * as words from '@/words/timeline/own-appointments';
import { OwnAppointmentForm } from './own-appointment-form';

interface OwnAppointmentProps {
  id: AppointmentId;
  title: string;
  dueDate: Date;
  /** The days on which this appointment usually is. */
  window: DateRange;
}

/**
 * When the visitor has an appointment: a day, and a time and place if they like. Written in, changed and removed here; open
 * when the address names it, as links from elsewhere do.
 */
export function OwnAppointment({ id, title, dueDate, window }: OwnAppointmentProps) {
  const own = useOwnAppointments()[id];
  const hash = getAppointmentHash(id);
  const isNamed = useLocationHash() === hash;
  const [isEditing, setEditing] = useState(isNamed);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isNamed) setEditing(true);
  }, [isNamed]);

  function close() {
    // So that the same link opens it again.
    if (isNamed) clearLocationHash();
    flushSync(() => setEditing(false));
    button.current?.focus();
  }

  if (isEditing) {
    return (
      <div id={hash} className="w-full scroll-mt-4">
        <OwnAppointmentForm id={id} dueDate={dueDate} onClose={close} />
      </div>
    );
  }
  return (
    <p>
      {own && <strong className="mt-2 block">{words.isOn(formatOwnAppointment(own))}</strong>}
      {own && !isAtUsualTime(own, window) && <span className="block">{words.unusual}</span>}
      <Button ref={button} look="quiet" onClick={() => setEditing(true)}>
        {own ? words.change : words.writeIn}
        <span className="sr-only">{words.ofWhat(title)}</span>
      </Button>
    </p>
  );
}
