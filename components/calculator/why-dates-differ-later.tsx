import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';

/** Keeps the height of the closed disclosure, so that nothing below it moves when it has loaded. */
const Room = () => (
  <Card className="mt-8 border-transparent bg-transparent py-3 sm:py-4">
    <div className="min-h-11" />
  </Card>
);

const WhyDatesDiffer = onDemand(() => import('./why-dates-differ').then((module) => module.WhyDatesDiffer), <Room />);

/** `WhyDatesDiffer` as soon as today is known, with its room before that. */
export function WhyDatesDifferLater({ today }: { today: Date | undefined }) {
  return today ? <WhyDatesDiffer today={today} /> : <Room />;
}
