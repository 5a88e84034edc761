import { href } from '@/lib/site/href';

/** Tells the browser to fetch a page of this site while the pointer rests on its link. Every page is a static file. */
export function SpeculationRules() {
  const rules = {
    prefetch: [
      {
        where: {
          and: [
            { href_matches: href('/*') },
            // Leaves out files: only their addresses have a dot.
            { not: { href_matches: href('/*.*') } },
            { not: { selector_matches: '[download], [target]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
  return <script type="speculationrules">{JSON.stringify(rules)}</script>;
}
