import { ImageResponse } from 'next/og';
import { webAppIcons } from '@/data/web-app';
import { getIconSvg } from '@/lib/pictures/svg';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return webAppIcons.map(({ file }) => ({ file }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const icon = webAppIcons.find((candidate) => candidate.file === file);
  if (!icon) throw new Error(`No icon is called '${file}'`);
  const source = `data:image/svg+xml;base64,${Buffer.from(getIconSvg(icon.isBled)).toString('base64')}`;
  return new ImageResponse(<img src={source} alt="" width={icon.sizePx} height={icon.sizePx} />, {
    width: icon.sizePx,
    height: icon.sizePx,
  });
}
