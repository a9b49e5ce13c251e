import type { Updateable } from 'kysely';
import sharp from 'sharp';
import type { InputOf } from '@fairbridge/contract/call.ts';
import type { DocumentUse, PictureUse } from '@fairbridge/contract/limits.ts';
import type { save } from '@fairbridge/contract/own-product/own-product.calls.ts';
import type { StaffRole } from '@fairbridge/contract/roles.ts';
import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';
import { joinPool, leavePools } from '../src/domains/contact/contact.joining.ts';
import { hashPassword } from '../src/domains/account/account.passwords.ts';
import { indexExhibitors } from '../src/domains/exhibitor/exhibitor.document.ts';
import { documentKey } from '../src/platform/files/whole-files.ts';
import { indexVisitors } from '../src/domains/visitor/visitor.document.ts';
import { indexProducts } from '../src/domains/product/product.document.ts';
import {
  accountRow,
  collectionExhibitorRows,
  collectionRow,
  commentRow,
  contactRow,
  documentRequestRow,
  documentRow,
  drawnFileRow,
  employeeRow,
  exhibitorRow,
  pageLinkRow,
  pointRow,
  postRow,
  productRow,
  sceneRow,
  videoFileRow,
  visitorRow,
  type SpeakerRow,
  orderRow,
} from '../../demo/factories/factories.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import type { Tables } from '../src/platform/database/kysely.ts';
import { newFileId } from '../src/core/id.ts';
import { inTransaction, type FairContext } from '../src/core/fair-context.ts';
import { plainPdf } from './pdfs.ts';
import type { Person, TestPortal } from './portal.ts';

export const PASSWORD = 'Zhanqiao26';
let passwordHash: Promise<string> | null = null;
/** One hash for all test accounts: hashing is slow by design. */
export const testPasswordHash = (): Promise<string> => (passwordHash ??= hashPassword(PASSWORD));

type Given<F extends (...parameters: never[]) => unknown> = F extends (...parameters: infer P) => unknown
  ? Exclude<P[1], undefined>
  : never;

/** A company that is open, with its search document. */
export async function makeExhibitor(
  test: TestPortal,
  given: Given<typeof exhibitorRow> = {},
  ctx: FairContext = test.ctx,
) {
  const hall = [...ctx.exhibition.halls.keys()][0] ?? null;
  const row = exhibitorRow(ctx.exhibition.id, { hall, booth_number: 'A01', categories: ['herbicides'], ...given });
  await insertRows(ctx.db, 'exhibitor', [row]);
  await indexExhibitors(ctx, [row.id]);
  return row;
}

export type Exhibitor = Awaited<ReturnType<typeof makeExhibitor>>;

/** A product with its search document. */
export async function makeProduct(
  test: TestPortal,
  exhibitor: Exhibitor,
  given: Parameters<typeof productRow>[1] = {},
  ctx: FairContext = test.ctx,
) {
  const category = [...ctx.exhibition.categories.keys()][0] ?? '';
  const row = productRow(exhibitor, { category, ...given });
  await insertRows(ctx.db, 'product', [row]);
  await indexProducts(ctx, [row.id]);
  test.portal.services.search.invalidate(ctx.exhibition.id);
  return row;
}

export async function makeAccount(test: TestPortal, given: Parameters<typeof accountRow>[0] = {}) {
  const row = accountRow({ password_hash: await testPasswordHash(), ...given });
  await insertRows(test.ctx.db, 'account', [row]);
  return row;
}

export type Visitor = Person & { accountId: string; visitorId: string; email: string };

/** A signed-in visitor; registered and approved unless told otherwise. */
export async function makeVisitor(
  test: TestPortal,
  given: Parameters<typeof visitorRow>[2] = {},
  ctx: FairContext = test.ctx,
): Promise<Visitor> {
  const account = await makeAccount(test);
  const row = visitorRow(ctx.exhibition.id, account.id, given);
  await insertRows(ctx.db, 'visitor', [row]);
  await indexVisitors(ctx, [row.id]);
  test.portal.services.visitorCounts.changed(ctx.exhibition.id);
  const token = await test.portal.services.sessions.start(ctx, account.id, 'VISITOR', false);
  return { token, accountId: account.id, visitorId: row.id, email: account.email ?? '' };
}

