import { CopyLink } from '@/components/share/copy-link';
import { NativeShareButton } from '@/components/share/native-share-button';
import { getSiteOrigin } from '@/lib/browser/platform';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { parseStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { findProvinceCode } from '@/lib/resources/provinces';
import { describeGroup } from '@/lib/take-along/describe-groups';
import { getKeepLink } from '@/lib/take-along/keep-link';
import type { TravelTexts } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';

/** The link to come back, for the visitor's own notes. Only while there is a due date. */
export function KeepMyLink({ texts: { pregnancy, region } }: { texts: TravelTexts }) {
  const dueDate = parseCalendarDate(parseStoredPregnancy(pregnancy ?? null)?.dueDate ?? '');
  if (!dueDate) return null;
  const url = getKeepLink(getSiteOrigin(), dueDate, findProvinceCode(region ?? null));
  const held: TravelTexts = { ...(pregnancy && { pregnancy }), ...(region && { region }) };
  return (
    <section aria-labelledby="keep-my-link" className="mt-12 max-w-reading">
      <h2 id="keep-my-link" className="mb-2">
        {words.keepTitle}
      </h2>
      <p>{words.keepIntro}</p>
      <p className="mt-2 mb-4 text-ink-soft">{words.keepHolds(describeGroup('dates', held))}</p>
      <div className="flex flex-wrap gap-2">
        <NativeShareButton
          title={words.keepShareTitle}
          text={words.keepShareText}
          url={url}
          className="flex-1 sm:flex-none"
        >
          {words.keepShare}
        </NativeShareButton>
        <CopyLink url={url} label={words.linkLabel} />
      </div>
    </section>
  );
}
