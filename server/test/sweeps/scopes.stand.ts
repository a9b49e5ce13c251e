import { videoKey } from '../../src/platform/files/whole-files.ts';
import { sql } from 'kysely';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { followRow, footprintRow, videoFileRow } from '../../../demo/factories/factories.ts';
import { insertRows } from '../../src/platform/database/insert-rows.ts';
import { indexExhibitors } from '../../src/domains/exhibitor/exhibitor.document.ts';
import { dayInBeijing } from '../../src/core/days.ts';
import { newFileId } from '../../src/core/id.ts';
import { makeLive, ON_AIR } from '../lives.ts';
import { openTestPortal, type Person, type TestPortal } from '../portal.ts';
import {
  joinsPool,
  leavesPool,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeScene,
  makeStoredPicture,
  makeVisitor,
  putInPool,
  type Exhibitor,
  type Visitor,
} from '../world.ts';

export type Seen = 0 | 1;
export type Kind = 'visitor' | 'own' | 'other';
export type Viewer = {
  name: string;
  person: Person;
  kind: Kind;
  registered: boolean;
  sees: readonly [all: Seen, pool: Seen, registered: Seen];
};
export type Canary = {
  id: string;
  tokens: string[];
  secret: string;
  pictures: readonly [picture: string, long: string];
  /** Ids of its video and of that video's cover; the video has 1,000 bytes in the store. */
  video: string;
  cover: string;
};

/** In every canary product's names, so that all of them are one search away. */
export const COMMON = 'Kanarienfeld';
const letters = (text: string): string =>
  [...text].map((sign) => String.fromCodePoint(97 + ((sign.codePointAt(0) ?? 0) % 26))).join('');
/** A word that stands nowhere else: letters only, so that search keeps it whole. */
const token = (): string => `cnr${letters(newFileId())}`;

/** A video with its cover, ready. */
async function makeVideo(test: TestPortal, company: Exhibitor): Promise<[string, string]> {
  const video = videoFileRow(company.exhibition_id, company.id);
  const cover = await makeStoredPicture(test, company, { use: 'videoCover' });
  await insertRows(test.ctx.db, 'file', [video]);
  await test.portal.services.files.put(videoKey(video.id), Buffer.alloc(1_000));
  return [video.id, cover];
}

export async function makeCanary(
  test: TestPortal,
  company: Exhibitor,
  given: Parameters<typeof makeProduct>[2],
): Promise<Canary> {
  const [name, english, brand, article, introduction, price, packing, target] = Array.from({ length: 8 }, token);
  const secret = token();
  const picture = await makeStoredPicture(test, company);
  const long = await makeStoredPicture(test, company, { use: 'productLong' });
  const { ingredients } = test.ctx.exhibition;
  const [video, cover] = await makeVideo(test, company);
  const [ingredient] = ingredients.keys();
  const row = await makeProduct(test, company, {
    name_zh: `${COMMON} ${name}`,
    name_en: `${COMMON} ${english}`,
    brand_zh: brand,
    brand_en: brand,
    article_number: article,
    introduction_zh: introduction,
    introduction_en: introduction,
    sale_price: price,
    purchase_price: secret,
    pictures: [picture],
    long_pictures: [long],
    video,
    video_cover: cover,
    category: 'herbicides',
    tags: ['herbicides'],
    attributes: {
      ingredients: [{ code: ingredient ?? '', content: 20, unit: '%' }],
      formulation: 'SL',
      class: 'herbicide',
      modeOfAction: ['HRAC 10'],
      crops: ['rice'],
      packing: { zh: packing ?? '', en: '' },
      targets: [{ zh: target ?? '', en: '' }],
    },
    ...given,
  });
  const tokens = [
    row.id,
    name,
    english,
    brand,
    article,
    introduction,
    price,
    packing,
    target,
    picture,
    long,
    video,
    cover,
  ].map((one) => one ?? '');
  return { id: row.id, tokens, secret, pictures: [picture, long], video, cover };
}

