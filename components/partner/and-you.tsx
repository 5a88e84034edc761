import { BodyText } from '@/components/ui/body-text';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { SiteLink } from '@/components/ui/site-link';
import type { ProvinceCode } from '@/data/provinces';
import { mentalHealthCrisis } from '@/words/emergency';
import * as words from '@/words/partner/followed';

/** Asks how whoever follows is, and whom they can call. */
export function AndYou({ region }: { region: ProvinceCode | undefined }) {
  return (
    <section aria-labelledby="and-you" className="grid gap-2 rounded-card bg-mist p-5 sm:p-7">
      <h2 id="and-you" className="text-xl">
        {words.andYou}
      </h2>
      <p>
        {words.howAreYou} <RegionalHealthLine otherwise={region} />
      </p>
      <p>
        <BodyText text={words.partnersToo.text} />{' '}
        <SiteLink path="/after-birth#mood" className="text-link">
          {words.whomToCall}
        </SiteLink>
      </p>
      <p>
        <BodyText text={mentalHealthCrisis.text} />
      </p>
    </section>
  );
}
