import { SomethingWrong } from '@/components/emergency/something-wrong';
import { SiteLink } from '@/components/ui/site-link';
import * as words from '@/words/partner/page';

/** What the page is for, and how to get a copy. */
export function PartnerIntro({ hasOwn }: { hasOwn: boolean }) {
  return (
    <>
      <div className="pt-8 pb-6 md:pt-14">
        <h1 tabIndex={-1} className="outline-none">
          {hasOwn ? words.titleToSend : words.pageTitle}
        </h1>
        {!hasOwn && <p className="mt-4 max-w-reading text-ink-soft text-lg">{words.intro}</p>}
      </div>
      <noscript>
        <p className="mb-6 max-w-reading">{words.withoutScript}</p>
      </noscript>
      {!hasOwn && (
        <div className="grid max-w-reading gap-6">
          <section aria-labelledby="how-to-get">
            <h2 id="how-to-get" className="mb-3 text-xl">
              {words.howToGet}
            </h2>
            <ol className="list-decimal space-y-2 pl-6 marker:text-spruce">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-4">{words.isItYou}</p>
            <p>
              <SiteLink path="/calculator" className="inline-flex min-h-11 items-center text-link">
                {words.enterDueDate}
              </SiteLink>
            </p>
          </section>
          <SomethingWrong />
        </div>
      )}
    </>
  );
}
