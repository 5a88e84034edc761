import { notFound } from 'next/navigation';
import { renderSocialPicture } from '@/components/social/render-social-picture';
import { getSocialPictureName } from '@/lib/site/page-metadata';
import { listPages } from '@/lib/site/pages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return listPages().map(({ path }) => ({ file: getSocialPictureName(path) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return renderSocialPicture(listPages().find(({ path }) => getSocialPictureName(path) === file) ?? notFound());
}
