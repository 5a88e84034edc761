import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WeekPage } from '@/components/development/week-page';
import { PageShell } from '@/components/layout/page-shell';
import { weekTexts } from '@/data/weeks';
import { findWeeklyRecord, type WeeklyRecord } from '@/lib/weeks/find-weekly-record';

interface WeekRouteProps {
  params: Promise<{ week: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return weekTexts.map(({ week }) => ({ week: `week-${week}` }));
}

export async function generateMetadata({ params }: WeekRouteProps): Promise<Metadata> {
  const { week, title, developmentMilestones } = await getRecord(params);
  return {
    title: `Week ${week} of pregnancy: ${title}`,
    description: `Week ${week} in Canada: your baby, you, and what to do now. ${developmentMilestones[0]?.text ?? ''}`,
  };
}

export default async function WeekRoute({ params }: WeekRouteProps) {
  return (
    <PageShell currentPath="/development">
      <WeekPage record={await getRecord(params)} />
    </PageShell>
  );
}

async function getRecord(params: WeekRouteProps['params']): Promise<WeeklyRecord> {
  const { week } = await params;
  return findWeeklyRecord(Number(week.replace('week-', ''))) ?? notFound();
}
