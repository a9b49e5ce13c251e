import type { Announcement } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang, translator, type Lang } from '@fairbridge/contract/text.ts';
import { countryName } from '../../i18n/countries.ts';
import { announcementTexts } from './announcement.texts.ts';

const NAMED_MOST = 4;

/** An audience in a line: '已通过审核的观众 · 巴西、阿根廷 · 除草剂'. Long lists are cut. */
export function audienceWords(
  { people, countries, categories }: Announcement['audience'],
  vocabulary: readonly NamedCode[],
  lang: Lang,
): string {
  const t = translator(announcementTexts, lang);
  const joined = (names: readonly string[]): string => {
    const named = names.slice(0, NAMED_MOST).join(lang === 'zh' ? '、' : ', ');
    return names.length > NAMED_MOST ? `${named} +${names.length - NAMED_MOST}` : named;
  };
  const categoryName = (code: string): string => {
    const found = vocabulary.find((one) => one.code === code);
    return found === undefined ? code : inLang(found.name, lang);
  };
  return [t(people), joined(countries.map((code) => countryName(code, lang))), joined(categories.map(categoryName))]
    .filter((part) => part !== '')
    .join(' · ');
}
