import { StatementList } from '@/components/development/statement-list';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import type { TrimesterTips } from '@/data/tips';

interface TrimesterGuideProps {
  tips: TrimesterTips;
  /** Sections of the same group open one at a time. */
  group: string;
  /** Level of the essentials' heading where the guide stands. */
  heading: 'h2' | 'h4';
}

/** The sections of a trimester, one open at a time, and its essentials. */
export function TrimesterGuide({ tips, group, heading: Heading }: TrimesterGuideProps) {
  return (
    <div className="grid gap-6">
      <div className="divide-y divide-line border-line border-y">
        {tips.sections.map(({ id, title, advice, link }) => (
          <Disclosure key={id} summary={title} group={group}>
            <StatementList statements={advice} />
            {link && (
              <SiteLink path={link.path} className="mt-2 inline-flex min-h-11 items-center text-link">
                {link.label}
              </SiteLink>
            )}
          </Disclosure>
        ))}
      </div>
      {tips.essentials && (
        <Card>
          <Heading className="mb-3 font-semibold font-serif text-lg">{tips.essentials.title}</Heading>
          <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {tips.essentials.items.map(({ name, why }) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-soft">{why}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </div>
  );
}
