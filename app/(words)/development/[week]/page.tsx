import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ToDoScript } from '@/components/development/to-do-script';
import { WeekPage } from '@/components/development/week-page';
import { PageShell } from '@/components/layout/page-shell';
import { getPageMetadata } from '@/lib/site/page-metadata';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { weekTexts } from '@/words/weeks';

interface WeekRouteProps {
  params: Promise<{ week: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return weekTexts.map(({ week }) => ({ week: `week-${week}` }));
}

export async function generateMetadata({ params }: WeekRouteProps): Promise<Metadata> {
  return getPageMetadata(`/development/${(await params).week}`);
}

export default async function WeekRoute({ params }: WeekRouteProps) {
  const { week } = await params;
  return (
    <PageShell path={`/development/${week}`}>
      <WeekPage record={findWeeklyRecord(Number(week.replace('week-', ''))) ?? notFound()}>
        <ToDoScript />
      </WeekPage>
    </PageShell>
  );
}
