import { MixedText } from '@/components/ui/mixed-text';
import { healthLineSources } from '@/data/health-line-sources';
import { provinceCodes, provinces } from '@/data/provinces';
import { Publication } from './publication';

/** The health line of every province and territory, with where its number was read. */
export function HealthLineList() {
  return (
    <ul className="mt-3 list-disc space-y-3 pl-6 marker:text-spruce">
      {provinceCodes.map((code) => {
        const { name, healthLine } = provinces[code];
        const printed = healthLine.numbers.map((number) => number.printed).join(' or ');
        return (
          <li key={code}>
            {`${name}: `}
            <Publication
              title={<MixedText text={healthLine.name} frenchNames={healthLine.frenchNames} />}
              rest={printed && `, ${printed}`}
              {...healthLineSources[code]}
            />
          </li>
        );
      })}
    </ul>
  );
}
