import { pictureNames } from '@/data/pictures';
import { getPictureSvg } from '@/lib/pictures/svg';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return pictureNames.map((name) => ({ file: `${name}.svg` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(getPictureSvg(file.replace(/\.svg$/, '')), { headers: { 'Content-Type': 'image/svg+xml' } });
}
