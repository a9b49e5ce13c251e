import { isBlank } from './rich-text/rich-text.words.ts';
import type { RichBilingual } from './rich-text/rich-text.ts';
import { LANGS, type Bilingual, type Lang } from './text.ts';

/** Which texts of a record its readers see in their own language: plain ones, and formatted ones. */
export type CountedTexts = { readonly plain: readonly string[]; readonly rich: readonly string[] };

/** What each noun is read by. The name of a speaker has no language of its own; a section without a title has the usual one, in both. */
export const COUNTED_TEXTS = {
  article: { plain: ['title', 'summary'], rich: ['body'] },
  programme: { plain: ['title', 'description', 'place'], rich: [] },
  announcement: { plain: ['title', 'body'], rich: [] },
  page: { plain: [], rich: ['body'] },
  pageQuestion: { plain: ['question', 'answer'], rich: [] },
  pageLink: { plain: ['title'], rich: [] },
  homeSection: { plain: ['title'], rich: [] },
} as const satisfies Record<string, CountedTexts>;

type Texts<C extends CountedTexts> = Readonly<
  Record<C['plain'][number], Bilingual> & Record<C['rich'][number], RichBilingual>
>;

/** How many of the texts stand in each language, of those that stand in one at least. */
export type LanguageMeter = { zh: number; en: number; all: number };

type Said = Readonly<Record<Lang, boolean>>;
const plainSaid = ({ zh, en }: Bilingual): Said => ({ zh: zh.trim() !== '', en: en.trim() !== '' });
const richSaid = ({ zh, en }: RichBilingual): Said => ({ zh: !isBlank(zh), en: !isBlank(en) });

function meterOfSaid(all: readonly Said[]): LanguageMeter {
  const written = all.filter(({ zh, en }) => zh || en);
  const count = (lang: Lang): number => written.filter((said) => said[lang]).length;
  return { zh: count('zh'), en: count('en'), all: written.length };
}

/** Of plain texts in a row, such as options. */
export const meterOfTexts = (texts: readonly Bilingual[]): LanguageMeter => meterOfSaid(texts.map(plainSaid));

/** Of what a noun counts. `languages.queries.ts` of the server asks the same in SQL. */
export const meterOf = <const C extends CountedTexts>(record: Texts<C>, counted: C): LanguageMeter =>
  meterOfSaid([
    ...counted.plain.map((name: C['plain'][number]) => plainSaid(record[name])),
    ...counted.rich.map((name: C['rich'][number]) => richSaid(record[name])),
  ]);

/** Whose readers get the other language somewhere. */
export const missingLangs = (meter: LanguageMeter): Lang[] => LANGS.filter((lang) => meter[lang] < meter.all);