export const LISTS: readonly [string, AnyCall, (stand: Stand) => Record<string, unknown>][] = [
  ['browse', contract.product.browse, () => ({ pageSize: 100 })],
  ['browse, by relevance', contract.product.browse, () => ({ keyword: COMMON, pageSize: 100 })],
  ['browse, newest', contract.product.browse, () => ({ keyword: COMMON, sort: 'newest', pageSize: 100 })],
  ['browse, misspelt', contract.product.browse, () => ({ keyword: COMMON.replace('feld', 'fold'), pageSize: 100 })],
  ['browse, by category', contract.product.browse, () => ({ category: ['herbicides'], pageSize: 100 })],
  ['browse, by class', contract.product.browse, () => ({ class: ['herbicide'], pageSize: 100 })],
  ['browse, by ingredient', contract.product.browse, ({ ingredient }) => ({ ingredient: [ingredient], pageSize: 100 })],
  ['browse, by formulation', contract.product.browse, () => ({ formulation: ['SL'], pageSize: 100 })],
  ['browse, by mode of action', contract.product.browse, () => ({ modeOfAction: ['HRAC 10'], pageSize: 100 })],
  ['browse, by crop', contract.product.browse, () => ({ crop: ['rice'], pageSize: 100 })],
  ['browse, by hall', contract.product.browse, ({ a }) => ({ hall: [a.hall], keyword: COMMON, pageSize: 100 })],
  ['browse, by country', contract.product.browse, () => ({ country: ['CN'], pageSize: 100 })],
  ["an exhibitor's list", contract.product.ofExhibitor, ({ a }) => ({ exhibitorId: a.id, pageSize: 100 })],
  ['covers of the exhibitor list', contract.exhibitor.browse, () => ({ pageSize: 100 })],
  ['covers of the exhibitor detail', contract.exhibitor.detail, ({ a }) => ({ id: a.id })],
  ['suggestions', contract.search.suggest, () => ({ text: COMMON.slice(0, 7) })],
  ['suggestions, whole word', contract.search.suggest, () => ({ text: COMMON })],
  [
    'compared side by side',
    contract.product.compare,
    ({ canaries, deleted }) => ({ ids: [...canaries.map(({ id }) => id), deleted.id] }),
  ],
  [
    'compared with one of a closed exhibitor',
    contract.product.compare,
    ({ canaries, closed }) => ({ ids: [...canaries.map(({ id }) => id), closed.id] }),
  ],
  ["an ingredient's page", contract.ingredient.detail, ({ ingredient }) => ({ slug: ingredient, pageSize: 100 })],
  ['instead of no results', contract.search.rescue, () => ({ keyword: `${COMMON} 7771 g/L` })],
  ['like another product', contract.product.detail, ({ beside }) => ({ id: beside })],
  ['you may like', contract.recommendation.youMayLike, () => ({})],
];
/** Also for companies, each of which sees its own here. */
export const OF_COMPANIES_TOO: typeof LISTS = [
  ['points of scenes', contract.hotspot.ofExhibitor, ({ a }) => ({ exhibitorId: a.id, pageSize: 100 })],
  ['exhibits of a live', contract.live.products, ({ live }) => ({ id: live })],
  ['points of a closed exhibitor', contract.hotspot.ofExhibitor, ({ closedCompany: { id } }) => ({ exhibitorId: id })],
];
export const OF_VISITORS: readonly [string, AnyCall, (stand: Stand) => Record<string, unknown>][] = [
  ['favourite products', contract.favourite.products, () => ({ pageSize: 100 })],
  ['favourite ids', contract.favourite.ids, () => ({})],
  ['new where one follows', contract.follow.list, () => ({})],
  ['footprints', contract.footprint.products, () => ({ pageSize: 100 })],
  [
    'asked about in an inquiry',
    contract.inquiry.recipients,
    ({ canaries, deleted, closed }) => ({ productIds: [...canaries, deleted, closed].map(({ id }) => id) }),
  ],
  ['exhibits of favourite exhibitors', contract.favourite.exhibitors, () => ({ pageSize: 100 })],
  ['exhibits of exhibitors looked at', contract.footprint.exhibitors, () => ({ pageSize: 100 })],
];

