import { Card } from '@/components/ui/card';
import { nationalResources } from '@/data/national-resources';
import { ResourceItem } from './resource-item';

/** What Canada offers wherever one lives. */
export function NationalResources() {
  return (
    <Card className="print:p-3">
      <section aria-labelledby="national-heading">
        <h2 id="national-heading" className="text-xl">
          National Canadian Resources
        </h2>
        <ul className="mt-2 divide-y divide-line print:grid print:grid-cols-2 print:gap-x-6 print:divide-none">
          {nationalResources.map((resource) => (
            <ResourceItem key={resource.label} resource={resource} label={resource.label} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
