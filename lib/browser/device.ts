import { useSyncExternalStore } from 'react';

/** What kind of device or browser the visitor has, as far as it changes what we tell. */
export type Device = 'android' | 'iphone' | 'other';

const hearNothing = () => () => {};

/** The visitor's device; undefined until the page has mounted, as no export knows it. */
export function useDevice(): Device | undefined {
  return useSyncExternalStore(hearNothing, getDevice, () => undefined);
}

function getDevice(): Device {
  const { userAgent } = navigator;
  if (/Android/.test(userAgent)) return 'android';
  return /iPhone|iPod|iPad/.test(userAgent) || isTouchedMac() ? 'iphone' : 'other';
}

/** iPads say that they are Macs, which have no touch screen. */
const isTouchedMac = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

/**
 * Whether the browser is Safari, on a phone, a tablet or a computer. Others name themselves beside its name, as they have
 * its engine or once had. Only for what renders after mount.
 */
export function isSafari(): boolean {
  const { userAgent } = navigator;
  return (
    /Version\/[\d.]+.* Safari\//.test(userAgent) &&
    !/Android|Chrome|CriOS|FxiOS|Edg|OPR|OPT|DuckDuckGo|Ddg/.test(userAgent)
  );
}
