/**
 * Marks the page before its first paint where this reader wants the other language, so that the line that offers it (`language-offer.tsx`)
 * has its place and nothing moves when it comes. Says the same as `wantedLang`; plain script in the document: the page's own come too late.
 */
export const OTHER_LANG_SCRIPT = `(function(d,w){try{w=localStorage.getItem('fairbridge.lang')}catch(e){}w=w||(/^zh/i.test(navigator.language)?'zh':'en');if(d.lang.slice(0,2)!==w)d.dataset.otherLang=''})(document.documentElement)`;

export const markOtherLang = (other: boolean): void => {
  document.documentElement.toggleAttribute('data-other-lang', other);
};
