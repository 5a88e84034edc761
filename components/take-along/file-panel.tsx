import { type ReactNode, useState } from 'react';
import { AskedToSave } from '@/components/ui/asked-to-save';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useToday } from '@/lib/browser/clock';
import { downloadFile } from '@/lib/browser/platform';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatList } from '@/lib/format/text';
import { writeTakeAlong } from '@/lib/take-along/format';
import { listGroups, type TravelTexts } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';

interface FilePanelProps {
  /** What was chosen. */
  texts: TravelTexts;
  /** All that is kept here. */
  all: TravelTexts;
  list: ReactNode;
}

/** A file of what was chosen. What is left out is said beside the button: the old phone may soon be gone. */
export function FilePanel({ texts, all, list }: FilePanelProps) {
  const today = useToday();
  const [isAsked, setIsAsked] = useState(false);
  const chosen = listGroups(texts);
  const left = listGroups(all).filter((group) => !chosen.includes(group));

  function save() {
    if (!today) return;
    const day = formatCalendarDate(today);
    downloadFile(new Blob([writeTakeAlong(texts, day)], { type: 'application/json' }), words.fileName(day));
    setIsAsked(true);
  }
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-2">
      <Card className="grid gap-4">
        <p>{words.fileHolds}</p>
        {left.length > 0 && <p>{words.leftOut(formatList(left.map((group) => words.groups[group])))}</p>}
        {chosen.length > 0 ? (
          <Button onClick={save}>{words.saveFile}</Button>
        ) : (
          <p className="font-semibold">{words.nothingChosen}</p>
        )}
        <AskedToSave isAsked={isAsked} wayOut={words.withoutFile} />
      </Card>
      <div className="lg:-mt-8">{list}</div>
    </div>
  );
}
