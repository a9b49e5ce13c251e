/** What somebody chose for this device; 'device' is the device's own setting, and kept nowhere. */
export const SCHEMES = ['device', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Not of the portal's own keys ('fairbridge.'), which a log-out forgets: the choice is the device's. */
const KEY = 'colour-scheme';

const DARK = '(prefers-color-scheme:dark)';

/**
 * Marks the page light or dark before its first paint, so that no light page flashes in the dark, and follows the device where nothing is chosen.
 * Plain script in the document, served to everybody alike: pages are kept for all readers, so the server cannot know the choice, and the policy
 * allows the script by its hash. One mark for both keeps the colours of the dark once in every page.
 */
export const SCHEME_SCRIPT = `try{(function(){var d=matchMedia('${DARK}'),f=function(){var s;try{s=localStorage.getItem('${KEY}')}catch(e){}document.documentElement.dataset.scheme=s||(d.matches?'dark':'light')};f();d.addEventListener('change',f)})()}catch(e){}`;

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
