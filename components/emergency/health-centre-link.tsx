import { myHealthCentre } from '@/words/without-911';

/**
 * Dials, once it is shown, the number of the visitor's health centre on a page without React: lib/browser/site-script puts the number in,
 * and shows the link, where one is stored.
 */
export function HealthCentreLink() {
  return (
    <a
      href="#content"
      data-health-centre
      hidden
      className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-link"
    >
      {myHealthCentre} <span data-number />
    </a>
  );
}
