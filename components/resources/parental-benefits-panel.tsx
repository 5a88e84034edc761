import { ExternalLink } from '@/components/ui/external-link';
import { eiBenefits } from '@/data/national-resources';
import { provinceResources } from '@/data/province-resources';

const { parentalBenefits: qpip } = provinceResources.QC;

/** Who pays during leave: a short answer with its two official pages. */
export function ParentalBenefitsPanel() {
  return (
    <div className="grid gap-3">
      <p>
        <ExternalLink url={eiBenefits.url}>{eiBenefits.title}</ExternalLink>
      </p>
      <p>
        <ExternalLink url={qpip.url}>{qpip.title}</ExternalLink>
      </p>
    </div>
  );
}
