import { SourceItems } from '@/components/ui/source-items';
import {
  CAFFEINE_MG_PER_DAY,
  type CaffeineServing,
  type CaffeineServingId,
  caffeineLimitSources,
  caffeineServings,
} from '@/data/can-i/caffeine';
import { type SourceKey, sources } from '@/data/sources';
import { formatNumber } from '@/lib/format/numbers';
import { bindNumbers } from '@/lib/format/text';
import { listShownSources } from '@/lib/sources/sources';
import * as words from '@/words/can-i/caffeine';
import { count, title as sourcesTitle } from '@/words/ui/sources';

const servings = Object.entries(caffeineServings) as [CaffeineServingId, CaffeineServing][];
/** A line through all bars. */
const limit = `M${CAFFEINE_MG_PER_DAY} 0v16`;
/** Up to here the bars are drawn: the largest of them. */
const SCALE_MG = Math.max(CAFFEINE_MG_PER_DAY, ...servings.map(([, { toMg }]) => toMg));

const keys: SourceKey[] = [
  ...new Set([...caffeineLimitSources, ...servings.flatMap(([, serving]) => serving.sources)]),
];

/** What each drink takes up of the caffeine of a day, drawn to one scale. */
export function CaffeineTable() {
  const named = keys.map((key) => sources[key]);
  return (
    <div id="caffeine-table" className="mb-4 rounded-card border border-line bg-card p-4">
      <table className="caffeine-table">
        <caption>
          <b className="block">{words.title}</b>
          <span className="text-sm">{bindNumbers(words.lead(CAFFEINE_MG_PER_DAY))}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.drink}</th>
            <th scope="col">
              {words.columns.caffeine} <span className="caffeine-limit">{words.limit(CAFFEINE_MG_PER_DAY)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {servings.map(([id, serving]) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#${serving.entry}`}>{words.drinkNames[id]}</a>{' '}
                <span className="block font-normal text-ink-soft">
                  {serving.millilitres ? words.size(serving.millilitres) : words.oneServing}
                </span>
              </th>
              <td>
                {sayAmount(serving)}
                {serving.isSecondHand && <span className="block text-ink-soft">{words.secondHand}</span>}
                <Bar {...serving} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-soft text-sm">{words.secondHandNote}</p>
      <p className="mt-2 text-ink-soft text-sm">{words.note}</p>
      <details className="answer-sources mt-1">
        <summary>
          {sourcesTitle} {count(formatNumber(listShownSources(named).length))}
        </summary>
        <SourceItems sources={named} />
      </details>
    </div>
  );
}

function sayAmount({ fromMg, toMg }: CaffeineServing): string {
  if (fromMg === undefined) return words.upTo(toMg);
  return fromMg === toMg ? words.about(toMg) : words.aboutBetween(fromMg, toMg);
}

/** Lighter from the least to the most that it holds; the line is the day's limit. */
function Bar({ fromMg = 0, toMg }: CaffeineServing) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SCALE_MG} 16`} preserveAspectRatio="none" className="caffeine-bar">
      <rect y="4" width={toMg} height="8" opacity=".45" />
      <rect y="4" width={fromMg} height="8" />
      <path d={limit} vectorEffect="non-scaling-stroke" />
      <path d={limit} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
