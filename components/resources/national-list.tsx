import { listFurtherNationalResources, listNationalResources } from '@/lib/resources/resource-links';
import { OfficialPage } from './official-page';

/** Every national page: those of the card by the names that they have there, and more by their own titles. */
export function NationalList() {
  return (
    <ul className="grid max-w-reading gap-4">
      {[...listNationalResources(), ...listFurtherNationalResources()].map((resource) => (
        <OfficialPage key={resource.url} link={resource} />
      ))}
    </ul>
  );
}
