import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { askToKeep, type Persistence, readPersistence } from '@/lib/browser/persistence';
import * as words from '@/words/privacy';

/** Whether the browser has promised to keep what is stored. Where it has not, it can be asked again. */
export function KeptForGood() {
  const [persistence, setPersistence] = useState<Persistence>();
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    void readPersistence().then(setPersistence);
  }, []);

  async function ask() {
    setPersistence(await askToKeep());
    setAsked(true);
  }

  return (
    <div className="mt-4">
      {/* Keeps its lines until the browser has answered. */}
      <p role="status" className="min-h-[3lh] sm:min-h-[2lh]">
        {persistence && words.persistence[persistence]} {isAsked && persistence === 'not-promised' && words.askedAgain}
      </p>
      <div className="flex min-h-12 flex-wrap gap-x-6">
        {persistence === 'not-promised' && !isAsked && (
          <Button look="quiet" onClick={ask}>
            {words.askToKeep}
          </Button>
        )}
        <SiteLink path="/take-along" className="inline-flex min-h-12 items-center text-link">
          {words.takeAlong}
        </SiteLink>
      </div>
    </div>
  );
}
