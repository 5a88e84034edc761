import { Card } from '@/components/ui/card';
import { listNationalResources } from '@/lib/resources/resource-links';
import * as words from '@/words/resources/page';
import { OfficialPage } from './official-page';

/** What Canada offers wherever one lives. */
export function NationalResources() {
  return (
    <Card className="national-card print:p-3">
      <section aria-labelledby="national-heading">
        <h2 id="national-heading" className="text-xl">
          {words.nationalResources}
        </h2>
        <ul className="mt-2 grid gap-4 print:grid-cols-2 print:gap-x-6 print:gap-y-2">
          {listNationalResources().map((resource) => (
            <OfficialPage key={resource.url} link={resource} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
