import { SiteLink } from '@/components/layout/site-link';
import { type HealthLine, provinceCodes, provinces } from '@/data/provinces';

/** Whom to call where: a nurse's line for every province and territory. */
export function ResourcesPanel() {
  return (
    <div>
      <h3 className="mb-3">Talk to a nurse</h3>
      <dl className="divide-y divide-line">
        {provinceCodes.map((code) => (
          <div key={code} className="grid gap-x-6 py-2 sm:grid-cols-[1fr_1.4fr]">
            <dt className="font-semibold">{provinces[code].name}</dt>
            <dd>
              <HealthLineNumbers line={provinces[code].healthLine} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">In an emergency call 911.</p>
      <p className="mt-2">
        <SiteLink path="/resources" className="text-link">
          Canadian Pregnancy Resources
        </SiteLink>
      </p>
    </div>
  );
}

function HealthLineNumbers({ line }: { line: HealthLine }) {
  if (line.instead) return <>{line.instead}</>;
  return (
    <>
      {line.name}:{' '}
      {line.numbers.map(({ printed, dialled }, index) => (
        <span key={dialled}>
          {index > 0 && ' or '}
          <a href={`tel:${dialled}`} className="text-link inline-flex min-h-11 items-center font-semibold">
            {printed}
          </a>
        </span>
      ))}
    </>
  );
}
