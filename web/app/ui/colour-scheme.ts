/** What somebody chose for this device; 'device' is the device's own setting, and kept nowhere. */
export const SCHEMES = ['device', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Not of the portal's own keys ('fairbridge.'), which a log-out forgets: the choice is the device's. */
const KEY = 'colour-scheme';

/**
 * Marks the page before its first paint, so that no light page flashes in the dark. Plain script in the document, served to everybody alike: pages are
 * kept for all readers, so the server cannot know the choice, and the policy allows the script by its hash.
 */
export const SCHEME_SCRIPT = `try{var s=localStorage.getItem('${KEY}');if(s)document.documentElement.dataset.scheme=s}catch(e){}`;

/** What the page was marked with. */
export const chosenScheme = (): Scheme =>
  SCHEMES.find((one) => one === document.documentElement.dataset['scheme']) ?? 'device';

/** Shows the page so at once, and every page of this device from now on; where nothing can be kept, until the next load. */
export function chooseScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  if (scheme === 'device') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  try {
    if (scheme === 'device') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, scheme);
  } catch {
    // storage is full or forbidden
  }
}
