'use client';

import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import * as words from '@/words/ui/toaster';
import { asWidget } from './widget-boundary';

export interface ToasterProps {
  /**
   * At the edge of the screen; or over the heading that it stands in, and what is above it: they stand on its lower edge
   * and grow upwards, so that they never cover what follows, wherever one has scrolled and however large letters are.
   */
  place?: 'screen' | 'heading';
}

const looks = {
  // At the top where a contraction timer is on the page: below its clock are the buttons to press and to call.
  screen: {
    box: 'fixed inset-x-4 bottom-4 mx-auto max-w-md gap-3 in-[:has([data-island=contraction-timer])]:top-4 in-[:has([data-island=contraction-timer])]:bottom-auto',
    list: 'gap-3',
    toast: 'pointer-events-auto px-5 py-4',
  },
  // Small, and what is under them can be pressed.
  heading: {
    box: 'absolute inset-x-0 bottom-1 gap-1 sm:left-auto sm:max-w-md',
    list: 'gap-1',
    toast: 'px-3 py-1 text-sm leading-snug *:inline *:first:mr-2',
  },
};

/**
 * Where toasts appear. Its two live regions are on the page from the start: screen readers miss regions that arrive
 * together with their text. Each toast is read out whole, and once: not again when another comes.
 */
export const Toaster = asWidget(
  function Toaster({ place = 'screen' }: ToasterProps) {
    const { toasts, handlers } = useToaster();
    const list = `grid ${looks[place].list}`;
    const visible = toasts.filter((toast) => toast.visible);
    return (
      <div
        data-island="toaster"
        onPointerEnter={handlers.startPause}
        onPointerLeave={handlers.endPause}
        className={`pointer-events-none z-40 grid print:hidden ${looks[place].box}`}
      >
        <div role="status" aria-live="polite" aria-atomic="false" aria-label={words.notifications} className={list}>
          <ToastList
            toasts={visible.filter((toast) => toast.ariaProps.role !== 'alert')}
            look={`border-control ${looks[place].toast}`}
          />
        </div>
        <div role="alert" aria-live="assertive" aria-atomic="false" aria-label={words.warnings} className={list}>
          <ToastList
            toasts={visible.filter((toast) => toast.ariaProps.role === 'alert')}
            look={`border-2 border-maple ${looks[place].toast}`}
          />
        </div>
      </div>
    );
  },
  () => null,
);

function ToastList({ toasts, look }: { toasts: Toast[]; look: string }) {
  return toasts.map((toast) => (
    <div
      key={toast.id}
      aria-atomic="true"
      className={`wrap-anywhere rounded-card border bg-card text-ink shadow-lg ${look}`}
    >
      {resolveValue(toast.message, toast)}
    </div>
  ));
}
