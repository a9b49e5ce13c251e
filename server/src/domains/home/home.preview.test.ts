import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { HOME_READERS, type HomeReader } from '@fairbridge/contract/home/home.shapes.ts';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { buildApp } from '../../app.ts';
import { draw } from '../../../../demo/draw.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeExhibitor, makeOrganizer, makePageLink, makePicture, makeProduct } from '../../../test/world.ts';

const { home, exhibition, product } = contract;

const portal = testPortal({ RATE_MULTIPLIER: '1000' });
let editor: Person;
/** What the page would be made of. */
let seen: { links: string[]; sections: string[]; products: string[]; user: CurrentUser | null };

/** Stands for the pages: asks what the real home page asks, as whoever it is made for. */
async function ask(ownApi: CallApi, api: CallApi, user: CurrentUser | null): Promise<string> {
  const page = await ownApi(exhibition.page, {});
  const { list } = await api(product.browse, { pageNum: 1, pageSize: 50 });
  seen = {
    links: [...page.banners, ...page.carousel, ...page.quickLinks].map(({ title }) => title.en),
    sections: page.sections.map(({ title }) => title.en),
    products: list.map(({ name }) => name.en),
    user,
  };
  return '<!doctype html>';
}

beforeAll(async () => {
  editor = await makeOrganizer(portal, portal.ctx, 'editor');
  const { readerApi } = buildApp(portal.portal, draw);
  portal.portal.services.readerPages.open((ctx, _path, { caller, user, lang }) => {
    const own = readerApi(ctx, caller, lang);
    return ask(own, caller.kind === 'exhibitor' ? readerApi(ctx, { kind: 'anonymous' }, lang) : own, user);
  });
  const exhibitor = await makeExhibitor(portal);
  for (const [scope, name] of ['For all', 'For the pool', 'For registered visitors'].entries())
    await makeProduct(portal, exhibitor, { scope, name_zh: name, name_en: name });
  const link = (title: string, more: Parameters<typeof makePageLink>[1]) =>
    makePageLink(portal, { title_zh: title, title_en: title, url: '/news', url_type: 'internal', ...more });
  await link('All', { place: 'quickLink' });
  await link('Guests', { place: 'quickLink', subject_type: 'anonymous' });
  await link('Visitors', { place: 'quickLink', subject_type: 'VISITOR', is_login: 'signedIn' });
  await link('Exhibitors', { place: 'quickLink', subject_type: 'ACTOR' });
  await link('Off', { place: 'quickLink', shown: false });
});

const look = (as: HomeReader, more: object = {}) =>
  portal.as(editor)(home.preview, { as, lang: 'en', width: 1440, ...more });

describe('the home page looked at as somebody else', () => {
  test.each([
    ['guest', ['All', 'Guests'], ['For all'], null],
    ['visitor', ['All', 'Visitors'], ['For all', 'For registered visitors'], 'VISITOR'],
    ['exhibitor', ['All', 'Exhibitors'], ['For all'], 'ACTOR'],
  ] as const)(
    '%s: the links and exhibits of that reader, and none that staff alone see',
    async (as, links, shown, kind) => {
      await look(as);
      const own = ['All', 'Guests', 'Visitors', 'Exhibitors', 'Off'];
      expect(seen.links.filter((title) => own.includes(title))).toEqual(links);
      expect(seen.products.filter((name) => name.startsWith('For ')).toSorted()).toEqual(shown);
      expect(seen.user?.subjectType ?? null).toBe(kind);
    },
  );

  test('shows what is not saved, and leaves everything as it was', async () => {
    const call = portal.as(editor);
    const before = await call(home.listSections, {});
    const links = await call(home.listLinks, {});
    const sections = before.sections.map((one, at) =>
      at === 0 ? { ...one, shown: true, title: { zh: '未保存', en: 'Not saved' } } : one,
    );
    const form = {
      place: 'quickLink' as const,
      title: { zh: '新链接', en: 'A new link' },
      urlType: 'internal' as const,
      url: '/news',
    };
    for (const as of HOME_READERS) {
      await look(as, { sections, link: { id: null, form } });
      expect(seen.sections).toContain('Not saved');
      expect(seen.links).toContain('A new link');
    }
    expect(await call(home.listSections, {})).toEqual(before);
    expect(await call(home.listLinks, {})).toEqual(links);
    expect(
      (await portal.as({ token: null })(exhibition.page, {})).quickLinks.map(({ title }) => title.en),
    ).not.toContain('A new link');
  });

  test('takes a link that exists with what is typed, and no picture of somebody else', async () => {
    const call = portal.as(editor);
    const { places } = await call(home.listLinks, {});
    const [link] = places.find(({ place }) => place === 'quickLink')?.links ?? [];
    if (link === undefined) throw new Error('there is a quick link');
    const form = { place: 'quickLink', title: { zh: '', en: 'Typed' }, urlType: 'internal', url: '/news' } as const;
    await look('guest', { link: { id: link.id, form } });
    expect(seen.links).toContain('Typed');
    const strange = await makePicture(portal, await makeExhibitor(portal));
    expect(
      await outcomeOf(look('guest', { link: { id: null, form: { ...form, place: 'banner', picture: strange } } })),
    ).toBe('badInput');
    expect(await outcomeOf(look('guest', { link: { id: 'A000000001', form } }))).toBe('notFound');
  });
});
