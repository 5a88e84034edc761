import { href } from '@/lib/site/href';

/**
 * The script of a page of tier 'light', by the name that data/pages.ts gives it. `EarlyUseMarkup` goes above the controls
 * that it operates, if it has any.
 */
export function LightScript({ name }: { name: string }) {
  return <script src={href(`/light/${name}.js`)} defer />;
}
