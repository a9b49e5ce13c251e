import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { HOME_SECTIONS } from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import { OF_THE_CLOCK } from '../../../test/clock.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { SUGAR_HOST, testPortal, type Person } from '../../../test/portal.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeOrganizersPicture,
  makeOrganizersVideo,
  makePageLink,
  makePicture,
  makeProduct,
  makeVisitor,
  type Employee,
  type Exhibitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';

const { listLinks, saveLink, sortLinks, removeLink, listSections, saveSections, listFeatured, saveFeatured } =
  contract.home;
const { page, configuration } = contract.exhibition;

const portal = testPortal();
let editor: Organizer;
let visitor: Visitor;
let employee: Employee;
let company: Exhibitor;
const nobody: Person = { token: null };
beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  visitor = await makeVisitor(portal);
  company = await makeExhibitor(portal, { name_zh: '甲方化工', name_en: 'Alpha Chemical' });
  employee = await makeEmployee(portal, company);
});

const services = () => portal.portal.services;
/** Rows that a test writes by itself are told of as an action does. */
async function tell(): Promise<void> {
  await sql`select pg_notify('exhibition_changed', ${portal.ctx.exhibition.id})`.execute(portal.ctx.db);
}
beforeEach(async () => {
  await sql`delete from page_link`.execute(portal.ctx.db);
  await sql`delete from home_part`.execute(portal.ctx.db);
  services().cacheExpiry.close();
});

const titles = (links: readonly { title: { zh: string } }[]): string[] => links.map(({ title }) => title.zh);
const quickLinksOf = async (person: Person, subjectType: '' | 'VISITOR' | 'ACTOR' = ''): Promise<string[]> =>
  titles((await portal.as(person)(page, { subjectType })).quickLinks);

const form = (given: object = {}) => ({
  place: 'quickLink' as const,
  title: { zh: '交通指南', en: 'How to get here' },
  urlType: 'internal' as const,
  url: '/aboutus',
  ...given,
});

