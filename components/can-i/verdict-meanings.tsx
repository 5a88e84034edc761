import { Disclosure } from '@/components/ui/disclosure';
import { verdicts } from '@/data/can-i/entry';
import * as words from '@/words/can-i/page';
import { Verdict } from './verdict';

/** What the words of the answers mean: all of them, as any may be met by the search. */
export function VerdictMeanings() {
  return (
    <div className="max-w-reading border-line border-y">
      <Disclosure summary={words.meaningsTitle}>
        <dl className="grid gap-2">
          {verdicts.map((verdict) => (
            <div key={verdict}>
              <dt>
                <Verdict verdict={verdict} />
              </dt>
              <dd>{words.verdictMeanings[verdict]}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
