import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import type { SignTopic } from '@/data/sign-topics';
import { waysOut } from '@/words/contractions/advice';

const TopicOrders = onDemand(() => import('./topic-orders').then((part) => part.TopicOrders));

const topics: SignTopic[] = ['water', 'bleeding', 'movement'];

interface WaysOutProps {
  /** Completed gestational weeks; undefined while they are not known. */
  week: number | undefined;
}

/** What is no contraction, one tap away: each button opens what to do, in place. */
export function WaysOut({ week }: WaysOutProps) {
  const [open, setOpen] = useState<SignTopic>();
  const id = useId();
  // Later it may be needed where there is no line.
  useEffect(() => void TopicOrders.preload(), []);
  return (
    <fieldset className="ways-out">
      <legend className="sr-only">{waysOut.label}</legend>
      <div className="flex flex-wrap gap-2">
        {topics.map((topic) => (
          <Button
            key={topic}
            look="secondary"
            aria-expanded={open === topic}
            aria-controls={id}
            className="grow basis-24 px-1! py-1! text-sm leading-tight aria-expanded:bg-mist"
            onClick={() => setOpen(open === topic ? undefined : topic)}
          >
            {waysOut[topic]}
          </Button>
        ))}
      </div>
      <div id={id}>{open && <TopicOrders key={open} topic={open} week={week} />}</div>
    </fieldset>
  );
}
