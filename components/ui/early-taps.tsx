import { earlyTapsScript } from '@/lib/browser/early-taps-script';

/** The script that stores taps made before a widget has started, and says so if none starts. Goes above the widget. */
export function EarlyTaps() {
  return <script>{earlyTapsScript}</script>;
}
