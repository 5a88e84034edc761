import { Disclosure } from '@/components/ui/disclosure';
import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneNumbers } from '@/components/ui/telephone-numbers';
import { healthLineSources } from '@/data/health-line-sources';
import { getHealthLine } from '@/lib/resources/health-lines';
import * as words from '@/words/about';
import * as regions from '@/words/regions';
import { Publication, publicationListClass } from './publication';

/** The health line of every province and territory, with where its number was read. */
export function HealthLineList() {
  return (
    <>
      <p>{words.healthLines}</p>
      <div className="mt-3 border-line border-y">
        <Disclosure summary={words.allHealthLines}>
          <ul className={publicationListClass}>
            {regions.codesInOrder.map((code) => {
              const healthLine = getHealthLine(code);
              const { url, confidence } = healthLineSources[code];
              return (
                <li key={code}>
                  {words.lineOfRegion({
                    region: regions.names[code],
                    line: (
                      <Publication
                        title={
                          <MixedText
                            text={healthLine.instead ?? healthLine.name}
                            foreignNames={healthLine.foreignNames}
                          />
                        }
                        rest={
                          healthLine.numbers.length > 0 &&
                          words.withNumbers(<TelephoneNumbers numbers={healthLine.numbers} />)
                        }
                        url={url}
                        confidence={confidence}
                      />
                    ),
                  })}
                </li>
              );
            })}
          </ul>
        </Disclosure>
      </div>
    </>
  );
}