export type Stand = {
  test: TestPortal;
  a: Exhibitor;
  viewers: Viewer[];
  /** By scope: 0 all buyers, 1 customer pool, 2 pre-registered. */
  canaries: readonly [Canary, Canary, Canary];
  deleted: Canary;
  closed: Canary;
  closedCompany: Exhibitor;
  /** Everybody may watch it; all of A's are shown in it. */
  live: string;
  /** A scene of nothing but one of these, by that one's id. */
  scenes: ReadonlyMap<string, string>;
  /** A public product of another company with the same ingredient. */
  beside: string;
  ingredient: string;
};

export async function makeViewers(test: TestPortal, a: Exhibitor, b: Exhibitor): Promise<Viewer[]> {
  const unapproved = { review_state: 'notApproved' } as const;
  const member = async (given: Parameters<typeof makeVisitor>[1], exhibitor = a) => {
    const visitor = await makeVisitor(test, given);
    await joinsPool(test, exhibitor, visitor, 'INVITE_CODE');
    return visitor;
  };
  const inPool = await member(unapproved);
  const poolWaiting = await makeVisitor(test, unapproved);
  await putInPool(test, a, poolWaiting, { state: 'toBeConfirmed' });
  const removed = await member(unapproved);
  await leavesPool(test, a, removed);
  const withdrawn = await member(unapproved);
  await leavesPool(test, a, withdrawn, 'visitor');
  // whatever the company does alone
  await joinsPool(test, a, withdrawn, 'SCAN');
  const returned = await member(unapproved);
  await leavesPool(test, a, returned);
  await joinsPool(test, a, returned, 'INVITATION');
  const lapsed = await makeVisitor(test, unapproved);
  await putInPool(test, a, lapsed, { expires_on: dayInBeijing(new Date(Date.now() - 24 * 3_600_000)) });
  const inOther = await member(unapproved, b);
  const inPoolAndApproved = await member({});
  const resigned = await makeEmployee(test, a);
  await sql`update employee set resigned_at = now() where id = ${resigned.employeeId}`.execute(test.ctx.db);
  const visitor = (name: string, person: Person, sees: Viewer['sees'], registered = true): Viewer => ({
    name,
    person,
    kind: 'visitor',
    registered,
    sees,
  });
  const other = (name: string, person: Person, kind: Kind, sees: Viewer['sees']): Viewer => ({
    name,
    person,
    kind,
    registered: false,
    sees,
  });
  return [
    other('anonymous', { token: null }, 'other', [1, 0, 0]),
    visitor(
      'registration unfinished',
      await makeVisitor(test, { complete_exhibition_registration: false }),
      [1, 0, 0],
      false,
    ),
    visitor('registered, no relation', await makeVisitor(test, unapproved), [1, 0, 0]),
    visitor("in A's pool, approved", inPool, [1, 1, 0]),
    visitor("in A's pool, waiting", poolWaiting, [1, 0, 0]),
    visitor("removed from A's pool", removed, [1, 0, 0]),
    visitor("withdrawn from A's pool, and scanned again by A", withdrawn, [1, 0, 0]),
    visitor("removed from A's pool, and invited anew", returned, [1, 1, 0]),
    visitor("in A's pool until yesterday", lapsed, [1, 0, 0]),
    visitor("in B's pool only", inOther, [1, 0, 0]),
    visitor('pre-registered, approved', await makeVisitor(test), [1, 0, 1]),
    visitor('pre-registered, waiting', await makeVisitor(test, { review_state: 'underReview' }), [1, 0, 0]),
    visitor("pre-registered, approved, in A's pool", inPoolAndApproved, [1, 1, 1]),
    other('A, administrator', await makeEmployee(test, a, { admin: true }), 'own', [1, 1, 1]),
    other('A, staff', await makeEmployee(test, a), 'own', [1, 1, 1]),
    other('A, resigned', resigned, 'own', [0, 0, 0]),
    other('B, administrator', await makeEmployee(test, b, { admin: true }), 'own', [0, 0, 0]),
    other('organizer', await makeOrganizer(test), 'other', [1, 1, 1]),
  ];
}

