import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PictureFile } from '@/components/ui/picture-file';
import { useSingleTap } from '@/lib/browser/button-press';
import { type ChecklistFilter, type ChecklistItem, groupByBag, matchesFilter } from '@/lib/checklist/checklist';
import type { ChecklistAction } from '@/lib/checklist/checklist-state';
import * as words from '@/words/checklist/hospital-bag';
import { BagItemRow } from './bag-item-row';
import { CategoryIcon } from './category-icon';

interface BagListProps {
  items: ChecklistItem[];
  /** Level of the headings of the bags. */
  heading: 'h2' | 'h3';
  filter: ChecklistFilter;
  isDisabled: boolean;
  /** How many items were added since one was removed. The newest comes into view. */
  additions: number;
  onAction: (action: ChecklistAction) => void;
  onRemove: (item: ChecklistItem) => void;
}

/**
 * The items by category: the whole list on a phone, a scroll area that can be opened on wider screens; printed at full
 * length in two columns.
 */
export function BagList({ items, heading: Heading, filter, isDisabled, additions, onAction, onRemove }: BagListProps) {
  const id = useId();
  const list = useRef<HTMLElement>(null);
  // The next own item moves up under the finger, and Undo brings back one alone.
  const runOnce = useSingleTap();
  const [isWhole, setIsWhole] = useState(false);
  const GroupHeading = Heading === 'h2' ? 'h3' : 'h4';
  const newest = additions > 0 ? items.findLast(({ isOwn }) => isOwn)?.id : undefined;

  // Focus stays in the form, where the next item is written.
  useEffect(() => {
    if (additions > 0) list.current?.querySelector('[data-newest]')?.scrollIntoView({ block: 'nearest' });
  }, [additions]);

  return (
    <div className="grid min-w-0 grid-cols-1 gap-2 print:block">
      <section
        ref={list}
        id={`${id}-list`}
        aria-label={words.itemsToPack}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users focus it to scroll with the arrow keys.
        tabIndex={0}
        className={`relative print:h-auto print:columns-2 print:gap-8 print:overflow-visible print:border-0 print:p-0 print:text-[0.8rem] print:leading-snug md:rounded-card md:border md:border-line md:bg-card md:px-6 md:py-2 ${isWhole ? '' : 'md:more-below md:h-[350px] md:overflow-y-auto md:overscroll-contain'}`}
      >
        {groupByBag(items).map(({ id: bagId, label, picture, groups }) => (
          <div
            key={bagId}
            className={`py-3 print:contents ${groups.some((group) => hasShown(group.items, filter)) ? '' : 'hidden'}`}
          >
            <Heading className="flex items-center gap-3 text-xl print:hidden">
              <PictureFile name={picture} text="" size={48} className="size-12 shrink-0" isLazy />
              {label}
            </Heading>
            {groups.map((group) => (
              <div
                key={group.id}
                className={`py-2 print:py-1 ${hasShown(group.items, filter) ? '' : 'hidden print:block'}`}
              >
                <GroupHeading
                  id={`${id}-${group.id}`}
                  className="wrap-anywhere flex items-center gap-2 break-after-avoid py-2 font-semibold font-serif leading-tight print:py-1 print:text-sm"
                >
                  <CategoryIcon icon={group.icon} className="size-6 shrink-0 text-spruce print:size-4" />
                  {group.label}
                </GroupHeading>
                {group.note && <p className="-mt-2 pl-8 text-ink-soft text-sm print:mt-0 print:pl-6">{group.note}</p>}
                <ul aria-labelledby={`${id}-${group.id}`} className="md:grid md:grid-cols-2 md:gap-x-6 print:block">
                  {group.items.map((item) => (
                    <BagItemRow
                      key={item.id}
                      item={item}
                      isShown={matchesFilter(item, filter)}
                      isNewest={item.id === newest}
                      isDisabled={isDisabled}
                      onToggle={(isChecked) => onAction({ type: 'toggled', id: item.id, isChecked })}
                      onRemove={() => runOnce(() => onRemove(item))}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ))}
      </section>
      <Button
        look="quiet"
        data-needs-script
        aria-expanded={isWhole}
        aria-controls={`${id}-list`}
        onClick={() => setIsWhole(!isWhole)}
        className="justify-self-start max-md:hidden print:hidden"
      >
        {isWhole ? words.showLess : words.showAll}
      </Button>
    </div>
  );
}

const hasShown = (items: ChecklistItem[], filter: ChecklistFilter) => items.some((item) => matchesFilter(item, filter));
