import type { ProvinceCode } from '@/data/provinces';
import { type SignOrder, signOrders } from '@/data/sign-orders';
import { type SignTopic, signTopics } from '@/data/sign-topics';
import { findWarningSigns, keepSigns, listSignGroups, type SignGroup, warningSigns } from './warning-signs';

/**
 * What the list of a week says of a topic, in its order.
 * @param week completed gestational weeks, as far as the lists go
 * @param region `undefined` while it is not known
 */
export function listTopicGroups(topic: SignTopic, week: number, region: ProvinceCode | undefined): SignGroup[] {
  return keepTopic(topic, listSignGroups(findWarningSigns(week)?.groups ?? [], region));
}

/**
 * What holds of a topic where the week is not known: what is an emergency in every week, and for all else the most urgent
 * order of any week.
 */
export function getMostUrgent(topic: SignTopic): { emergency: SignGroup | undefined; order: SignOrder } {
  const groups = warningSigns.flatMap((list) => keepTopic(topic, list.groups));
  const orders = groups.map(({ order }) => order);
  return {
    emergency: groups.find(({ order }) => order === 'call-911'),
    order: signOrders.find((order) => order !== 'call-911' && orders.includes(order)) ?? 'call-911',
  };
}

const keepTopic = (topic: SignTopic, groups: SignGroup[]) => keepSigns(groups, signTopics[topic]);
