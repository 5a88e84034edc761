import { restoreScrollScript } from '@/lib/browser/restore-scroll-script';

/** The script that lets the browser return to where one was on a page. Goes above what grows after the page has loaded. */
export function RestoreScroll() {
  return <script>{restoreScrollScript}</script>;
}
