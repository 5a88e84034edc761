'use client';

import { PageStopped } from '@/components/layout/page-stopped';

/** In the place of a page that has failed outside of its widgets. Next's own is in English on every page. */
export default function PageError() {
  return <PageStopped />;
}
