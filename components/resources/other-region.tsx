import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ProvinceCode } from '@/data/provinces';
import { storeRegion, useRegion } from '@/lib/browser/use-region';
import * as words from '@/words/resources/links';

/**
 * Where the region that is shown is not the visitor's own: that the rest of the site stays with hers, and a button to
 * change that.
 */
export function OtherRegion({ shown }: { shown: ProvinceCode }) {
  const stored = useRegion();
  const message = useRef<HTMLParagraphElement>(null);
  const [wasTaken, setWasTaken] = useState(false);

  function take() {
    storeRegion(shown);
    setWasTaken(true);
    // The button, which has the focus, goes.
    message.current?.focus();
  }

  // Where the browser keeps nothing, other pages know no region.
  const own = stored.status === 'known' && stored.isStored ? stored.value : undefined;
  if (!own || (own === shown && !wasTaken)) return null;
  return (
    // In forced colours the border alone tells it from the cards.
    <div className="notice border border-transparent print:hidden">
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
