import { babyDrawings } from '@/data/babies';
import { getBabySvg } from '@/lib/pictures/svg';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return babyDrawings.map(({ name }) => ({ file: `${name}.svg` }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(getBabySvg(file.replace(/\.svg$/, '')), { headers: { 'Content-Type': 'image/svg+xml' } });
}
