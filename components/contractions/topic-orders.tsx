import { NunavutLines } from '@/components/emergency/nunavut-lines';
import { SignNotes } from '@/components/emergency/sign-notes';
import { SignText } from '@/components/emergency/sign-text';
import { BodyText } from '@/components/ui/body-text';
import { SiteLink } from '@/components/ui/site-link';
import { LABOUR_WORD_WEEKS, TERM_WEEKS } from '@/data/labour-rules';
import type { SignOrder } from '@/data/sign-orders';
import type { SignTopic } from '@/data/sign-topics';
import { useRegionCode } from '@/lib/browser/use-region';
import { getMostUrgent, listTopicGroups } from '@/lib/weeks/sign-topics';
import type { SignGroup } from '@/lib/weeks/warning-signs';
import { aboutMovements, earlyToEmergency, weekUnknown, withContractions } from '@/words/contractions/advice';
import { noReasonNeeded, orders, signNotes } from '@/words/warning-signs';

interface TopicOrdersProps {
  topic: SignTopic;
  /** Completed gestational weeks; undefined while they are not known. */
  week: number | undefined;
}

/** What the list of the visitor's week says of a topic; the most urgent of all lists where the week is not known. */
export function TopicOrders({ topic, week }: TopicOrdersProps) {
  const region = useRegionCode();
  return (
    <div className="mt-3 grid gap-3">
      <NunavutLines />
      {week === undefined ? (
        <MostUrgent topic={topic} />
      ) : (
        <OfWeek topic={topic} week={week} groups={listTopicGroups(topic, week, region)} />
      )}
      {topic === 'movement' && (
        <SiteLink path="/movements" className="flex min-h-11 items-center text-link">
          {aboutMovements}
        </SiteLink>
      )}
    </div>
  );
}

function OfWeek({ topic, week, groups }: { topic: SignTopic; week: number; groups: SignGroup[] }) {
  const isEmergency = ({ order }: SignGroup) => order === 'call-911';
  const isGo = week < TERM_WEEKS && (topic !== 'movement' || week >= LABOUR_WORD_WEEKS);
  return (
    <>
      {groups.filter(isEmergency).map((group) => (
        <Group key={group.order} group={group} />
      ))}
      {isGo && <p className="border-maple border-l-4 pl-4 font-semibold">{withContractions[topic]}</p>}
      {groups
        .filter((group) => !isEmergency(group))
        .map((group) => (
          <Group key={group.order} group={group} />
        ))}
      {groups.length === 0 && <p className="border-honey border-l-4 pl-4">{noReasonNeeded.text}</p>}
    </>
  );
}

function MostUrgent({ topic }: { topic: SignTopic }) {
  const { emergency, order } = getMostUrgent(topic);
  return (
    <>
      {emergency && <Group group={emergency} />}
      <div className="border-maple border-l-4 pl-4">
        <OrderTitle order={order === 'go-to-emergency' ? 'go' : order} />
        <p className="text-ink-soft">
          {order === 'go-to-emergency' && earlyToEmergency} {signNotes['at-once'].text}{' '}
          {signNotes['nursing-station'].text}
        </p>
      </div>
      <p className="text-ink-soft text-sm">{weekUnknown}</p>
    </>
  );
}

const mild = new Set<SignOrder>(['call-or-go', 'call-now', 'same-day']);

function Group({ group: { order, notes, signs } }: { group: SignGroup }) {
  return (
    <div className={`border-l-4 pl-4 ${mild.has(order) ? 'border-honey' : 'border-maple'}`}>
      <OrderTitle order={order} />
      <SignNotes notes={notes} className="text-ink-soft" />
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {signs.map((sign) => (
          <li key={sign.id}>
            <SignText sign={sign} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const OrderTitle = ({ order }: { order: SignOrder }) => (
  <h3 className="font-sans font-semibold text-base">
    <BodyText text={orders[order]} />
  </h3>
);
