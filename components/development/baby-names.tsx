import { Publisher, SourceLink } from '@/components/ui/source-name';
import { babyNames } from '@/data/baby-names';
import * as words from '@/words/development/baby-names';

export function BabyNames() {
  const { birthYear, lists, source } = babyNames;
  return (
    <section id="baby-names" aria-labelledby="baby-names-heading" className="mt-24 scroll-mt-6">
      <h2 id="baby-names-heading">{words.title}</h2>
      <p className="mt-2 max-w-reading text-ink-soft">{words.intro(birthYear)}</p>
      <div className="mt-6 grid max-w-reading grid-cols-2 gap-6">
        {lists.map(({ id, names }) => (
          <div key={id}>
            <h3 className="mb-2">{words.lists[id]}</h3>
            <ol className="list-decimal pl-7 marker:text-ink-soft marker:tabular-nums">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        {words.preliminary(birthYear)}{' '}
        {words.publisherAndTitle({ publisher: <Publisher source={source} />, title: <SourceLink source={source} /> })}
      </p>
    </section>
  );
}
