import { bundleInPageScript } from '@/lib/site/bundle-script';

/**
 * Makes what there is to do in a week work (lib/browser/in-page/week-to-dos.ts). Stands directly after it, as it runs while
 * the browser reads the page, so that nothing visible moves.
 */
export function ToDoScript() {
  return <script data-in-page="week-to-dos">{bundleInPageScript('week-to-dos')}</script>;
}
