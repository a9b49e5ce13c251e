import { describe, expect, it } from 'vitest';
import {
  toFormValues,
  onlyLang,
  placeholdersOf,
  validateAnnouncement,
  type AnnouncementFormValues,
} from './announcement-form-values.ts';

const draft = (given: Partial<AnnouncementFormValues>): AnnouncementFormValues => ({
  ...toFormValues(null),
  title: { zh: '标题', en: 'Title' },
  body: { zh: '正文', en: 'Text' },
  ...given,
});
const wrong = (given: Partial<AnnouncementFormValues>, toSend = true) =>
  Object.keys(validateAnnouncement(draft(given), 'en', toSend));

describe('an announcement while it is written', () => {
  it('may be kept in parts, and is sent when each language that was begun is whole', () => {
    expect(wrong({ body: { zh: '正文', en: ' ' } })).toEqual(['form.body.en']);
    expect(wrong({ body: { zh: '正文', en: ' ' } }, false)).toEqual([]);
    expect(wrong({ title: { zh: '标题', en: '' }, body: { zh: '正文', en: '' } })).toEqual([]);
    expect(wrong({ title: { zh: '', en: '' }, body: { zh: '', en: '' } })).toEqual(['form.title']);
  });
  it('leads to pages that there are', () => {
    expect(['/news', '/en/news?pageNum=2', '/', ''].map((link) => wrong({ link }))).toEqual([[], [], [], []]);
    expect(wrong({ link: '/nothing-here' })).toEqual(['form.link']);
  });
  it('says what looks like a placeholder, which nothing fills in', () => {
    const body = { zh: '{姓名}，您好！{{ company }}', en: 'Dear {name}, {name}: [Name], %FIRST_NAME%, 50% {} [1]' };
    expect(placeholdersOf(draft({ body }))).toEqual(['{姓名}', '{{ company }}', '{name}', '[Name]', '%FIRST_NAME%']);
    expect(placeholdersOf(draft({}))).toEqual([]);
  });
  it('says which language stands alone', () => {
    expect(onlyLang(draft({}))).toBe(null);
    expect(onlyLang(draft({ title: { zh: '标题', en: '' }, body: { zh: '', en: ' ' } }))).toBe('zh');
    expect(onlyLang(draft({ title: { zh: '', en: '' }, body: { zh: '', en: 'Text' } }))).toBe('en');
  });
});
