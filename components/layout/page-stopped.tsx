import { Button, ButtonLink } from '@/components/ui/button';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { reloadPage } from '@/lib/browser/platform';
import * as words from '@/words/ui/stopped';

/** Stands in the place of a whole page that has failed. */
export function PageStopped() {
  return (
    <main className="page-width py-16">
      <div role="alert" className="grid max-w-reading gap-4">
        <h1>{words.pageStopped}</h1>
        <p>{words.reloadToGoOn}</p>
        <p>
          <EmergencyLine /> <HealthLineNumbers />
        </p>
      </div>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={reloadPage}>{words.reload}</Button>
        <ButtonLink look="secondary" path="/">
          {words.home}
        </ButtonLink>
      </div>
    </main>
  );
}
