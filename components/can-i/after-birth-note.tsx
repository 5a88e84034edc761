import { bundleInPageScript } from '@/lib/site/bundle-script';
import { afterBirth } from '@/words/can-i/page';

/**
 * For who has given birth, by what is stored: what the look-up is not about. With the script that shows it, and in the
 * answers below it what holds for the visitor.
 */
export function AfterBirthNote() {
  return (
    <>
      <p data-after-birth-note hidden className="notice my-4 max-w-reading">
        {afterBirth}
      </p>
      <script data-in-page="own-answers">{bundleInPageScript('own-answers')}</script>
    </>
  );
}
