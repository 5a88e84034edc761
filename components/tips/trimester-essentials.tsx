import { Card } from '@/components/ui/card';
import type { TrimesterTips } from '@/lib/tips/trimester-tips';

interface TrimesterEssentialsProps {
  essentials: NonNullable<TrimesterTips['essentials']>;
}

/** What to have at home in a trimester, in as many columns as there is room for. */
export function TrimesterEssentials({ essentials }: TrimesterEssentialsProps) {
  return (
    <Card className="@container">
      <h2 className="mb-3 font-semibold font-serif text-lg">{essentials.title}</h2>
      <dl className="grid @lg:grid-cols-2 @4xl:grid-cols-4 gap-x-8 gap-y-3">
        {essentials.items.map(({ name, why }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{why}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
