import type { Metadata } from 'next';
import { TopicPage } from '@/components/can-i/topic-page';
import { PageShell } from '@/components/layout/page-shell';
import { type CanITopic, canITopics } from '@/data/can-i/topics';
import { getPageMetadata } from '@/lib/site/page-metadata';

interface TopicRouteProps {
  params: Promise<{ topic: CanITopic }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(canITopics).map((topic) => ({ topic }));
}

export async function generateMetadata({ params }: TopicRouteProps): Promise<Metadata> {
  return getPageMetadata(`/can-i/${(await params).topic}`);
}

export default async function TopicRoute({ params }: TopicRouteProps) {
  const { topic } = await params;
  return (
    <PageShell path={`/can-i/${topic}`}>
      <TopicPage topic={topic} />
    </PageShell>
  );
}
