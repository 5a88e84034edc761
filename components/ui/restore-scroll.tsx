import { InPageScript } from './in-page-script';

/** The script that lets the browser return to where one was on a page. Goes above what grows after the page has loaded. */
export function RestoreScroll() {
  return <InPageScript name="restore-scroll" />;
}
