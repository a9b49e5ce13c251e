import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import { NO_RICH_TEXT, richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeOrganizer, makeOrganizersPicture } from '../../../test/world.ts';

const { article, announcement, programme, page, home, organizer } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let editor: Person;
let picture: string;
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  picture = await makeOrganizersPicture(portal, 'article');
});

const paragraph = (...content: RichText['content']): RichText => ({ type: 'doc', content });
/** Bodies with something in them, and bodies that are empty in every way. */
const bodies = (): RichText[] => [
  richOf('展馆交通指引'),
  paragraph({ type: 'picture', attrs: { id: picture, alt: '', address: '' } }),
  paragraph({
    type: 'bulletList',
    content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Line 2' }] }] }],
  }),
  NO_RICH_TEXT,
  paragraph({ type: 'paragraph', content: [] }),
  paragraph({ type: 'paragraph', content: [{ type: 'text', text: ' \u00a0\u3000\n' }, { type: 'hardBreak' }] }),
  paragraph({ type: 'horizontalRule' }),
];
const WORDS = richOf('Words');
const title = { zh: '展会新闻', en: 'News of the fair' };

type Lacking = ReadonlyMap<string, readonly Lang[]>;

/** The list finds of each language exactly those that lack it by the rule, as it stands in the contract. */
async function compare(written: Lacking, list: (lacks: Lang) => Promise<readonly { id: string }[]>): Promise<void> {
  for (const lang of LANGS) {
    const found = (await list(lang)).map(({ id }) => id).filter((id) => written.has(id));
    const expected = [...written].filter(([, lacks]) => lacks.includes(lang)).map(([id]) => id);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(written.size);
  }
}

const pairs = ['展会', ''].flatMap((zh) => ['Fair', ''].map((en) => ({ zh, en })));

describe('what lacks a language is found by its list as the rule says', () => {
  test('an article, by its title, its summary and its text: blanks and lines are no words, a picture is', async () => {
    const call = portal.as(editor);
    const written = new Map<string, readonly Lang[]>();
    const forms = [
      ...bodies().flatMap((one) => [
        { title, summary: { zh: '', en: '' }, body: { zh: one, en: WORDS } },
        { title, summary: { zh: '', en: '' }, body: { zh: WORDS, en: one } },
      ]),
      ...pairs.map((summary) => ({ title, summary, body: { zh: WORDS, en: WORDS } })),
      { title: { zh: '标题', en: '' }, summary: { zh: '', en: '' }, body: { zh: WORDS, en: WORDS } },
    ];
    for (const form of forms) {
      const { id } = await call(article.create, { ...form, picture: '' });
      written.set(id, missingLangs(meterOf(form, COUNTED_TEXTS.article)));
    }
    await compare(written, async (lacks) => (await call(article.list, { lacks, pageSize: 100 })).list);
    const { list } = await call(article.list, { pageSize: 100 });
    for (const { id, lacks } of list) expect(lacks, id).toEqual(written.get(id) ?? lacks);
    const [id] = [...written.keys()];
    expect((await call(article.get, { id: id ?? '' })).lacks).toEqual(written.get(id ?? ''));
  });

  test('an event, by title, description and place', async () => {
    const call = portal.as(editor);
    const written = new Map<string, readonly Lang[]>();
    const times = { kind: 'forum', startsAt: '2027-03-10T02:00:00Z', endsAt: '2027-03-10T03:30:00Z' } as const;
    for (const description of pairs)
      for (const place of pairs) {
        const form = { title, description, place, speaker: { zh: '李雷', en: '' } };
        const { id } = await call(programme.create, { ...form, ...times });
        written.set(id, missingLangs(meterOf(form, COUNTED_TEXTS.programme)));
      }
    await compare(written, async (lacks) => (await call(programme.list, { lacks, pageSize: 100 })).list);
  });

  test('an announcement, by title and text', async () => {
    const call = portal.as(editor);
    const written = new Map<string, readonly Lang[]>();
    const audience = { people: 'approved' as const };
    for (const body of pairs) {
      const form = { title, body };
      const { id } = await call(announcement.save, { id: null, version: null, form: { ...form, audience } });
      written.set(id, missingLangs(meterOf(form, COUNTED_TEXTS.announcement)));
    }
    await compare(written, async (lacks) => (await call(announcement.list, { lacks, pageSize: 100 })).list);
    const { total, counts } = await call(announcement.list, { lacks: 'en' });
    expect(total).toBe(1);
    expect(counts.draft).toBe(pairs.length);
  });
});

test('a page lacks a language by what is being written of it', async () => {
  const call = portal.as(editor);
  const about = async () => (await call(page.list, {})).list.find((one) => one.page === 'about');
  expect((await about())?.lacks).toEqual([]);
  await call(page.save, { page: 'about', revision: 0, body: { zh: WORDS, en: NO_RICH_TEXT } });
  expect((await about())?.lacks).toEqual(['en']);
});

test('the start page counts what lacks a language, for those who may write it', async () => {
  const call = portal.as(editor);
  await call(page.saveQuestions, {
    version: (await call(page.getQuestions, {})).version,
    list: [{ question: { zh: '谁可以参观？', en: 'Who may visit?' }, answer: { zh: '', en: 'Trade visitors.' } }],
  });
  expect((await call(page.list, {})).questionsLack).toEqual(['zh']);
  const { version, sections } = await call(home.listSections, {});
  await call(home.saveSections, {
    version,
    sections: sections.map((one, at) => ({
      ...one,
      title: { zh: at === 0 ? '标题' : '', en: '' },
    })),
  });
  const { untranslated } = await call(organizer.getOverview, {});
  const of = (room: string, lang: Lang) =>
    untranslated.find((one) => one.room === room && one.lang === lang)?.count ?? 0;
  for (const lang of LANGS) {
    expect(of('articles', lang)).toBe((await call(article.list, { lacks: lang })).total);
    expect(of('programmes', lang)).toBe((await call(programme.list, { lacks: lang })).total);
    expect(of('announcements', lang)).toBe((await call(announcement.list, { lacks: lang, tab: 'draft' })).total);
  }
  expect([of('pages', 'zh'), of('homeSections', 'en'), of('homeSections', 'zh')]).toEqual([1, 1, 0]);
  const reviewer = await makeOrganizer(portal, portal.ctx, 'reviewer');
  expect((await portal.as(reviewer)(organizer.getOverview, {})).untranslated).toEqual([]);
});
