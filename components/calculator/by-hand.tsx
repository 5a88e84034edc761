import { pregnancyMethods } from '@/data/pregnancy-rules';
import * as words from '@/words/calculator/page';

/** What a visitor without JavaScript can do: the arithmetic in words. */
export function ByHand() {
  return (
    <div className="mb-6 max-w-reading rounded-card border border-line bg-card p-6">
      <h2 className="mb-3">{words.byHandTitle}</h2>
      <p>{words.byHandIntro}</p>
      <ul className="my-3 list-disc space-y-2 pl-6">
        {pregnancyMethods.map((method) => (
          <li key={method}>{words.byHandRules[method]}</li>
        ))}
      </ul>
      <p>{words.byHandExample}</p>
    </div>
  );
}
