import { type ChecklistItem, getProgress, groupItems, type PackingPlan } from '@/lib/checklist/checklist';
import { getEarlierAdvice } from '@/lib/checklist/packing-advice';
import * as words from '@/words/checklist/hospital-bag';
import { CategoryIcon } from './category-icon';

/** The whole list as it is drawn for the saved picture: nothing scrolls, nothing is filtered. */
export function BagPicture({ items, plan }: { items: ChecklistItem[]; plan: PackingPlan }) {
  const { overall, essentials } = getProgress(items);
  return (
    <div className="bg-card p-8 text-ink">
      <p className="font-semibold font-serif text-2xl leading-tight">{words.title}</p>
      <p className="mt-2 text-ink-soft">
        {words.pictureSummary({ items: overall, essentials })} {getEarlierAdvice(plan)}
      </p>
      {groupItems(items).map((group) => (
        <div key={group.id} className="mt-5">
          <p className="flex items-center gap-2 border-line border-b pb-1 font-semibold font-serif text-lg">
            <CategoryIcon icon={group.icon} className="size-6 text-spruce" />
            {group.label}
            {group.note && <span className="font-normal font-sans text-ink-soft text-sm">{group.note}</span>}
          </p>
          {group.items.map(({ id, label, isChecked }) => (
            <p key={id} className="mt-2 flex items-start gap-3">
              <Box isChecked={isChecked} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function Box({ isChecked }: { isChecked: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mt-1 size-5 shrink-0 stroke-2"
    >
      <rect
        x="1.5"
        y="1.5"
        width="17"
        height="17"
        rx="4"
        className={isChecked ? 'fill-spruce stroke-spruce' : 'fill-card stroke-control'}
      />
      {isChecked && <path d="m5.5 10.5 3 3 6-7" className="stroke-on-spruce" />}
    </svg>
  );
}
