import { isSameDay } from 'date-fns';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFocusReturn } from '@/lib/browser/focus';
import { listContractionRecords, type TimedContraction } from '@/lib/contractions/contraction-log';
import type { ContractionChange } from '@/lib/contractions/contractions-state';
import * as words from '@/words/contractions/timer';
import { HistoryRow } from './history-row';
import { UndoLine } from './undo-line';

interface HistoryProps {
  contractions: TimedContraction[];
  canClear: boolean;
  /** The form, while one is open. */
  form: ReactNode;
  lastChange: ContractionChange | undefined;
  onAdd: () => void;
  onEdit: (timed: TimedContraction) => void;
  onDelete: (id: string) => void;
  onClear: () => void;
  onUndo: () => void;
}

/** Every contraction, newest first, each to be corrected. */
export function History({ contractions, canClear, form, lastChange, onUndo, ...on }: HistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const records = listContractionRecords(contractions).reverse();
  const isTap = lastChange === 'started' || lastChange === 'stopped';

  // The pressed button may disappear with its row or form, so focus moves to the heading.
  const moveFocus = () => heading.current?.focus({ preventScroll: true });
  useFocusReturn(heading, Boolean(form));

  return (
    <Card data-needs-script>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {words.history}
        </h2>
        <div className="flex flex-wrap gap-x-6">
          <Button look="quiet" onClick={on.onAdd}>
            {words.addByHand}
          </Button>
          <Button
            look="quiet"
            disabled={!canClear}
            onClick={() => {
              on.onClear();
              moveFocus();
            }}
          >
            {words.clearAll}
          </Button>
        </div>
      </div>
      <UndoLine
        change={isTap ? undefined : lastChange}
        isAnnounced
        keepsSpace={records.length > 0}
        onUndo={() => {
          onUndo();
          moveFocus();
        }}
      />
      {form}
      {records.length === 0 ? (
        <p className="text-ink-soft">{words.nothingRecorded}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus it to scroll with the arrow keys.
        <section aria-label={words.historyList} tabIndex={0} className="more-below h-[350px] overflow-y-auto">
          <ol reversed className="list-none">
            {records.map((record, index) => {
              const newer = records[index - 1];
              return (
                <HistoryRow
                  key={record.id}
                  record={record}
                  hasDay={!newer || !isSameDay(newer.startTime, record.startTime)}
                  isFirst={index === records.length - 1}
                  onEdit={() => on.onEdit(record)}
                  onDelete={() => {
                    on.onDelete(record.id);
                    moveFocus();
                  }}
                />
              );
            })}
          </ol>
        </section>
      )}
    </Card>
  );
}
