import { listFurtherNationalResources, listNationalResources } from '@/lib/resources/resource-links';
import { OfficialPage } from './official-page';

/** Every national page: those of the card by the names that they have there, and more by their own titles. */
export function NationalList() {
  return (
    <>
      {/* On paper the card stands above. */}
      <ul className="mb-4 grid max-w-reading gap-4 print:hidden">
        {listNationalResources().map((resource) => (
          <OfficialPage key={resource.url} link={resource} />
        ))}
      </ul>
      <ul className="grid max-w-reading gap-4 print:max-w-none print:grid-cols-2 print:gap-x-6 print:gap-y-2">
        {listFurtherNationalResources().map((resource) => (
          <OfficialPage key={resource.url} link={resource} />
        ))}
      </ul>
    </>
  );
}