export async function openStand(): Promise<Stand> {
  const test = await openTestPortal();
  const a = await makeExhibitor(test);
  const b = await makeExhibitor(test);
  const shut = await makeExhibitor(test, { open: false });
  const [ingredient = ''] = test.ctx.exhibition.ingredients.keys();
  const beside = await makeProduct(test, b, {
    attributes: { ingredients: [{ code: ingredient, content: 10, unit: '%' }] },
  });
  const canaries = [
    await makeCanary(test, a, { scope: 0 }),
    await makeCanary(test, a, { scope: 1 }),
    await makeCanary(test, a, { scope: 2 }),
  ] as const;
  const deleted = await makeCanary(test, a, { scope: 0, deleted_at: new Date().toISOString() });
  const closed = await makeCanary(test, shut, { scope: 0 });
  // all of them in one picture, and each in one of its own
  const shown = [...canaries, deleted].map(({ id }) => id);
  await makeScene(test, a, shown);
  const scenes = new Map<string, string>();
  for (const id of shown) scenes.set(id, (await makeScene(test, a, [id])).id);
  scenes.set(closed.id, (await makeScene(test, shut, [closed.id])).id);
  const { id: live } = await makeLive(test, a, ON_AIR, shown);
  const viewers = await makeViewers(test, a, b);
  const all = [...canaries, deleted, closed];
  for (const { person } of viewers.filter((viewer) => viewer.kind === 'visitor')) {
    await makeFavourites(test, visitorId(person), all);
    await makeFootprints(test, visitorId(person), a, all);
    await makeFollows(test, visitorId(person), [a, shut]);
  }
  // as every change of an exhibit does: its company is found by what everybody sees of it
  await indexExhibitors(test.ctx, [a.id, b.id, shut.id]);
  const companies = { a, closedCompany: shut };
  return { test, ...companies, viewers, canaries, deleted, closed, live, scenes, beside: beside.id, ingredient };
}

export const visitorId = (person: Person & Partial<Visitor>): string => person.visitorId ?? '';

/** As if every viewer had once favoured everything: the scope is asked when reading (sharp edges). */
async function makeFavourites(test: TestPortal, visitor: string, all: readonly Canary[]): Promise<void> {
  const rows = all.map(({ id }) => ({
    exhibition_id: test.ctx.exhibition.id,
    visitor_id: visitor,
    subject_type: 'PRODUCT',
    subject_id: id,
    deleted: false,
    created_at: new Date().toISOString(),
  }));
  await insertRows(test.ctx.db, 'favourite', rows);
}

/** Every viewer has followed both companies since the day before, so that all of it is new. */
async function makeFollows(test: TestPortal, visitor: string, companies: readonly Exhibitor[]): Promise<void> {
  const created_at = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const rows = companies.map(({ id }) => followRow(test.ctx.exhibition.id, visitor, { subject: id, created_at }));
  await insertRows(test.ctx.db, 'follow', rows);
}

/** As if every viewer had once looked at everything, and at the company that shows it. */
async function makeFootprints(test: TestPortal, visitor: string, a: Exhibitor, all: readonly Canary[]): Promise<void> {
  const subjects = [{ type: 'ACTOR', id: a.id } as const, ...all.map(({ id }) => ({ type: 'PRODUCT', id }) as const)];
  const viewer = { type: 'VISITOR', id: visitor } as const;
  const fair = test.ctx.exhibition.id;
  await insertRows(
    test.ctx.db,
    'footprint',
    subjects.map((subject) => footprintRow(fair, viewer, subject, { owner_id: a.id })),
  );
  await insertRows(test.ctx.db, 'favourite', [
    { exhibition_id: fair, visitor_id: visitor, subject_type: 'ACTOR', subject_id: a.id, deleted: false },
  ]);
}
