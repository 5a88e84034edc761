import type { ReactNode } from 'react';
import { emergencyInNunavut, hospitalInNunavut } from '@/words/without-911';

/**
 * What stands above a list of signs where the visitor is in Nunavut: no 911, and what 'hospital' means. In the HTML of
 * every page, and shown by a style.
 * @param props.children how to reach the health centre
 */
export function NunavutLines({ children }: { children?: ReactNode }) {
  return (
    <div className="where-no-911 border-maple border-l-4 pl-4">
      <div className="grid gap-2">
        <p className="font-semibold">{emergencyInNunavut.text}</p>
        {children}
        <p>{hospitalInNunavut.text}</p>
      </div>
    </div>
  );
}
