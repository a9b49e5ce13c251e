import { inLang, texts, translator, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { inSite } from '../exhibition/exhibition.address.ts';

const digestTexts = texts({
  subject: ['【{fair}】{count} 条您关心的新内容', '{fair}: {count} {count|update|updates} for you'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  search: ['您保存的搜索“{name}”有 {count} 条新结果：', 'New results for your saved search “{name}” ({count}):'],
  followed: ['您关注的“{name}”有 {count} 条新内容：', 'New from “{name}”, which you follow ({count}):'],
  item: ['· {name}', '· {name}'],
  more: ['· 另有 {count} 条', '· and {count} more'],
  seeSearches: ['查看保存的搜索', 'View saved searches'],
  seeFollows: ['查看我的关注', 'View what you follow'],
  closing: [
    '提醒频率可在“保存的搜索”中修改，关注可随时取消。',
    'You can change alert frequency under “Saved searches” and unfollow at any time.',
  ],
  noticeTitle: ['您关注的内容有 {count} 条更新', '{count} {count|update|updates} from what you follow'],
  noticeLine: ['{name}：{count} 条', '{name}: {count}'],
  separator: ['；', '; '],
});

/** New things that one search or one follow found; `names` are those of the first. */
export type Section = {
  of: 'search' | 'followed';
  name: Bilingual;
  ids: readonly string[];
  names: readonly Bilingual[];
};

/** What two sections found is one thing. */
const total = (sections: readonly Section[]): number => new Set(sections.flatMap(({ ids }) => ids)).size;

/** One paragraph a section: what it is, and the first of what is new. */
function paragraph({ of, name, ids, names }: Section, lang: Lang): string {
  const t = translator(digestTexts, lang);
  const count = ids.length;
  const rest = count - names.length;
  return [
    t(of, { name: inLang(name, lang), count }),
    ...names.map((one) => t('item', { name: inLang(one, lang) })),
    ...(rest > 0 ? [t('more', { count: rest })] : []),
  ].join('\n');
}

type To = { visitorId: string; email: string; name: string; lang: Lang; site: string };

/** One e-mail for all that is new for a person. */
export function digestMail(
  ctx: FairContext,
  { visitorId, email, name, lang, site }: To,
  sections: readonly Section[],
): NewMessage {
  const t = translator(digestTexts, lang);
  const fair = ctx.exhibition.shortName[lang];
  const searched = sections.some(({ of }) => of === 'search');
  const place = searched ? '/personal/searches' : '/personal/follows';
  return composeMail(ctx.exhibition, lang, {
    kind: 'followDigest',
    to: email,
    person: visitorId,
    category: 'notice',
    subject: t('subject', { fair, count: total(sections) }),
    ...(name !== '' && { greeting: t('greeting', { name }) }),
    paragraphs: sections.map((section) => paragraph(section, lang)),
    button: { text: t(searched ? 'seeSearches' : 'seeFollows'), url: inSite(site, lang, place) },
    closing: t('closing'),
  });
}

/** The notice says where something is new and how much, never what: it would outlive what is hidden later (G4). */
export function digestNotice(sections: readonly Section[]): { title: Bilingual; body: Bilingual } {
  const words = (lang: Lang) => {
    const t = translator(digestTexts, lang);
    const lines = sections.map(({ name, ids }) => t('noticeLine', { name: inLang(name, lang), count: ids.length }));
    return { title: t('noticeTitle', { count: total(sections) }), body: lines.join(t('separator')) };
  };
  const [zh, en] = [words('zh'), words('en')];
  return { title: { zh: zh.title, en: en.title }, body: { zh: zh.body, en: en.body } };
}
