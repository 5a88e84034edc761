import { earlyTapsScript } from '@/lib/browser/early-taps-script';

/** Keeps what is tapped before a widget has started, and says where none starts. Stands above the widget. */
export function EarlyTaps() {
  return <script>{earlyTapsScript}</script>;
}