describe('a link of the pages', () => {
  test('is shown to those it is meant for, and to nobody else', async () => {
    for (const subject_type of ['all', 'VISITOR', 'ACTOR', 'anonymous'])
      for (const is_login of ['any', 'signedIn', 'signedOut'])
        await makePageLink(portal, { title_zh: `${subject_type} ${is_login}`, subject_type, is_login });
    await tell();
    await vi.waitFor(async () => expect((await quickLinksOf(nobody)).length).toBe(4));
    expect(await quickLinksOf(nobody)).toEqual(['all any', 'all signedOut', 'anonymous any', 'anonymous signedOut']);
    expect(await quickLinksOf(visitor)).toEqual(['all any', 'all signedIn', 'VISITOR any', 'VISITOR signedIn']);
    expect(await quickLinksOf(employee)).toEqual(['all any', 'all signedIn', 'ACTOR any', 'ACTOR signedIn']);
    expect(await quickLinksOf(editor)).toEqual(['all any', 'all signedIn']);
    // a client's word picks the view of an anonymous caller only (ruling 1.5)
    expect(await quickLinksOf(nobody, 'VISITOR')).toEqual([
      'all any',
      'all signedOut',
      'VISITOR any',
      'VISITOR signedOut',
    ]);
    expect(await quickLinksOf(visitor, 'ACTOR')).toEqual(await quickLinksOf(visitor));
  });

  test('of the carousel or the side is advertising: exhibitors get none', async () => {
    await makePageLink(portal, { place: 'carousel', title_zh: '轮播' });
    await makePageLink(portal, { place: 'sideAd', title_zh: '侧栏' });
    await makePageLink(portal, { place: 'banner', title_zh: '横幅' });
    await tell();
    const adsOf = async (person: Person, subjectType: '' | 'ACTOR' = '') => {
      const { carousel, sideAds, banners } = await portal.as(person)(page, { subjectType });
      return [carousel, sideAds, banners].map(titles);
    };
    const all = [['轮播'], ['侧栏'], ['横幅']];
    await vi.waitFor(async () => expect(await adsOf(nobody)).toEqual(all));
    expect(await adsOf(visitor)).toEqual(all);
    expect(await adsOf(employee)).toEqual([[], [], ['横幅']]);
    expect(await adsOf(nobody, 'ACTOR')).toEqual([[], [], ['横幅']]);
  });

  test('belongs before, into or after the fair, by days in Beijing', async () => {
    for (const show_type of ['always', 'before', 'during', 'after'])
      await makePageLink(portal, { title_zh: show_type, show_type });
    const { exhibition } = portal.ctx;
    const [startsOn, endsOn] = [exhibition.startsOn, exhibition.endsOn];
    const day = (offset: number): string =>
      new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);
    const at = async (from: number, to: number): Promise<string[]> => {
      Object.assign(exhibition, { startsOn: day(from), endsOn: day(to) });
      return quickLinksOf(visitor);
    };
    expect(await at(1, 3)).toEqual(['always', 'before']);
    expect(await at(0, 2)).toEqual(['always', 'during']);
    expect(await at(-2, 0)).toEqual(['always', 'during']);
    expect(await at(-3, -1)).toEqual(['always', 'after']);
    Object.assign(exhibition, { startsOn, endsOn });
  });

  test('that is off, has not begun or has ended is shown to nobody, and its schedule is told to nobody', async () => {
    const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
    await makePageLink(portal, { title_zh: '进行中', shows_from: hours(-1), shows_until: hours(1) });
    await makePageLink(portal, { title_zh: '未开始', shows_from: hours(1) });
    await makePageLink(portal, { title_zh: '已结束', shows_until: hours(-1) });
    await makePageLink(portal, { title_zh: '已关闭', shown: false });
    const { quickLinks } = await portal.as(visitor)(page, {});
    expect(quickLinks.map(({ id: _id, ...rest }) => rest)).toEqual([
      {
        title: { zh: '进行中', en: expect.any(String) },
        urlType: 'internal',
        url: '/news',
        urlEn: '',
        picture: '',
        pictureEn: '',
        video: '',
        showType: 'always',
        subjectType: 'all',
        isLogin: 'any',
        network: '',
      },
    ]);
    const { places } = await portal.as(editor)(listLinks, {});
    const own = places.find(({ place }) => place === 'quickLink')?.links ?? [];
    expect(own.map(({ title, state }) => [title.zh, state])).toEqual([
      ['进行中', 'shown'],
      ['未开始', 'waits'],
      ['已结束', 'ended'],
      ['已关闭', 'off'],
    ]);
  });

  test('begins and ends by the clock, also where the answer for everybody is kept', OF_THE_CLOCK, async () => {
    await sql`delete from page_link`.execute(portal.ctx.db);
    const at = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
    await makePageLink(portal, { title_zh: '将开始', shows_from: at(1_500) });
    await makePageLink(portal, { title_zh: '将结束', shows_until: at(3_000) });
    await tell();
    await vi.waitFor(async () => expect(await quickLinksOf(nobody)).toEqual(['将结束']));
    // answers are kept for ten seconds: these come sooner
    await vi.waitFor(async () => expect(await quickLinksOf(nobody)).toEqual(['将开始', '将结束']), 5_000);
    await vi.waitFor(async () => expect(await quickLinksOf(nobody)).toEqual(['将开始']), 5_000);
  });

  test('stands in the footer of every page, for whoever reads it', async () => {
    await makePageLink(portal, { place: 'handbook', title_zh: '手册' });
    await makePageLink(portal, { place: 'social', title_zh: '领英', subject_type: 'VISITOR', is_login: 'signedIn' });
    const { footer } = await portal.as(visitor)(configuration, {});
    expect([titles(footer.quickLinks), titles(footer.handbook), titles(footer.social)]).toEqual([
      [],
      ['手册'],
      ['领英'],
    ]);
    expect(titles((await portal.as(employee)(configuration, {})).footer.social)).toEqual([]);
  });
});

