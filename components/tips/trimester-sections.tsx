import { MoreFacts } from '@/components/development/more-facts';
import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { StatementList } from '@/components/ui/statement-list';
import type { TrimesterTips } from '@/lib/tips/trimester-tips';
import { more } from '@/words/development/week-page';

interface TrimesterSectionsProps {
  sections: TrimesterTips['sections'];
  /** Sections of the same group open one at a time. */
  group: string;
}

/** The advice of a trimester, one section open at a time. */
export function TrimesterSections({ sections, group }: TrimesterSectionsProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {sections.map(({ id, title, advice, path, link, openCount = advice.length }) => (
        <Disclosure key={id} summary={title} group={group}>
          <StatementList statements={advice.slice(0, openCount)} />
          {path && (
            <SiteLink path={path} className="mt-2 inline-flex min-h-11 items-center text-link">
              {link}
            </SiteLink>
          )}
          {advice.length > openCount && (
            <div>
              <MoreFacts summary={more(advice.length - openCount)} about={title}>
                <StatementList statements={advice.slice(openCount)} />
              </MoreFacts>
            </div>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
