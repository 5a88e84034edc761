import { TelephoneLink } from '@/components/ui/health-line-numbers';
import { SiteLink } from '@/components/ui/site-link';
import { type HealthLine, provinceCodes, provinces } from '@/data/provinces';

/** Whom to call where: a nurse's line for every province and territory. */
export function ResourcesPanel() {
  return (
    <div>
      <h3 className="mb-3">Talk to a nurse</h3>
      <dl className="divide-y divide-line">
        {provinceCodes.map((code) => (
          <div key={code} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_1.4fr]">
            <dt className="font-semibold">{provinces[code].name}</dt>
            <dd>
              <RegionalNumbers line={provinces[code].healthLine} />
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

function RegionalNumbers({ line }: { line: HealthLine }) {
  if (line.instead) return <>{line.instead}</>;
  return (
    <>
      {line.name}:{' '}
      {line.numbers.map(({ printed, dialled }, index) => (
        <span key={dialled}>
          {index > 0 && ' or '}
          <TelephoneLink printed={printed} dialled={dialled} />
        </span>
      ))}
    </>
  );
}
