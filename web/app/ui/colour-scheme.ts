import { DARK, KEY } from './scheme-script.ts';

/** What somebody chose for this device; 'device' is the device's own setting, and kept nowhere. */
export const SCHEMES = ['device', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Of this page, where the device keeps nothing. */
let unkept: Scheme = 'device';

/** What was chosen on this device. */
export function chosenScheme(): Scheme {
  try {
    const stored = localStorage.getItem(KEY);
    return SCHEMES.find((one) => one === stored) ?? 'device';
  } catch {
    return unkept;
  }
}

/** Shows the page so at once, and every page of this device from now on; where nothing can be kept, until the next load. */
export function chooseScheme(scheme: Scheme): void {
  const ofDevice = matchMedia(DARK).matches ? 'dark' : 'light';
  document.documentElement.dataset['scheme'] = scheme === 'device' ? ofDevice : scheme;
  unkept = scheme;
  try {
    if (scheme === 'device') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // storage is full or forbidden
  }
}
