import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { useFocusReturn } from '@/lib/browser/focus';
import { listContractionRecords, type TimedContraction } from '@/lib/contractions/contraction-log';
import type { ContractionChange } from '@/lib/contractions/contractions-state';
import * as words from '@/words/contractions/timer';
import { UndoLine } from './undo-line';

const HistoryList = onDemand(
  () => import('./history-list').then((part) => part.HistoryList),
  <div className="h-[350px]" />,
);

interface HistoryProps {
  contractions: TimedContraction[];
  canClear: boolean;
  /** Whether a contraction is being timed. */
  isTiming: boolean;
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
export function History({ contractions, canClear, isTiming, form, lastChange, onUndo, ...on }: HistoryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const records = listContractionRecords(contractions).reverse();
  const isTap = lastChange === 'started' || lastChange === 'stopped';

  // The pressed button may disappear with its row or form, so focus moves to the heading.
  const moveFocus = () => heading.current?.focus({ preventScroll: true });
  useFocusReturn(heading, Boolean(form));

  // Loaded before the first contraction ends.
  useEffect(() => {
    if (isTiming) void HistoryList.preload();
  }, [isTiming]);

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
        <HistoryList
          records={records}
          onEdit={on.onEdit}
          onDelete={(id) => {
            on.onDelete(id);
            moveFocus();
          }}
        />
      )}
    </Card>
  );
}
