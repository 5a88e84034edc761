import type { TimedContraction } from '@/lib/contractions/contraction-log';
import { ContractionChart } from './contraction-chart';
import { ExportRecord } from './export-record';

/** What can be done with a record: see its gaps as a chart, from two contractions on, and take it along. */
export function RecordExtras({ contractions }: { contractions: TimedContraction[] }) {
  return (
    <>
      {contractions.length > 1 && <ContractionChart contractions={contractions} />}
      <ExportRecord contractions={contractions} />
    </>
  );
}
