import { InPageScript } from '@/components/ui/in-page-script';

/** Goes right after the place of the results, which it keeps free. */
export function AwaitRegion() {
  return <InPageScript name="await-region" />;
}