export type Employee = Person & { accountId: string; employeeId: string; email: string };

/** A signed-in employee of a company. */
export async function makeEmployee(
  test: TestPortal,
  exhibitor: Exhibitor,
  given: Given<typeof employeeRow> = {},
  ctx: FairContext = test.ctx,
): Promise<Employee> {
  const account = await makeAccount(test);
  const row = employeeRow(exhibitor, { account_id: account.id, email: account.email ?? '', ...given });
  await insertRows(ctx.db, 'employee', [row]);
  const token = await test.portal.services.sessions.start(ctx, account.id, 'ACTOR', false);
  return { token, accountId: account.id, employeeId: row.id, email: account.email ?? '' };
}

export type Organizer = Person & { accountId: string; staffId: string; email: string };

/** Signed-in staff of the organizer; an owner unless told otherwise. */
export async function makeOrganizer(
  test: TestPortal,
  ctx: FairContext = test.ctx,
  role: StaffRole = 'owner',
): Promise<Organizer> {
  const account = await makeAccount(test);
  await insertRows(ctx.db, 'organizer_staff', [
    { id: account.id, exhibition_id: ctx.exhibition.id, account_id: account.id, role },
  ]);
  const token = await test.portal.services.sessions.start(ctx, account.id, 'ORGANIZER', false);
  return { token, accountId: account.id, staffId: account.id, email: account.email ?? '' };
}

export async function putInPool(
  test: TestPortal,
  exhibitor: Exhibitor,
  visitor: Visitor,
  given: Parameters<typeof contactRow>[2] = {},
): Promise<void> {
  await insertRows(test.ctx.db, 'contact', [contactRow(exhibitor, visitor.visitorId, given)]);
  test.portal.services.sessions.forget();
}

/** In as the portal lets somebody in. */
export const joinsPool = (test: TestPortal, exhibitor: Exhibitor, visitor: Visitor, source: ContactSource = 'CARD') =>
  inTransaction(test.ctx, (inner) =>
    joinPool(test.portal.services.jobs, inner, {
      exhibitorId: exhibitor.id,
      visitorId: visitor.visitorId,
      employeeId: null,
      source,
    }),
  );

/** Out as the portal lets somebody out, or takes them out. */
export const leavesPool = (
  test: TestPortal,
  exhibitor: Exhibitor,
  visitor: Visitor,
  by: Parameters<typeof leavePools>[3] = 'exhibitor',
) =>
  inTransaction(test.ctx, (inner) =>
    leavePools(test.portal.services.jobs, inner, { exhibitorId: exhibitor.id, visitorId: visitor.visitorId }, by),
  );

/** An order, and how its lead stands. */
export async function makeOrder(
  test: TestPortal,
  product: Parameters<typeof orderRow>[0],
  visitor: Visitor,
  given: Parameters<typeof orderRow>[2] = {},
  asLead: Updateable<Tables['lead']> = {},
): Promise<string> {
  const row = orderRow(product, visitor.visitorId, given);
  await insertRows(test.ctx.db, 'intent_order', [row]);
  if (Object.keys(asLead).length > 0) await giveLead(test, row.id, asLead);
  return row.id;
}

/** How a lead stands, which was written with its order: who deals with it, how far it is. */
export async function giveLead(test: TestPortal, id: string, given: Updateable<Tables['lead']>): Promise<void> {
  await test.ctx.db
    .updateTable('lead')
    .set(given)
    .where('exhibition_id', '=', test.ctx.exhibition.id)
    .where('id', '=', id)
    .execute();
}

/** A link that the organizer placed on the pages. */
export async function makePageLink(
  test: TestPortal,
  given: Given<typeof pageLinkRow> = {},
  ctx: FairContext = test.ctx,
) {
  const row = pageLinkRow(ctx.exhibition.id, given);
  await insertRows(ctx.db, 'page_link', [row]);
  return row;
}

/** A collection of these exhibitors; published unless told otherwise. */
export async function makeCollection(
  test: TestPortal,
  exhibitorIds: readonly string[],
  given: Given<typeof collectionRow> = {},
  ctx: FairContext = test.ctx,
) {
  const row = collectionRow(ctx.exhibition.id, given);
  await insertRows(ctx.db, 'collection', [row]);
  await insertRows(ctx.db, 'collection_exhibitor', collectionExhibitorRows(row, exhibitorIds));
  return row;
}

