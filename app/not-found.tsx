import type { Metadata } from 'next';
import { PageShell } from '@/components/layout/page-shell';
import { ButtonLink } from '@/components/ui/button';
import { PictureFile } from '@/components/ui/picture-file';
import * as words from '@/words/not-found';

export const metadata: Metadata = { title: words.title, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <PageShell>
      {/* site.js logs the missing path when it finds this mark. */}
      <div data-missing-page className="page-width grid justify-items-center gap-6 py-16 text-center">
        {/* From a file, not inlined: Next includes this page in every other one. */}
        <PictureFile name="moose" text="" size={112} />
        <h1>
          {words.heading((text) => (
            <span className="inline-block">{text}</span>
          ))}
        </h1>
        <p className="max-w-reading text-balance text-ink-soft">{words.explanation}</p>
        <ButtonLink path="/">{words.home}</ButtonLink>
      </div>
    </PageShell>
  );
}
