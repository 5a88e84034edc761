import { InPageScript } from './in-page-script';

/** The script that stores taps made before the timer has started, and says so if it does not start. Goes above the widget. */
export function EarlyTaps() {
  return <InPageScript name="early-timer" />;
}
