import { Card } from '@/components/ui/card';
import type { ProvinceCode } from '@/data/provinces';
import { title } from '@/words/find-care/region-answer';
import { RegionCare } from './region-care';

/** A region's answer on its own page. Not on its printed sheet: /find-care prints a list of calls. */
export function RegionCarePart({ code }: { code: ProvinceCode }) {
  return (
    <Card className="mb-6 print:hidden">
      <section id="find-care" aria-labelledby="find-care-title" className="grid gap-4">
        <h2 id="find-care-title" className="text-xl">
          {title(code)}
        </h2>
        <RegionCare code={code} />
      </section>
    </Card>
  );
}
