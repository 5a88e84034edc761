import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageShell } from '@/components/layout/page-shell';
import { ProvinceGuidePage } from '@/components/resources/guide/province-guide-page';
import { provinceGuides } from '@/data/province-guides';
import { type Province, provinces } from '@/data/provinces';
import { findProvinceBySlug } from '@/lib/resources/find-province-by-slug';

interface ProvinceRouteProps {
  params: Promise<{ province: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.values(provinces).map(({ slug }) => ({ province: slug }));
}

export async function generateMetadata({ params }: ProvinceRouteProps): Promise<Metadata> {
  const { code, name } = await getProvince(params);
  return { title: `Having a baby in ${name}`, description: provinceGuides[code].description };
}

export default async function ProvinceRoute({ params }: ProvinceRouteProps) {
  const { code } = await getProvince(params);
  return (
    <PageShell currentPath="/resources">
      <ProvinceGuidePage code={code} />
    </PageShell>
  );
}

async function getProvince(params: ProvinceRouteProps['params']): Promise<Province> {
  const { province } = await params;
  return findProvinceBySlug(province) ?? notFound();
}
