import { Button } from '@/components/ui/button';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { runningLongText } from '@/data/contractions';
import { useElapsedSeconds } from '@/lib/browser/use-elapsed-seconds';
import { LONG_CONTRACTION_SECONDS } from '@/lib/contractions/constants';

/** Appears once the contraction that is timed has lasted over 2 minutes. Stands within the region for alerts. */
export function RunningTooLong({ since, onForgot }: { since: number; onForgot: () => void }) {
  const seconds = useElapsedSeconds(since);
  if (seconds === undefined || seconds <= LONG_CONTRACTION_SECONDS) return null;
  return (
    <div className="grid justify-items-start gap-2 rounded-card border-2 border-maple bg-card p-4">
      <p className="font-semibold">{runningLongText}</p>
      <p className="text-sm">
        <RegionalHealthLine />
      </p>
      <Button look="secondary" onClick={onForgot}>
        I forgot to stop
      </Button>
    </div>
  );
}
