import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { SavedPicture } from '@/components/ui/saved-picture';
import { useFocusReturn } from '@/lib/browser/focus';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { keepTogether } from '@/lib/format/text';
import * as words from '@/words/share/cards';
import { AnnouncementCard } from './announcement-card';
import { type CardDesign, cardDesigns, cardSize } from './card-designs';

const designOptions = cardDesigns.map((design) => ({ value: design, label: words.designs[design] }));

/** A card with the due date in one of three designs, to keep as a picture. */
export function CardMaker({ dueDate }: { dueDate: Date }) {
  const [design, setDesign] = useState<CardDesign>('modern');
  const [isSaving, setSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isSaving);
  return (
    <div className="grid gap-x-6 gap-y-4 border-line border-t pt-6 sm:grid-cols-[auto_1fr] sm:grid-rows-[auto_1fr]">
      <h3 className="sm:col-start-2">{words.title}</h3>
      <div
        role="img"
        aria-label={words.previews[design](formatDate(dueDate))}
        className="w-56 overflow-hidden rounded-control border border-line max-sm:mx-auto sm:col-start-1 sm:row-span-2 sm:row-start-1"
      >
        <AnnouncementCard design={design} dueDate={dueDate} />
      </div>
      <div className="grid content-start justify-items-start gap-4 sm:col-start-2">
        <div className="w-full max-w-md">
          <Choice
            legend={words.designChoice}
            value={design}
            options={designOptions}
            isDisabled={isSaving}
            onChange={setDesign}
          />
        </div>
        <p className="text-ink-soft">{keepTogether(words.about(cardSize.widthPx, cardSize.heightPx))}</p>
        <Button ref={button} onClick={() => setSaving(true)} disabled={isSaving} className="w-full sm:w-auto">
          <ArrowDownTrayIcon aria-hidden className="size-5" />
          {isSaving ? words.drawing : words.download}
        </Button>
      </div>
      {isSaving && (
        <SavedPicture
          {...cardSize}
          fileName={`due-date-${formatCalendarDate(dueDate)}.png`}
          notSaved={words.notSaved}
          onDone={() => setSaving(false)}
          className="announcement-card-sheet"
        >
          <AnnouncementCard design={design} dueDate={dueDate} />
        </SavedPicture>
      )}
    </div>
  );
}
