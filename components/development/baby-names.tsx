import { ExternalLink } from '@/components/ui/external-link';
import { babyNames } from '@/data/baby-names';

export function BabyNames() {
  const { birthYear, lists, source } = babyNames;
  return (
    <section id="baby-names" aria-labelledby="baby-names-heading" className="mt-24 scroll-mt-6">
      <h2 id="baby-names-heading">Popular baby names in Canada</h2>
      <p className="mt-2 max-w-reading text-ink-soft">
        The ten most frequent first names of babies born in {birthYear}.
      </p>
      <div className="mt-6 grid max-w-reading grid-cols-2 gap-6">
        {lists.map(({ title, names }) => (
          <div key={title}>
            <h3 className="mb-2">{title}</h3>
            <ol className="list-decimal pl-7 marker:text-ink-soft marker:tabular-nums">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        Births of {birthYear}, preliminary. Source:{' '}
        <ExternalLink url={source.url}>
          {source.publisher}, {source.title}
        </ExternalLink>
      </p>
    </section>
  );
}
