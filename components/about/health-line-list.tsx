import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneNumbers } from '@/components/ui/telephone-numbers';
import { healthLineSources } from '@/data/health-line-sources';
import { provinceCodes, provinces } from '@/data/provinces';
import { getLookedAtText } from './get-looked-at-text';
import { Publication } from './publication';

/** The health line of every province and territory, with where its number was read. */
export function HealthLineList() {
  return (
    <>
      <p>
        The health line of each province and territory, with the page on which we read its number.{' '}
        {getLookedAtText(Object.values(healthLineSources))} Where we have not read a number at its source yet, it says
        so.
      </p>
      <ul className="mt-3 list-disc space-y-3 pl-6 marker:text-spruce">
        {provinceCodes.map((code) => {
          const { name, healthLine } = provinces[code];
          return (
            <li key={code}>
              {`${name}: `}
              <Publication
                title={<MixedText text={healthLine.instead ?? healthLine.name} frenchNames={healthLine.frenchNames} />}
                rest={
                  healthLine.numbers.length > 0 && (
                    <>
                      , <TelephoneNumbers numbers={healthLine.numbers} />
                    </>
                  )
                }
                {...healthLineSources[code]}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
