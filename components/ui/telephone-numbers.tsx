import type { HealthLine } from '@/data/provinces';
import { TelephoneLink } from './telephone-link';

/** The numbers of one line, to tap: 'this or that'. */
export function TelephoneNumbers({ numbers }: Pick<HealthLine, 'numbers'>) {
  return numbers.map((number, index) => (
    <span key={number.dialled}>
      {index > 0 && ' or '}
      <TelephoneLink {...number} />
    </span>
  ));
}
