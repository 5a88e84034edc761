import { listFurtherNationalResources, listNationalResources } from '@/lib/resources/resource-links';
import { OfficialPage } from './official-page';

/** Every national page, by its own title. */
export function NationalList() {
  return (
    <ul className="grid max-w-reading gap-4">
      {[...listNationalResources(), ...listFurtherNationalResources()].map((resource) => (
        <OfficialPage key={resource.url} link={resource} />
      ))}
    </ul>
  );
}
