import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import type { ProvinceCode } from '@/data/provinces';
import * as words from '@/words/partner/followed';
import { andYou } from '@/words/partner/lines';
import { Acts } from './acts';

/** Asks how whoever follows is, and whom they can call. */
export function AndYou({ region }: { region: ProvinceCode | undefined }) {
  return (
    <section aria-labelledby="and-you" className="grid gap-3 print:hidden rounded-card bg-mist p-5 sm:p-7">
      <h2 id="and-you" className="text-xl">
        {words.andYou}
      </h2>
      <Acts acts={andYou} />
      <p>
        {words.askNurse} <RegionalHealthLine otherwise={region} />
      </p>
    </section>
  );
}
