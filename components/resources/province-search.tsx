import type { RefObject } from 'react';
import { ProvinceSelect } from '@/components/ui/province-select';
import type { ProvinceCode } from '@/data/provinces';
import { useEarlyChoice } from '@/lib/browser/use-early-choice';
import { findProvinceCode } from '@/lib/resources/provinces';
import * as words from '@/words/resources/finder';

interface ProvinceSearchProps {
  region: ProvinceCode | undefined;
  onChoose: (code: ProvinceCode) => void;
  selectRef: RefObject<HTMLSelectElement | null>;
}

export function ProvinceSearch({ region, onChoose, selectRef }: ProvinceSearchProps) {
  function choose(code: ProvinceCode | undefined) {
    if (code && code !== region) onChoose(code);
  }
  useEarlyChoice(selectRef, (value) => choose(findProvinceCode(value)));
  return (
    <ProvinceSelect
      ref={selectRef}
      // After Back the browser would fill in what was chosen before, which would look like a choice of now.
      autoComplete="off"
      value={region}
      emptyLabel={words.noProvince}
      isEmptyFixed
      onChange={choose}
    />
  );
}
