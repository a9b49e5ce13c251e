import type { Bilingual } from './text.ts';

/** Three regions of China are chosen like a country, because their numbers and addresses are their own; their names say so. */
const REGIONS: Readonly<Record<string, Bilingual>> = {
  HK: { zh: '中国香港', en: 'Hong Kong, China' },
  MO: { zh: '中国澳门', en: 'Macao, China' },
  TW: { zh: '中国台湾', en: 'Taiwan, China' },
};

let displayed: Record<'zh' | 'en', Intl.DisplayNames> | null = null;

/** The names of a country or region by its code of ISO 3166-1, from the CLDR data of server or browser; the code itself where it is none. */
export function namesOfCountry(code: string): Bilingual {
  const own = REGIONS[code];
  if (own !== undefined) return own;
  displayed ??= {
    zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
    en: new Intl.DisplayNames('en', { type: 'region' }),
  };
  try {
    return { zh: displayed.zh.of(code) ?? code, en: displayed.en.of(code) ?? code };
  } catch {
    // Not the form of a code at all.
    return { zh: code, en: code };
  }
}