describe('editing links', () => {
  test('adds, edits, orders and removes them, seen at once by everybody', async () => {
    const call = portal.as(editor);
    const [first, second] = [
      await call(saveLink, { id: null, version: null, form: form({ title: { zh: '一', en: '' } }) }),
      await call(saveLink, { id: null, version: null, form: form({ title: { zh: '二', en: 'Two' } }) }),
    ];
    expect(await quickLinksOf(visitor)).toEqual(['一', '二']);
    const changed = await call(saveLink, { ...first, form: form({ title: { zh: '壹', en: '' } }) });
    expect(changed).toEqual({ id: first.id, version: 2 });
    expect(await call(sortLinks, { place: 'quickLink', version: 2, ids: [second.id, first.id] })).toEqual({
      version: 3,
    });
    await vi.waitFor(async () => expect(await quickLinksOf(nobody)).toEqual(['二', '壹']));
    await call(removeLink, { id: second.id, version: 1 });
    await vi.waitFor(async () => expect(await quickLinksOf(nobody)).toEqual(['壹']));
  });

  test('stands at the end of its place, whatever numbers those before it have', async () => {
    await makePageLink(portal, { title_zh: '很靠后', sort: 70 });
    await portal.as(editor)(saveLink, { id: null, version: null, form: form() });
    expect(await quickLinksOf(visitor)).toEqual(['很靠后', '交通指南']);
  });

  test('tells the later of two editors', async () => {
    const call = portal.as(editor);
    const made = await call(saveLink, { id: null, version: null, form: form() });
    await call(saveLink, { ...made, form: form({ url: '/news' }) });
    expect(await outcomeOf(call(saveLink, { ...made, form: form() }))).toBe('editConflict');
    expect(await outcomeOf(call(removeLink, made))).toBe('editConflict');
    expect(await outcomeOf(call(sortLinks, { place: 'quickLink', version: 0, ids: [made.id] }))).toBe('editConflict');
    expect(await outcomeOf(call(sortLinks, { place: 'quickLink', version: 1, ids: [] }))).toBe('editConflict');
  });

  test.each([
    ['javascript:alert(1)', 'external'],
    ['data:text/html,x', 'external'],
    ['//evil.example/x', 'external'],
    ['https://user@evil.example/', 'external'],
    ['', 'external'],
    ['//evil.example', 'internal'],
    ['/\\evil.example', 'internal'],
    ['https://fair.example', 'internal'],
    ['news', 'internal'],
  ] as const)('refuses the address %s as %s', async (url, urlType) => {
    expect(
      await outcomeOf(portal.as(editor)(saveLink, { id: null, version: null, form: form({ url, urlType }) })),
    ).toBe('badInput');
  });

  test('takes only pictures of the organizer, made for their place', async () => {
    const call = portal.as(editor);
    const withPicture = (picture: string | null) =>
      outcomeOf(call(saveLink, { id: null, version: null, form: form({ place: 'carousel', picture }) }));
    expect(await withPicture(null)).toBe('badInput');
    expect(await withPicture(await makePicture(portal, company))).toBe('badInput');
    expect(await withPicture(await makeOrganizersPicture(portal, 'sideAd'))).toBe('badInput');
    expect(await withPicture(await makeOrganizersPicture(portal, 'carousel', portal.sugarCtx))).toBe('badInput');
    expect(await withPicture(await makeOrganizersPicture(portal, 'carousel'))).toBe('done');
  });

  test('takes a video of the organizer on a banner alone, and only with a picture for its cover', async () => {
    const call = portal.as(editor);
    const [picture, video] = [await makeOrganizersPicture(portal, 'banner'), await makeOrganizersVideo(portal)];
    const saved = (given: object) =>
      outcomeOf(call(saveLink, { id: null, version: null, form: form({ place: 'banner', picture, video, ...given }) }));
    expect(await saved({ picture: null })).toBe('badInput');
    expect(await saved({ video: picture })).toBe('badInput');
    expect(await saved({ video: await makeOrganizersVideo(portal, portal.sugarCtx) })).toBe('badInput');
    const carousel = { place: 'carousel', picture: await makeOrganizersPicture(portal, 'carousel') };
    expect(await saved(carousel)).toBe('badInput');
    const made = await call(saveLink, { id: null, version: null, form: form({ place: 'banner', picture, video }) });
    const bannersOf = async () => (await portal.as(visitor)(page, {})).banners;
    expect(await bannersOf()).toMatchObject([{ video: `/files/${video}/video.mp4`, picture: `/files/${picture}` }]);
    const { places } = await call(listLinks, {});
    expect(places.find(({ place }) => place === 'banner')?.links).toMatchObject([
      { video, videoAddress: `/files/${video}/video.mp4` },
    ]);
    await call(saveLink, { ...made, form: form({ place: 'banner', picture }) });
    expect(await bannersOf()).toMatchObject([{ video: '' }]);
  });

  test('holds no more than its place has room for, also when two add at once', async () => {
    const call = portal.as(editor);
    for (let at = 0; at < 11; at += 1) await makePageLink(portal, { title_zh: `链接 ${at}` });
    const both = await Promise.all(
      [1, 2].map(() => outcomeOf(call(saveLink, { id: null, version: null, form: form() }))),
    );
    expect(new Set(both)).toEqual(new Set(['badInput', 'done']));
  });

  test('is written down', async () => {
    const made = await portal.as(editor)(saveLink, { id: null, version: null, form: form() });
    const { rows } = await sql`
      select act, object_kind, details from audit where object_id = ${made.id}`.execute(portal.ctx.db);
    expect(rows).toEqual([
      {
        act: 'pageLink.create',
        object_kind: 'pageLink',
        details: { place: 'quickLink', title: { zh: '交通指南', en: 'How to get here' } },
      },
    ]);
  });
});

