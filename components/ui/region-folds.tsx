import type { ReactNode } from 'react';
import { type ProvinceCode, provinceSlugs } from '@/data/provinces';
import { names } from '@/words/regions';
import { Disclosure } from './disclosure';

interface RegionFoldsProps {
  /** The provinces and territories, in their order on the page. */
  codes: readonly ProvinceCode[];
  heading: 'h3' | 'h4';
  /** Whether the name of a region is its address on the page. */
  hasAddresses?: boolean;
  /** Lines below the name, as spans: a fold's summary takes no blocks beside its heading. */
  getNote?: (code: ProvinceCode) => ReactNode;
  children: (code: ProvinceCode) => ReactNode;
}

/** What holds in each province and territory, each folded under its name. */
export function RegionFolds({ codes, heading: Heading, hasAddresses = false, getNote, children }: RegionFoldsProps) {
  return (
    <div data-region-folds className="divide-y divide-line border-line border-y">
      {codes.map((code) => (
        <Disclosure
          key={code}
          summary={
            <Heading id={hasAddresses ? provinceSlugs[code] : undefined} className="font-sans font-semibold text-base">
              {names[code]}
              {getNote?.(code)}
            </Heading>
          }
        >
          {children(code)}
        </Disclosure>
      ))}
    </div>
  );
}
