import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProvinceCode } from '@/data/provinces';
import { storeRegion, useRegionCode } from '@/lib/browser/use-region';
import * as words from '@/words/resources/links';

/** Where the region that is shown is not the visitor's own: that all else stays with that one, and a way to change it. */
export function OtherRegion({ shown }: { shown: ProvinceCode }) {
  const own = useRegionCode();
  const message = useRef<HTMLParagraphElement>(null);
  const [wasTaken, setWasTaken] = useState(false);

  function take() {
    storeRegion(shown);
    setWasTaken(true);
    // The button, which has the focus, goes.
    message.current?.focus();
  }

  if (!own || (own === shown && !wasTaken)) return null;
  return (
    <div className="notice print:hidden">
      <p ref={message} tabIndex={-1} className="outline-none">
        {own === shown ? words.takenEverywhere(shown) : words.restOfSite(own)}
      </p>
      {own !== shown && (
        <Button look="quiet" onClick={take}>
          {words.takeEverywhere(shown)}
        </Button>
      )}
    </div>
  );
}
