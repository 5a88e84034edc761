import { furtherNationalResources, nationalResources } from '@/data/national-resources';
import { ResourceItem } from './resource-item';

/** Every national page, by its own title. */
export function NationalList() {
  return (
    <ul className="max-w-reading divide-y divide-line">
      {[...nationalResources, ...furtherNationalResources].map((resource) => (
        <ResourceItem key={resource.url} resource={resource} />
      ))}
    </ul>
  );
}
