import { useId } from 'react';
import { type ProvinceCode, provinceCodes, provinces } from '@/data/provinces';
import { storeRegion, useRegion } from '@/lib/browser/use-region';
import { findProvinceCode } from '@/lib/resources/find-province-code';
import { HealthLineNumbers, TelephoneLink } from './health-line-numbers';

/**
 * Whom to call for a nurse's advice where the visitor lives; the numbers of all regions while we do not know. Stands
 * within a widget, inside a sentence's element.
 */
export function RegionalHealthLine() {
  const known = useRegion();
  const code = known.status === 'known' ? known.value : undefined;
  if (!code) return <HealthLineNumbers />;
  const { name, numbers, instead } = provinces[code].healthLine;
  if (instead) {
    return (
      <>
        {provinces[code].name}: {instead}
      </>
    );
  }
  return (
    <>
      {name}, {provinces[code].name}:{' '}
      {numbers.map(({ printed, dialled }, index) => (
        <span key={dialled}>
          {index > 0 && ' or '}
          <TelephoneLink printed={printed} dialled={dialled} />
        </span>
      ))}
    </>
  );
}

/** Chooses the region once for all widgets. */
export function RegionChoice() {
  const id = useId();
  const known = useRegion();
  const code = known.status === 'known' ? known.value : undefined;
  function choose(text: string) {
    const chosen: ProvinceCode | undefined = findProvinceCode(text);
    if (chosen) storeRegion(chosen);
  }
  return (
    <div className="print:hidden">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Province or territory
      </label>
      <select
        id={id}
        value={code ?? ''}
        onChange={(event) => choose(event.target.value)}
        className="min-h-12 w-full rounded-control border border-control bg-paper px-4 sm:max-w-sm"
      >
        <option value="" disabled>
          Choose where you live
        </option>
        {provinceCodes.map((code) => (
          <option key={code} value={code}>
            {provinces[code].name}
          </option>
        ))}
      </select>
    </div>
  );
}
