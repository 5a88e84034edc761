import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { useIsPanelShown } from '@/components/ui/tabs';
import { sensitiveGroups, type TravelGroup } from '@/data/take-along';
import { describeGroup } from '@/lib/take-along/describe-groups';
import { listGroups, type TravelTexts } from '@/lib/take-along/travel';
import * as words from '@/words/take-along';

interface WhatGoesAlongProps {
  /** All that is kept here. */
  texts: TravelTexts;
  ticked: readonly TravelGroup[];
  onTick: (ticked: readonly TravelGroup[]) => void;
}

/** The groups of what is kept here, each with a box. Stands under the code and under the file, of which one shows. */
export function WhatGoesAlong({ texts, ticked, onTick }: WhatGoesAlongProps) {
  const id = useId();
  const groups = listGroups(texts);
  const hasSensitive = groups.some((group) => sensitiveGroups.includes(group));
  if (!useIsPanelShown()) return null;

  function toggle(group: TravelGroup, isTicked: boolean) {
    const others = ticked.filter((other) => other !== group);
    onTick(isTicked ? [...others, group] : others);
  }
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8">
      <h2 id={`${id}-title`} className="border-line border-b pb-2 text-xl">
        {words.listTitle}
      </h2>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group}>
            <label className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={ticked.includes(group)}
                onChange={(event) => toggle(group, event.target.checked)}
                className="tick-box"
              />
              <span className="min-w-0">
                <span className="block font-semibold">{words.groups[group]}</span>
                <span className="block text-ink-soft text-sm">{describeGroup(group, texts)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {hasSensitive && (
        <div className="mt-3">
          <p className="text-ink-soft text-sm">{words.sensitive}</p>
          {groups.some((group) => !ticked.includes(group)) && (
            <Button look="quiet" onClick={() => onTick(groups)}>
              {words.tickAll}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
