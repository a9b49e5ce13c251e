import {
  inLang,
  shownLang,
  translator,
  type Bilingual,
  type Lang,
  type Texts,
  type Translate,
} from '@fairbridge/contract/text.ts';
import { createContext, use, type AnchorHTMLAttributes } from 'react';
import { localHref } from './address.ts';

const LangContext = createContext<Lang>('zh');
export const LangProvider = LangContext.Provider;
/** The language of the page, from its address. */
export const useLang = (): Lang => use(LangContext);

/** `const t = useTexts(orderTexts); t('send')` */
export const useTexts = <T extends Texts>(table: T): Translate<T> => translator(table, use(LangContext));

export const htmlLang = (lang: Lang): string => (lang === 'zh' ? 'zh-CN' : 'en');

/** A text in the page's language; where only the other one exists, that one, marked with its language (ruling 1.9). */
export function Says({ text }: { text: Bilingual }) {
  const lang = useLang();
  const shown = shownLang(text, lang);
  return shown === lang ? inLang(text, lang) : <span lang={htmlLang(shown)}>{inLang(text, lang)}</span>;
}

/** A link inside the portal: `to` is the Chinese path, `/find/product?hall=H1`; the page's language and the base path are added. */
export function LocalLink({
  to,
  children,
  ...rest
}: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return (
    <a href={localHref(use(LangContext), to)} {...rest}>
      {children}
    </a>
  );
}
