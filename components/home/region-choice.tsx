'use client';

import { useId, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { ProvinceCode } from '@/data/provinces';

interface RegionChoiceProps {
  /** Given by the page, so that the list of regions is not loaded as code. */
  regions: { code: ProvinceCode; name: string; slug: string }[];
}

/** A short way to the resources of one's province or territory. */
export function RegionChoice({ regions }: RegionChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const region = regions.find(({ code }) => code === chosen);

  async function choose(value: string) {
    setChosen(value);
    const code = regions.find(({ code }) => code === value)?.code;
    if (!code) return;
    // The address tells the next page anyway, so it does no harm if this comes too late.
    const { storeRegion } = await import('@/lib/browser/use-region');
    storeRegion(code);
  }

  return (
    <div data-needs-script className="mb-8">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Your province or territory
      </label>
      <div className="flex flex-wrap gap-3">
        <select
          id={id}
          autoComplete="address-level1"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          className="min-h-12 min-w-0 grow basis-64 rounded-control border border-control bg-paper px-4"
        >
          <option value="">Choose where you live</option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <ButtonLink path={region ? `/resources#${region.slug}` : '/resources'} className="grow sm:grow-0">
          Find Local Resources
        </ButtonLink>
      </div>
    </div>
  );
}
