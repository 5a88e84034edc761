import { CallLinks } from '@/components/emergency/call-links';
import { BodyText } from '@/components/ui/body-text';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { HowWeCheck } from '@/components/ui/how-we-check';
import { PoisonCentreNumbers } from '@/components/ui/poison-centre-numbers';
import * as words from '@/words/can-i/page';

/** The part of a page that has the numbers of all health lines: its id there. */
export const HEALTH_LINES = 'health-lines';

/** Who answers, and how far the answers of the look-up are checked. */
export function AskSomebody() {
  return (
    <section aria-labelledby={HEALTH_LINES} className="mt-10 max-w-reading">
      <div className="grid gap-2 rounded-card bg-mist p-5 print:border print:border-line print:p-2">
        <h2 id={HEALTH_LINES} className="text-xl">
          {words.whomToAsk}
        </h2>
        <p className="font-semibold">{words.notSigned}</p>
        <p>{words.whoWroteSources}</p>
        <p>{words.pharmacist}</p>
        <p>
          <PoisonCentreNumbers /> <BodyText text={words.poisonEmergency} />
        </p>
        <p>
          <HealthLineNumbers />
        </p>
        <p className="flex flex-wrap gap-2 empty:hidden">
          <CallLinks order="call-then-go" healthLinesId={HEALTH_LINES} />
        </p>
      </div>
      <HowWeCheck />
    </section>
  );
}
