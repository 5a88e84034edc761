import { type ToastOptions, toast } from 'react-hot-toast/headless';

export interface ToastContent {
  /**
   * What kind of message it is: a newer one of the same kind takes the place of the older. Styles know it as `data-toast`.
   */
  id: string;
  title: string;
  description: string;
  /** 'alert' interrupts a screen reader and looks like a warning; only for what cannot wait. */
  tone?: 'status' | 'alert';
  durationMs?: number;
}

const DEFAULT_DURATION_MS = 5_000;

/** Shows a short message in the page's `Toaster`, and reads it out once. */
export function showToast({ id, title, description, tone = 'status', durationMs = DEFAULT_DURATION_MS }: ToastContent) {
  const options: ToastOptions = {
    id,
    duration: durationMs,
    ariaProps: { role: tone, 'aria-live': tone === 'alert' ? 'assertive' : 'polite' },
  };
  toast(
    <>
      <strong data-toast={id} className="block">
        {title}
      </strong>
      <span className="block">{description}</span>
    </>,
    options,
  );
}
