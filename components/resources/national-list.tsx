import { furtherNationalResources, nationalResources } from '@/data/national-resources';
import { OfficialPage } from './official-page';

/** Every national page, by its own title. */
export function NationalList() {
  return (
    <ul className="grid max-w-reading gap-4">
      {[...nationalResources, ...furtherNationalResources].map((resource) => (
        <OfficialPage key={resource.url} link={resource} />
      ))}
    </ul>
  );
}
