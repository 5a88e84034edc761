import { awaitRegionScript } from '@/lib/browser/await-region-script';

/** Goes right after the place of the results, which it keeps free. A part of the page: its text is in no script. */
export function AwaitRegion() {
  return <script>{awaitRegionScript}</script>;
}
