import type { TelephoneNumber } from '@/data/health-lines';
import { TelephoneLink } from './telephone-link';

/** The numbers of one line, to tap: 'this or that'. */
export function TelephoneNumbers({ numbers }: { numbers: TelephoneNumber[] }) {
  return numbers.map((number, index) => (
    <span key={number.dialled}>
      {index > 0 && ' or '}
      <TelephoneLink {...number} />
    </span>
  ));
}
