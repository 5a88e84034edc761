import type { LightScriptName } from '@/data/light-scripts';
import { href } from '@/lib/site/href';

/** The script of a page of tier 'light'. `EarlyUseMarkup` goes above the controls that it operates, if it has any. */
export function LightScript({ name }: { name: LightScriptName }) {
  return <script src={href(`/light/${name}.js`)} defer />;
}
