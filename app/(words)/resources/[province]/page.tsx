import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageShell } from '@/components/layout/page-shell';
import { ProvinceGuidePage } from '@/components/resources/guide/province-guide-page';
import { provinceCodes, provinceSlugs } from '@/data/provinces';
import { findProvinceBySlug } from '@/lib/resources/provinces';
import { getPageMetadata } from '@/lib/site/page-metadata';

interface ProvinceRouteProps {
  params: Promise<{ province: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return provinceCodes.map((code) => ({ province: provinceSlugs[code] }));
}

export async function generateMetadata({ params }: ProvinceRouteProps): Promise<Metadata> {
  return getPageMetadata(`/resources/${(await params).province}`);
}

export default async function ProvinceRoute({ params }: ProvinceRouteProps) {
  const { province: slug } = await params;
  const code = findProvinceBySlug(slug) ?? notFound();
  return (
    <PageShell path={`/resources/${slug}`}>
      <ProvinceGuidePage code={code} />
    </PageShell>
  );
}
