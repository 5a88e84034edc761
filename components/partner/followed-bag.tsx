import { Disclosure } from '@/components/ui/disclosure';
import { getProgress, groupItems } from '@/lib/checklist/checklist';
import { formatDataDate } from '@/lib/format/dates';
import { type CopiedBag, listCopiedItems } from '@/lib/partner/followed-copy';
import * as words from '@/words/partner/followed';

interface FollowedBagProps {
  bag: CopiedBag;
  /** yyyy-MM-dd */
  madeOn: string;
}

/** How much was packed on the day of the copy, and what was still open. Nothing can be ticked: it is somebody else's. */
export function FollowedBag({ bag, madeOn }: FollowedBagProps) {
  const items = listCopiedItems(bag);
  const { overall } = getProgress(items);
  const open = groupItems(items)
    .map(({ id, label, items: all }) => ({ id, label, items: all.filter(({ isChecked }) => !isChecked) }))
    .filter((group) => group.items.length > 0);
  const day = formatDataDate(madeOn);
  return (
    <section aria-labelledby="followed-bag" className="border-line border-y">
      <Disclosure
        summary={
          <h2 id="followed-bag" className="text-xl">
            {words.bag(overall)}
          </h2>
        }
      >
        <p className="mb-3 text-ink-soft">{open.length > 0 ? words.asOf(day) : words.allPacked(day)}</p>
        <div className="grid gap-4">
          {open.map(({ id, label, items: left }) => (
            <section key={id} aria-labelledby={`followed-bag-${id}`}>
              <h3 id={`followed-bag-${id}`} className="wrap-anywhere mb-1 font-sans font-semibold text-base">
                {label}
              </h3>
              <ul className="list-disc space-y-1 pl-6 [overflow-wrap:anywhere] marker:text-spruce">
                {left.map((item) => (
                  <li key={item.id}>{item.label}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Disclosure>
    </section>
  );
}
