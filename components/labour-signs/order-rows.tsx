import { OrderTitle } from '@/components/emergency/sign-groups';
import { BodyText } from '@/components/ui/body-text';
import type { SignOrder } from '@/data/warning-signs';
import type { SignGroup } from '@/lib/weeks/warning-signs';
import { orders } from '@/words/warning-signs';

/** Orders to call, which can be followed where one is. All others say to go, or are an emergency. */
const toCall = new Set<SignOrder>(['call-or-go', 'call-now', 'same-day']);

/** Signs of a list with what each asks for beside it, so that many are seen at once. */
export function OrderRows({ groups }: { groups: SignGroup[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {groups.flatMap(({ order, signs }) =>
        signs.map(({ id, text, more }) => (
          <li
            key={id}
            className={`grid grid-cols-[1fr_8.5rem] items-center gap-x-3 border-l-4 py-1.5 pl-3 leading-snug sm:grid-cols-[1fr_11rem] ${toCall.has(order) ? 'border-l-honey' : 'border-l-maple'}`}
          >
            <span>
              <BodyText text={text} />
            </span>
            <strong className={`font-semibold ${toCall.has(order) ? 'text-honey' : 'text-maple'}`}>
              <OrderTitle text={orders[order]} />
            </strong>
            {more && (
              <span className="col-span-2 text-ink-soft text-sm">
                <BodyText text={more} />
              </span>
            )}
          </li>
        )),
      )}
    </ul>
  );
}
