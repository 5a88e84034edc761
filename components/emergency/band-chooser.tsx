import { LAST_WEEK } from '@/data/pregnancy-rules';
import { bundleInPageScript } from '@/lib/site/bundle-script';
import { AFTER_BIRTH_BAND, getSignBand } from '@/lib/weeks/sign-bands';
import { warningSigns } from '@/lib/weeks/warning-signs';
import * as words from '@/words/when-to-call';

const look =
  'flex min-h-11 items-center justify-center rounded-[9px] border border-control bg-card p-1 text-center font-semibold text-sm leading-tight hover:text-spruce aria-current:text-spruce aria-current:ring-1 aria-current:ring-spruce forced-colors:aria-current:border-2 forced-colors:aria-current:border-[Highlight]';

/**
 * The ways to the lists of when to call. Without script they lead down the page, where all lists are open; the script
 * within it shows the visitor's own list alone, or the one that is chosen.
 */
export function BandChooser() {
  return (
    <nav aria-labelledby="band-chooser" className="mb-6">
      <p id="band-chooser" className="mb-1.5 font-semibold">
        {words.chooser}
      </p>
      <p data-own-week hidden className="mb-1.5 font-semibold">
        {words.yourWeek} <span data-number />
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-1 rounded-control bg-mist p-1">
        {warningSigns.map(({ fromWeek, toWeek }) => (
          <li key={fromWeek} className="grid">
            <a href={`#${getSignBand(fromWeek)}`} data-to-band data-to-week={toWeek} className={look}>
              {toWeek > LAST_WEEK ? words.shortWeekAndLater(fromWeek) : words.shortWeeks(fromWeek, toWeek)}
            </a>
          </li>
        ))}
        <li className="grid">
          <a href={`#${AFTER_BIRTH_BAND}`} data-to-band className={look}>
            {words.afterBirth}
          </a>
        </li>
      </ul>
      <script data-in-page="own-sign-band">{bundleInPageScript('own-sign-band')}</script>
    </nav>
  );
}