/** A picture of the organizer for this use. */
export async function makeOrganizersPicture(
  test: TestPortal,
  use: PictureUse,
  ctx: FairContext = test.ctx,
): Promise<string> {
  const row = drawnFileRow(ctx.exhibition.id, ctx.exhibition.id, {}, { width: 1200, height: 600 }, use);
  await insertRows(ctx.db, 'file', [row]);
  return row.id;
}

/** A video of the organizer for a banner, whose bytes are in no store. */
export async function makeOrganizersVideo(test: TestPortal, ctx: FairContext = test.ctx): Promise<string> {
  const row = videoFileRow(ctx.exhibition.id, ctx.exhibition.id, { use: 'bannerVideo' });
  await insertRows(ctx.db, 'file', [row]);
  return row.id;
}

/** A picture of a company that its products may use. */
export async function makePicture(
  test: TestPortal,
  exhibitor: Exhibitor,
  ctx: FairContext = test.ctx,
): Promise<string> {
  const row = drawnFileRow(exhibitor.exhibition_id, exhibitor.id, {}, { width: 800, height: 800 }, 'product');
  await insertRows(ctx.db, 'file', [row]);
  return row.id;
}

let stored: Promise<Buffer> | null = null;
const storedBytes = (): Promise<Buffer> =>
  (stored ??= sharp({ create: { width: 800, height: 800, channels: 3, background: '#0f5b3e' } })
    .webp()
    .toBuffer());

/** A picture with its bytes in the store, as an upload leaves it; one of an exhibit unless told otherwise. */
export async function makeStoredPicture(
  test: TestPortal,
  exhibitor: Exhibitor,
  { use = 'product', ctx = test.ctx }: { use?: PictureUse; ctx?: FairContext } = {},
): Promise<string> {
  const webp = await storedBytes();
  const drawn = drawnFileRow(exhibitor.exhibition_id, exhibitor.id, {}, { width: 800, height: 800 }, use);
  await test.portal.services.pictures.put(drawn.id, webp);
  await insertRows(ctx.db, 'file', [{ ...drawn, kind: 'webp', drawing: null, bytes: webp.length }]);
  return drawn.id;
}

/** A picture of a company for its latest products. */
export async function makeLatestPicture(
  test: TestPortal,
  exhibitor: Exhibitor,
  ctx: FairContext = test.ctx,
): Promise<string> {
  const row = drawnFileRow(exhibitor.exhibition_id, exhibitor.id, {}, { width: 400, height: 400 }, 'latest');
  await insertRows(ctx.db, 'file', [row]);
  return row.id;
}

/** A PDF of a company that its exhibits may show as a document, or of somebody’s message; `says` stands in its bytes. */
export async function makeDocumentFile(
  test: TestPortal,
  exhibitor: { exhibition_id: string; id: string },
  says = 'A document',
  ctx: FairContext = test.ctx,
  use: DocumentUse = 'document',
): Promise<string> {
  const id = newFileId();
  const bytes = plainPdf(says);
  await test.portal.services.files.put(documentKey(id), bytes);
  const own = { id, exhibition_id: exhibitor.exhibition_id, owner_id: exhibitor.id };
  await ctx.db
    .insertInto('file')
    .values({ ...own, use, kind: 'pdf', bytes: bytes.length, pages: 1 })
    .execute();
  return id;
}

type Exhibit = { exhibition_id: string; exhibitor_id: string; id: string };

/** A document of an exhibit with its file, which says `says`. */
export async function makeDocument(
  test: TestPortal,
  product: Exhibit,
  given: Parameters<typeof documentRow>[2] & { says?: string } = {},
  ctx: FairContext = test.ctx,
) {
  const { says, ...columns } = given;
  const owner = { exhibition_id: product.exhibition_id, id: product.exhibitor_id };
  const file = columns.file_id ?? (await makeDocumentFile(test, owner, says, ctx));
  const row = documentRow(product, file, columns);
  await insertRows(ctx.db, 'product_document', [row]);
  return row;
}

