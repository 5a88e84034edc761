import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { RegionChoice } from './region-choice';

/** The health line of the visitor's region, and the list to change the region where it stands nowhere else. */
export function RegionalHelp({ hasChoice }: { hasChoice: boolean }) {
  return (
    <div className="grid gap-5">
      <p>
        <RegionalHealthLine />
      </p>
      {hasChoice && (
        <div className="print:hidden">
          <RegionChoice />
        </div>
      )}
    </div>
  );
}
