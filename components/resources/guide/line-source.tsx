import { ExternalLink } from '@/components/ui/external-link';
import { healthLineSources } from '@/data/health-line-sources';
import type { ProvinceCode } from '@/data/provinces';
import { healthLineSource } from '@/words/resources/guide';

/** The page on which the number of a region's health line was read. Nothing where none is on file. */
export function LineSource({ code }: { code: ProvinceCode }) {
  const { url } = healthLineSources[code];
  if (!url) return null;
  return <p className="mt-3 text-sm">{healthLineSource(<ExternalLink url={url}>{new URL(url).host}</ExternalLink>)}</p>;
}
