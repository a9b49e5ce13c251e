import { once } from '@fairbridge/contract/numbers.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

const languages = once((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

export const languageName = (code: string, lang: Lang): string => languages[lang].of(code) ?? code;

/** What it is and in which language: 'Safety data sheet (SDS), Spanish'. */
export const documentName = (document: { kind: DocumentKind; language: string }, lang: Lang): string =>
  [inLang(DOCUMENT_KINDS[document.kind], lang), languageName(document.language, lang)].join(
    lang === 'zh' ? '，' : ', ',
  );

/** How large a file is, as people say it. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
