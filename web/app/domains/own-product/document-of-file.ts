import { LIMITS } from '@fairbridge/contract/limits.ts';
import { DOCUMENT_LANGUAGES, type DocumentKind } from '@fairbridge/contract/product-document/document-kinds.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import type { ExhibitDocumentValues } from './exhibit-form-values.ts';

/** What file names call each kind; the first that fits counts. Between letters of other words they mean nothing. */
const KINDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['sds', /(?<![a-z])(?:M?SDS|safety[-_. ]?data)(?![a-z])|安全(?:技术|数据)|MSDS/i],
  ['label', /(?<![a-z])labels?(?![a-z])|标签/i],
  [
    'coa',
    /(?<![a-z])(?:COA|certificate[-_. ]of[-_. ]analysis|analysis|test[-_. ]report)(?![a-z])|质检|检[验测]|化验|分析/i,
  ],
  ['tds', /(?<![a-z])(?:TDS|technical[-_. ]data|data[-_. ]?sheet|spec(?:ification)?s?)(?![a-z])|技术|说明书|规格/i],
  ['registration', /(?<![a-z])(?:regist\w*|ICAMA|licen[cs]e)(?![a-z])|登记|(?<![a-z])PD\d{6,}/i],
];

/** The languages that file names end or begin with: 'SDS_es.pdf'. */
const LANGUAGE = /(?:^|[-_. (])(zh|cn|en|es|pt|fr|ru|ar|vi|th|tr|de|it|ja|ko)(?=$|[-_. )])/i;

function languageOf(name: string): ExhibitDocumentValues['language'] {
  const named = LANGUAGE.exec(name)?.[1]?.toLowerCase();
  const known = DOCUMENT_LANGUAGES.find((language) => language === named);
  if (known !== undefined) return known;
  if (named === 'cn') return 'zh';
  return /\p{Script=Han}/u.test(name) ? 'zh' : 'en';
}

const withoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '').trim();

/** What a file's name says of it, and the name itself, by which its company knows it: a beginning that the person corrects. */
export function documentOfFile(fileName: string): Pick<ExhibitDocumentValues, 'kind' | 'language' | 'title'> {
  const name = withoutEnding(fileName.normalize('NFC'));
  return {
    kind: KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'certificate',
    language: languageOf(name),
    title: cutText(name, LIMITS.documentTitleMax),
  };
}
