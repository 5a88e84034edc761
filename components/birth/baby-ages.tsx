import { describeEarlyAges } from '@/lib/birth/describe-age';
import type { KnownBirth } from '@/lib/browser/use-birth';

/** Both ages of a baby that came before 37 weeks; nothing for others, or without the due date. */
export function EarlyAges({ birth: { birthday, dueDate }, today }: { birth: KnownBirth; today: Date }) {
  return describeEarlyAges(birthday, dueDate, today).map((text) => <p key={text}>{text}</p>);
}
