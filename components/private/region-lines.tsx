import { BodyText } from '@/components/ui/body-text';
import { CareLines } from '@/components/ui/care-lines';
import { RegionFolds } from '@/components/ui/region-folds';
import type { CareLineId } from '@/data/care-lines';
import { type ProvinceCode, provinceCodes } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import { listRegionLines } from '@/lib/resources/region-lines';

interface RegionLinesProps {
  /** The lines of which each region shows its own. */
  ids: readonly CareLineId[];
  /** What else is to be said of a region. */
  notes: Partial<Record<ProvinceCode, Statement[]>>;
  /** What is said where a region has no line of its own. */
  none: string;
}

/** All provinces and territories, each folded: the page does not ask for one, nor does it open the one that is stored. */
export function RegionLines({ ids, notes, none }: RegionLinesProps) {
  return (
    <RegionFolds codes={provinceCodes} heading="h3">
      {(code) => {
        const own = listRegionLines(ids, code);
        return (
          <div className="grid gap-3">
            {notes[code]?.map(({ text }) => (
              <p key={text}>
                <BodyText text={text} />
              </p>
            ))}
            {own.length > 0 ? <CareLines ids={own} /> : <p>{none}</p>}
          </div>
        );
      }}
    </RegionFolds>
  );
}
