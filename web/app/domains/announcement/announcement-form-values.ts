import { wordsIn } from '@fairbridge/contract/text.ts';
import { wrongToSend } from '@fairbridge/contract/announcement/announcement.rules.ts';
import type { Announcement, AudiencePeople } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Bilingual, Lang } from '@fairbridge/contract/text.ts';
import { siteAddressOf } from '../../address-of.ts';
import { announcementTexts } from './announcement.texts.ts';

/** An announcement while it is written. */
export type AnnouncementFormValues = {
  title: Bilingual;
  body: Bilingual;
  link: string;
  people: AudiencePeople;
  countries: readonly string[];
  categories: readonly string[];
  byEmail: boolean;
};

export const PEOPLE = ['everybody', 'visitors', 'registered', 'approved', 'staff', 'admins'] as const;

export function toFormValues(announcement: Announcement | null): AnnouncementFormValues {
  if (announcement === null)
    return {
      title: { zh: '', en: '' },
      body: { zh: '', en: '' },
      link: '',
      people: 'approved',
      countries: [],
      categories: [],
      byEmail: false,
    };
  const { title, body, link, audience, byEmail } = announcement;
  return { title, body, link, ...audience, byEmail };
}

/** What such values are compared with that were kept before. */
export const ANNOUNCEMENT_LIKE = {
  title: { zh: '', en: '' },
  body: { zh: '', en: '' },
  link: '',
  people: (value: unknown): boolean => PEOPLE.some((one) => one === value),
  countries: [''],
  categories: [''],
  byEmail: true,
};

export const audienceOf = ({ people, countries, categories }: AnnouncementFormValues) => ({
  people,
  countries: [...countries],
  categories: [...categories],
});

/** As the call takes it. */
export const toInput = (formValues: AnnouncementFormValues) => ({
  title: formValues.title,
  body: formValues.body,
  link: formValues.link,
  audience: audienceOf(formValues),
  byEmail: formValues.byEmail,
});

/** The language that alone is written, where only one is. */
export function onlyLang({ title, body }: Pick<AnnouncementFormValues, 'title' | 'body'>): Lang | null {
  const written = (lang: Lang): boolean => title[lang].trim() !== '' || body[lang].trim() !== '';
  if (written('zh') === written('en')) return null;
  return written('zh') ? 'zh' : 'en';
}

/** What looks as if it were filled in for each reader, which nothing is: `{name}`, `{{ first_name }}`, `[姓名]`, `%NAME%`. */
export function placeholdersOf({ title, body }: Pick<AnnouncementFormValues, 'title' | 'body'>): readonly string[] {
  const words = [title.zh, title.en, body.zh, body.en].join('\n');
  return [...new Set(words.match(/\{\{?[^{}\n]{1,40}\}?\}|\[(?:姓名|公司|name|company)\]|%[A-Z_]{2,40}%/giu))];
}

/** A path without its query and place: what the site map knows. */
const pathOf = (link: string): string => link.trim().replace(/[?#][^]*/, '');

/** What stands in the way: of sending more than of keeping a draft. The server judges again. */
export function validateAnnouncement(
  formValues: AnnouncementFormValues,
  lang: Lang,
  toSend: boolean,
): Record<string, string> {
  const trimmed = ({ zh, en }: Bilingual): Bilingual => ({ zh: zh.trim(), en: en.trim() });
  const errors: Record<string, string> = {};
  if (toSend)
    for (const { field, rule } of wrongToSend({ title: trimmed(formValues.title), body: trimmed(formValues.body) }))
      errors[field] = ruleText(rule, lang);
  if (/^\/(?!\/)/.test(formValues.link.trim()) && siteAddressOf(pathOf(formValues.link)) === undefined)
    errors['form.link'] = wordsIn(announcementTexts.linkUnknown, lang);
  return errors;
}
