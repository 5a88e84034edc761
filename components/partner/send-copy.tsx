import { type ReactNode, useState } from 'react';
import { CopyLink } from '@/components/share/copy-link';
import { NativeShareButton } from '@/components/share/native-share-button';
import { QrToggle } from '@/components/share/qr-toggle';
import { Card } from '@/components/ui/card';
import { useChecklist } from '@/lib/browser/use-checklist';
import { useCopyLink } from '@/lib/browser/use-copy-link';
import { useIsStored } from '@/lib/browser/use-is-stored';
import { useOwnAppointments } from '@/lib/browser/use-own-appointments';
import type { OwnDay } from '@/lib/browser/use-own-date';
import { useRegionCode } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getProgress } from '@/lib/checklist/checklist';
import { formatDataDate, formatDate } from '@/lib/format/dates';
import { formatList } from '@/lib/format/text';
import { copyBag, type FollowedCopy, listCopiedItems } from '@/lib/partner/followed-copy';
import { keepAhead, listAhead } from '@/lib/partner/followed-dates';
import { MAX_CODE_LENGTH } from '@/lib/take-along/all-link';
import { formatOwnAppointment } from '@/lib/timeline/own-appointments';
import * as words from '@/words/partner/send';
import * as regions from '@/words/regions';

interface SendCopyProps {
  own: OwnDay;
  today: Date;
}

/** Makes the link that gives a copy of one's own week, appointments and bag to somebody else. Shows all that it holds. */
export function SendCopy({ own, today }: SendCopyProps) {
  const [isLeftOut, setLeftOut] = useState({ appointments: false, bag: false });
  const region = useRegionCode();
  const ahead = keepAhead(useOwnAppointments(), today);
  const { items } = useChecklist();
  const hasList = useIsStored('hospitalBagChecklist');
  const canSend = {
    // After the birth both are over.
    appointments: own.dueDate !== undefined && Object.keys(ahead).length > 0,
    bag: own.dueDate !== undefined && hasList,
  };
  const copy: FollowedCopy = {
    madeOn: formatCalendarDate(today),
    ...(own.dueDate ? { dueDate: formatCalendarDate(own.dueDate) } : { birthday: formatCalendarDate(own.birthday) }),
    ...(region && { region }),
    ...(canSend.appointments && !isLeftOut.appointments && { appointments: ahead }),
    ...(canSend.bag && !isLeftOut.bag && { bag: copyBag(items) }),
  };
  const choices = (['appointments', 'bag'] as const).filter((part) => canSend[part]);
  return (
    <section id="send" aria-labelledby="send-title" className="my-6 max-w-reading scroll-mt-4 print:hidden">
      <Card className="grid gap-5">
        <div>
          <h2 id="send-title" className="mb-2 text-xl">
            {words.title}
          </h2>
          <p className="text-ink-soft">{words.intro}</p>
        </div>
        {choices.length > 0 && (
          <fieldset>
            <legend className="mb-1 font-semibold">{words.goesAlong}</legend>
            {choices.map((part) => (
              <label key={part} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={!isLeftOut[part]}
                  onChange={(event) => setLeftOut({ ...isLeftOut, [part]: !event.target.checked })}
                  className="tick-box"
                />
                {words.parts[part]}
              </label>
            ))}
          </fieldset>
        )}
        <GoesOut copy={copy} today={today} />
        <Ways copy={copy} />
        <p className="text-ink-soft text-sm">{words.whoCanRead}</p>
      </Card>
    </section>
  );
}

/** All that is in the link, in words. */
function GoesOut({ copy, today }: { copy: FollowedCopy; today: Date }) {
  const { appointments = {}, bag } = copy;
  const own = bag?.own.map(({ label }) => label) ?? [];
  return (
    <section aria-labelledby="goes-out">
      <h3 id="goes-out" className="mb-1 font-sans font-semibold text-base">
        {words.goesOut}
      </h3>
      <ul className="list-disc space-y-1 pl-6 [overflow-wrap:anywhere] marker:text-spruce">
        <li>
          {copy.dueDate === undefined
            ? words.born(formatDataDate(copy.birthday))
            : words.due(formatDataDate(copy.dueDate))}
        </li>
        <li>{words.madeOn(formatDate(today))}</li>
        {copy.region && <li>{words.region(regions.names[copy.region])}</li>}
        {listAhead(appointments, today).map(({ id, title }) => (
          <li key={id}>{words.appointment({ title, when: formatOwnAppointment(appointments[id] ?? { date: '' }) })}</li>
        ))}
        {bag && <li>{words.packed(getProgress(listCopiedItems(bag)).overall)}</li>}
        {own.length > 0 && <li>{words.ownItems(formatList(own))}</li>}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">{words.neverGoes}</p>
    </section>
  );
}

/** Ways to give the link away. None while it is made: it would be that of another choice. */
function Ways({ copy }: { copy: FollowedCopy }): ReactNode {
  const url = useCopyLink(copy);
  if (url === 'failed') return <p className="notice">{words.cannotMake}</p>;
  const message = copy.dueDate === undefined ? words.bornMessage : words.message;
  return (
    <div className="grid min-h-12 gap-2">
      {url && (
        <div className="flex flex-wrap gap-2">
          <NativeShareButton title={words.subject} text={message} url={url} className="flex-1 sm:flex-none">
            {words.share}
          </NativeShareButton>
          <CopyLink url={url} label={words.linkLabel} />
          {url.length <= MAX_CODE_LENGTH && <QrToggle url={url} title={words.qrTitle} />}
        </div>
      )}
      {url && url.length > MAX_CODE_LENGTH && <p className="text-ink-soft text-sm">{words.tooLongForCode}</p>}
    </div>
  );
}
