import { bundleInPageScript } from '@/lib/site/bundle-script';
import { afterBirth } from '@/words/can-i/page';

/** For who has given birth, by what is stored: what the look-up is not about. */
export function AfterBirthNote() {
  return (
    <>
      <p data-after-birth-note hidden className="notice my-4 max-w-reading">
        {afterBirth}
      </p>
      <OwnAnswersScript />
    </>
  );
}

/** Stands directly after what it changes, so that nothing visible moves. */
export function OwnAnswersScript() {
  return <script data-in-page="own-answers">{bundleInPageScript('own-answers')}</script>;
}
