import { provinceCodes, provinces } from '@/data/provinces';
import { confidenceTexts } from './confidence-texts';
import { Publication } from './publication';

/** The health line of every province and territory, with where its number was read. */
export function HealthLineList() {
  return (
    <ul className="mt-3 list-disc space-y-3 pl-6 marker:text-spruce">
      {provinceCodes.map((code) => {
        const { name, healthLine } = provinces[code];
        const { source, confidence, numbers } = healthLine;
        const printed = numbers.map((number) => number.printed).join(' or ');
        const rest = printed && `, ${printed}`;
        return (
          <li key={code}>
            {`${name}: `}
            {source ? (
              <Publication url={source} title={healthLine.name} rest={rest} confidence={confidence} />
            ) : (
              `${healthLine.name}${rest}. ${confidenceTexts[confidence]}.`
            )}
          </li>
        );
      })}
    </ul>
  );
}
