import { HealthCentreCall } from '@/components/emergency/health-centre-call';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { useRegionCode } from '@/lib/browser/use-region';
import { WhenToCall } from './when-to-call';

/** The list of a week inside a widget, in the words and with the numbers of the visitor's region. */
export function OwnWhenToCall({ week, heading }: { week: number; heading: 'h3' | 'h4' }) {
  return (
    <WhenToCall
      week={week}
      heading={heading}
      region={useRegionCode()}
      healthLine={<RegionalHealthLine />}
      healthCentre={<HealthCentreCall />}
    />
  );
}