/** What a visitor asked of a company, or was given. */
export async function makeDocumentRequest(
  test: TestPortal,
  product: Exhibit,
  documentId: string,
  visitorId: string,
  given: Parameters<typeof documentRequestRow>[3] = {},
) {
  const row = documentRequestRow(product, documentId, visitorId, given);
  await insertRows(test.ctx.db, 'document_request', [row]);
  return row;
}

/** A picture of a company that its scenes may use. */
export async function makeScenePicture(
  test: TestPortal,
  exhibitor: Exhibitor,
  ctx: FairContext = test.ctx,
): Promise<string> {
  const row = drawnFileRow(exhibitor.exhibition_id, exhibitor.id, {}, { width: 1200, height: 675 }, 'scene');
  await insertRows(ctx.db, 'file', [row]);
  return row.id;
}

/** A scene with points on these exhibits, in this order. */
export async function makeScene(
  test: TestPortal,
  exhibitor: Exhibitor,
  productIds: readonly string[],
  given: Parameters<typeof sceneRow>[2] = {},
  ctx: FairContext = test.ctx,
) {
  const row = sceneRow(exhibitor, given.picture ?? (await makeScenePicture(test, exhibitor, ctx)), given);
  await insertRows(ctx.db, 'hotspot_scene', [row]);
  await insertRows(
    ctx.db,
    'hotspot_point',
    productIds.map((id, at) => pointRow(row, at + 1, id)),
  );
  return row;
}

/** A picture of a visitor, or of a company, that posts may use. */
export async function makePostPicture(test: TestPortal, ownerId: string, ctx: FairContext = test.ctx): Promise<string> {
  const row = drawnFileRow(ctx.exhibition.id, ownerId, {}, { width: 800, height: 800 }, 'post');
  await insertRows(ctx.db, 'file', [row]);
  return row.id;
}

/** A video that is ready, with its cover, both uploaded for a post. */
export async function makePostVideo(
  test: TestPortal,
  ownerId: string,
  ctx: FairContext = test.ctx,
): Promise<{ video: string; videoCover: string }> {
  const video = videoFileRow(ctx.exhibition.id, ownerId, { use: 'postVideo' });
  const cover = drawnFileRow(ctx.exhibition.id, ownerId, {}, { width: 1280, height: 720 }, 'videoCover');
  await insertRows(ctx.db, 'file', [video]);
  await insertRows(ctx.db, 'file', [cover]);
  return { video: video.id, videoCover: cover.id };
}

/** How somebody signed in stands in the rows of the business circle. */
export const speakerOf = (person: Visitor | Employee, exhibitor?: { id: string }): SpeakerRow =>
  'visitorId' in person
    ? { visitor: { id: person.visitorId } }
    : { employee: { id: person.employeeId, exhibitor_id: exhibitor?.id ?? '' } };

/** A post that everybody sees, unless told otherwise. */
export async function makePost(
  test: TestPortal,
  author: SpeakerRow,
  given: Parameters<typeof postRow>[2] = {},
  ctx: FairContext = test.ctx,
) {
  const row = postRow(ctx.exhibition.id, author, given);
  await insertRows(ctx.db, 'post', [row]);
  return row;
}

export async function makeComment(
  test: TestPortal,
  post: { exhibition_id: string; id: string },
  author: SpeakerRow,
  given: Parameters<typeof commentRow>[2] = {},
) {
  const row = commentRow(post, author, given);
  await insertRows(test.ctx.db, 'post_comment', [row]);
  return row;
}

/** What an exhibitor types into the form of a new exhibit, complete and right. */
export async function productInput(
  test: TestPortal,
  exhibitor: Exhibitor,
  given: Partial<InputOf<typeof save>> = {},
  ctx: FairContext = test.ctx,
): Promise<InputOf<typeof save>> {
  const picture = await makePicture(test, exhibitor, ctx);
  const [category = ''] = ctx.exhibition.categories.keys();
  return {
    name: { zh: '草甘膦异丙胺盐', en: 'Glyphosate IPA' },
    categoryCode: category,
    tags: [category],
    pictures: [picture],
    longPictures: [picture],
    scope: 2,
    ...given,
  };
}
