import { isLang, type Lang } from '@fairbridge/contract/text.ts';

const KEY = 'fairbridge.lang';

/** The language this browser chose by the switch; null when it never did, or when storage is closed. */
export function rememberedLang(): Lang | null {
  try {
    const stored = localStorage.getItem(KEY);
    return isLang(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function rememberLang(lang: Lang): void {
  try {
    localStorage.setItem(KEY, lang);
  } catch {
    // Without storage the address still carries the language.
  }
}

/** What this reader would rather read: the remembered choice, else the browser's first language. */
export const wantedLang = (): Lang => rememberedLang() ?? (/^zh/i.test(navigator.language) ? 'zh' : 'en');
