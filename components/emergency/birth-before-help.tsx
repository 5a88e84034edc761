import { BodyText } from '@/components/ui/body-text';
import { FoldedSources } from '@/components/ui/folded-sources';
import { sources } from '@/data/sources';
import { steps, title, when } from '@/words/birth-before-help';

/** What to do, in order, where a baby is born before anybody has come. */
export function BirthBeforeHelp() {
  const keys = [...new Set(steps.flatMap(({ sources = [] }) => sources))];
  return (
    <section aria-labelledby="birth-before-help" className="page-width mt-10 print:hidden">
      <h2 id="birth-before-help">{title}</h2>
      <p className="mt-2 font-semibold">{when}</p>
      <ol className="mt-3 grid max-w-reading list-decimal gap-2 pl-8 marker:font-semibold">
        {steps.map(({ text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
          <li key={index}>
            <BodyText text={text} />
          </li>
        ))}
      </ol>
      <div className="mt-4 max-w-reading border-line border-t">
        <FoldedSources id="birth-sources" sources={keys.map((key) => sources[key])} />
      </div>
    </section>
  );
}
