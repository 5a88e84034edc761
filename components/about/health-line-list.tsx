import { ExternalLink } from '@/components/ui/external-link';
import { provinceCodes, provinces } from '@/data/provinces';
import { CheckedOn } from './checked-on';

/** The health line of every province and territory, with where its number was read. */
export function HealthLineList() {
  return (
    <ul className="mt-3 list-disc space-y-3 pl-6 marker:text-spruce">
      {provinceCodes.map((code) => {
        const { name, healthLine } = provinces[code];
        const numbers = healthLine.numbers.map(({ printed }) => printed).join(' or ');
        return (
          <li key={code}>
            {name}:{' '}
            {healthLine.source ? (
              <ExternalLink url={healthLine.source}>{healthLine.name}</ExternalLink>
            ) : (
              healthLine.name
            )}
            {numbers && `, ${numbers}`}
            <CheckedOn confidence={healthLine.confidence} />
          </li>
        );
      })}
    </ul>
  );
}
