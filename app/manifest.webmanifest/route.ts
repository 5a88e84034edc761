import { getWebManifest } from '@/lib/site/web-manifest';

export const dynamic = 'force-static';

/** A route of our own, as Next's manifest file does not know the base path. */
export function GET() {
  return Response.json(getWebManifest(), { headers: { 'Content-Type': 'application/manifest+json' } });
}
