'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { asWidget } from '@/components/ui/widget-boundary';
import type { ProvinceCode } from '@/data/provinces';
import * as words from '@/words/home/widgets';

interface RegionJumpProps {
  /** Given by the page, so that the widget's script need not hold the list of regions. */
  regions: { code: ProvinceCode; name: string; slug: string }[];
}

/** A short way to the resources of one's province or territory. */
export const RegionJump = asWidget(function RegionJump({ regions }: RegionJumpProps) {
  const [chosen, setChosen] = useState('');
  const region = regions.find(({ code }) => code === chosen);

  function choose(value: string) {
    setChosen(value);
    const code = regions.find(({ code }) => code === value)?.code;
    if (!code) return;
    // The next page reads the region from its address anyway, so this may come too late, or not at all.
    import('@/lib/browser/look-up-region').then(({ storeLookedUpRegion }) => storeLookedUpRegion(code)).catch(() => {});
  }

  return (
    <div data-island="region-jump" data-needs-script className="mb-8">
      <Field label={words.region}>
        {(control) => (
          <div className="flex flex-wrap gap-3">
            <select
              {...control}
              autoComplete="address-level1"
              value={chosen}
              onChange={(event) => choose(event.target.value)}
              className="field-box grow basis-64"
            >
              <option value="">{words.chooseRegion}</option>
              {regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <ButtonLink path={region ? `/resources#${region.slug}` : '/resources'} className="grow sm:grow-0">
              {words.findResources}
            </ButtonLink>
          </div>
        )}
      </Field>
    </div>
  );
});
