'use client';

import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import * as words from '@/words/ui/toaster';

/**
 * Where toasts appear. Its two live regions are on the page from the start: screen readers miss regions that arrive
 * together with their text. Each toast is read out whole, and once: not again when another comes.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const visible = toasts.filter((toast) => toast.visible);
  return (
    <div
      data-island="toaster"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      // At the top where a contraction timer is on the page: below its clock are the buttons to press and to call.
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto grid max-w-md gap-3 in-[:has([data-island=contraction-timer])]:top-4 in-[:has([data-island=contraction-timer])]:bottom-auto print:hidden"
    >
      <div role="status" aria-live="polite" aria-atomic="false" aria-label={words.notifications} className="grid gap-3">
        <ToastList toasts={visible.filter((toast) => toast.ariaProps.role !== 'alert')} look="border-control" />
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" aria-label={words.warnings} className="grid gap-3">
        <ToastList toasts={visible.filter((toast) => toast.ariaProps.role === 'alert')} look="border-2 border-maple" />
      </div>
    </div>
  );
}

function ToastList({ toasts, look }: { toasts: Toast[]; look: string }) {
  return toasts.map((toast) => (
    <div
      key={toast.id}
      aria-atomic="true"
      className={`pointer-events-auto wrap-anywhere rounded-card border bg-card px-5 py-4 text-ink shadow-lg ${look}`}
    >
      {resolveValue(toast.message, toast)}
    </div>
  ));
}
