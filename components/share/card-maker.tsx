import { ArrowDownTrayIcon, ShareIcon } from '@heroicons/react/24/outline';
import { useRef, useState } from 'react';
import { AskedToSave } from '@/components/ui/asked-to-save';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { SavedPicture } from '@/components/ui/saved-picture';
import { useFocusReturn } from '@/lib/browser/focus';
import { canSharePictures, sharePicture } from '@/lib/browser/share-sheet';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/share/cards';
import { AnnouncementCard } from './announcement-card';
import { type CardDesign, cardDesigns, cardSize } from './card-designs';

const designOptions = cardDesigns.map((design) => ({ value: design, label: words.designs[design] }));

/** How the file of a saved card begins. */
const filePrefixes: Record<words.Occasion, string> = { due: 'due-date', born: 'birthday' };

/** A card with the due date or the birthday in one of three designs, to keep or to share as a picture. */
export function CardMaker({ occasion, date }: { occasion: words.Occasion; date: Date }) {
  const [design, setDesign] = useState<CardDesign>('modern');
  const [task, setTask] = useState<'save' | 'share'>();
  const isDrawing = task !== undefined;
  const fileName = `${filePrefixes[occasion]}-${formatCalendarDate(date)}.png`;
  const saveButton = useRef<HTMLButtonElement>(null);
  const shareButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(saveButton, task === 'save');
  useFocusReturn(shareButton, task === 'share');

  const [isAsked, setAsked] = useState(false);

  function start(next: 'save' | 'share') {
    setAsked(false);
    setTask(next);
  }
  return (
    // On a phone the card is small, with what it is beside it, and the choice and the buttons below both.
    <div className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-4 border-line border-t pt-6 sm:grid-cols-[auto_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-6">
      <h3 className="max-sm:col-span-2 sm:col-start-2">{words.titles[occasion]}</h3>
      <div
        role="img"
        aria-label={words.previews[occasion][design](formatDate(date))}
        className="w-full self-start overflow-hidden rounded-control border border-line sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:w-56"
      >
        <AnnouncementCard design={design} occasion={occasion} date={date} />
      </div>
      <div className="content-start justify-items-start gap-4 max-sm:contents sm:col-start-2 sm:grid">
        <div className="w-full max-w-md max-sm:order-2 max-sm:col-span-2">
          <Choice
            legend={words.designChoice}
            value={design}
            options={designOptions}
            isDisabled={isDrawing}
            onChange={setDesign}
          />
        </div>
        <p className="text-ink-soft max-sm:order-1 max-sm:text-sm">
          {bindNumbers(words.about({ widthPx: cardSize.widthPx, heightPx: cardSize.heightPx }))}
        </p>
        <div className="flex w-full flex-wrap gap-3 max-sm:order-3 max-sm:col-span-2">
          <Button ref={saveButton} onClick={() => start('save')} disabled={isDrawing} className="flex-1 sm:flex-none">
            <ArrowDownTrayIcon aria-hidden className="size-5" />
            {task === 'save' ? words.drawing : words.download}
          </Button>
          {canSharePictures() && (
            <Button
              ref={shareButton}
              look="secondary"
              onClick={() => start('share')}
              disabled={isDrawing}
              className="flex-1 sm:flex-none"
            >
              <ShareIcon aria-hidden className="size-5" />
              {task === 'share' ? words.drawing : words.shareCard}
            </Button>
          )}
        </div>
        <AskedToSave isAsked={isAsked} wayOut={words.withoutPicture} />
      </div>
      {task && (
        <SavedPicture
          {...cardSize}
          fileName={fileName}
          notSaved={words.notSaved}
          // Drawing may take longer than the browser lets a click open the share sheet: then the card is saved.
          onDrawn={task === 'share' ? (picture) => sharePicture(picture, fileName) : undefined}
          onDone={(isAsked) => {
            setTask(undefined);
            setAsked(isAsked);
          }}
          className="announcement-card-sheet"
        >
          <AnnouncementCard design={design} occasion={occasion} date={date} />
        </SavedPicture>
      )}
    </div>
  );
}
