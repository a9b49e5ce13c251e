/** Not of the portal's own keys ('fairbridge.'), which a log-out forgets: the choice is the device's. */
export const KEY = 'colour-scheme';

export const DARK = '(prefers-color-scheme:dark)';

/**
 * Marks the page light or dark before its first paint, so that no light page flashes in the dark, and follows the device where nothing is chosen.
 * Plain script in the document, served to everybody alike: pages are kept for all readers, so the server cannot know the choice, and the policy
 * allows the script by its hash. One mark for both keeps the colours of the dark once in every page.
 */
export const SCHEME_SCRIPT = `try{(function(){var d=matchMedia('${DARK}'),f=function(){var s;try{s=localStorage.getItem('${KEY}')}catch(e){}document.documentElement.dataset.scheme=s||(d.matches?'dark':'light')};f();d.addEventListener('change',f)})()}catch(e){}`;
