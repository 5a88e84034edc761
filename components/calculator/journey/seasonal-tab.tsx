import { Figure } from '@/components/ui/figure';
import { PictureFile } from '@/components/ui/picture-file';
import { StatementList } from '@/components/ui/statement-list';
import { getSeasonInfo } from '@/lib/birth/birth-facts';
import * as words from '@/words/calculator/journey';
import { ClaimSources } from './claim-sources';

/** The season in which the baby is due: what to think of, what to do, and what tradition gives to the month. */
export function SeasonalTab({ dueDate }: { dueDate: Date }) {
  const { title, intro, picture, tips, activities, birthstone, flowers } = getSeasonInfo(dueDate);
  return (
    <div className="grid gap-8">
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-5">
        <PictureFile name={picture} text="" size={64} />
        <div>
          <h3 className="text-xl">{title}</h3>
          <p>{intro}</p>
        </div>
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Figure term={words.birthstone} value={birthstone} />
        <Figure term={words.birthFlowers} value={words.bothFlowers(...flowers)} />
      </dl>
      <section>
        <h3 className="mb-3">{words.tips}</h3>
        <StatementList statements={tips} />
      </section>
      <section>
        <h3 className="mb-3">{words.activities}</h3>
        <ul className="list-disc space-y-2 pl-6 marker:text-spruce">
          {activities.map((activity) => (
            <li key={activity}>{activity}</li>
          ))}
        </ul>
      </section>
      <ClaimSources statements={tips} />
    </div>
  );
}