describe('the sections of the home page', () => {
  test('have their usual order until the organizer changes it', async () => {
    const codesOf = async () => (await portal.as(visitor)(page, {})).sections.map(({ code }) => code);
    expect(await codesOf()).toEqual(HOME_SECTIONS);
    const call = portal.as(editor);
    const { version, sections } = await call(listSections, {});
    const wanted = sections
      .toReversed()
      .map((one) => (one.code === 'news' ? { ...one, title: { zh: '展会快讯', en: '' }, amount: 2 } : one))
      .map((one) => (one.code === 'products' ? { ...one, shown: false } : one));
    expect(await call(saveSections, { version, sections: wanted })).toEqual({ version: version + 1 });
    expect(await outcomeOf(call(saveSections, { version, sections: wanted }))).toBe('editConflict');
    expect(await codesOf()).toEqual(HOME_SECTIONS.toReversed().filter((code) => code !== 'products'));
    const shown = (await portal.as(visitor)(page, {})).sections.find(({ code }) => code === 'news');
    expect(shown).toEqual({ code: 'news', title: { zh: '展会快讯', en: '' }, amount: 2 });
    const there = await portal.as({ ...nobody, host: SUGAR_HOST })(page, {});
    expect(there.sections.map(({ code }) => code)).toEqual(HOME_SECTIONS);
  });

  test('are saved all together, each once, within what each can show', async () => {
    const call = portal.as(editor);
    const { version, sections } = await call(listSections, {});
    const [first, ...rest] = sections;
    if (first === undefined) throw new Error('no sections');
    expect(await outcomeOf(call(saveSections, { version, sections: rest }))).toBe('badInput');
    expect(await outcomeOf(call(saveSections, { version, sections: [...rest, rest[0] ?? first] }))).toBe('badInput');
    const many = sections.map((one) => (one.code === 'news' ? { ...one, amount: 10 } : one));
    expect(await outcomeOf(call(saveSections, { version, sections: many }))).toBe('badInput');
  });
});

describe('the featured exhibitors', () => {
  test('stand first in lists, in their order; a closed one is not chosen, but stays where it closes', async () => {
    const call = portal.as(editor);
    const [one, two] = [await makeExhibitor(portal), await makeExhibitor(portal)];
    await makeProduct(portal, one);
    const closed = await makeExhibitor(portal, { open: false });
    const foreign = await makeExhibitor(portal, { categories: [] }, portal.sugarCtx);
    expect(await outcomeOf(call(saveFeatured, { version: 0, ids: [closed.id] }))).toBe('notFound');
    expect(await outcomeOf(call(saveFeatured, { version: 0, ids: [foreign.id] }))).toBe('notFound');
    expect(await call(saveFeatured, { version: 0, ids: [two.id, one.id] })).toEqual({ version: 1 });
    expect(await outcomeOf(call(saveFeatured, { version: 0, ids: [] }))).toBe('editConflict');
    const first = async () => (await portal.as(visitor)(contract.exhibitor.browse, { pageSize: 2 })).list;
    await vi.waitFor(async () => expect((await first()).map(({ id }) => id)).toEqual([two.id, one.id]));
    expect(await call(saveFeatured, { version: 1, ids: [one.id, two.id] })).toEqual({ version: 2 });
    await vi.waitFor(async () => expect((await first()).map(({ id }) => id)).toEqual([one.id, two.id]));
    await sql`update exhibitor set open = false where id = ${one.id}`.execute(portal.ctx.db);
    expect(await call(saveFeatured, { version: 2, ids: [one.id, two.id] })).toEqual({ version: 3 });
    const { exhibitors } = await call(listFeatured, {});
    expect(exhibitors.map(({ id, open }) => [id, open])).toEqual([
      [one.id, false],
      [two.id, true],
    ]);
  });
});
