import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/dates';
import { type BenefitEntry, listEiEntries, listQpipEntries } from '@/words/benefits/entries';

/** What EI and QPIP pay, told in general, with the figures of their rules. */
export function listBenefitEntries(): { ei: BenefitEntry[]; qpip: BenefitEntry[] } {
  const { familySupplement, waitingWaived } = eiRules;
  return {
    ei: listEiEntries({
      maxNetFamilyIncome: formatDollars(familySupplement.maxNetFamilyIncome),
      waivedFrom: formatDataDate(waitingWaived.from),
      waivedTo: formatDataDate(waitingWaived.to),
    }),
    qpip: listQpipEntries({ minEarnings: formatDollars(qpipRules.minInsurableEarnings) }),
  };
}
