import type { Insertable } from 'kysely';
import type { z } from 'zod';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { DocumentUse, PictureUse } from '@fairbridge/contract/limits.ts';
import type { LatestRow } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { draftForm } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { attributes as attributesShape, type Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import { strengthOf } from '../../server/src/domains/product/product.strength.ts';
import { newFileId, newId } from '../../server/src/core/id.ts';
import type { Tables } from '../../server/src/platform/database/kysely.ts';
import type { DataSheet } from '../../server/src/domains/product-document/data-sheet.shapes.ts';

/**
 * Rows of every table, made with what they need and taking overrides. Tests, end-to-end tests and the demo fairs use the same ones,
 * so that a test shows only what matters to it, and demo data cannot drift from what is tested.
 * JSON columns are given as plain values: rows are inserted by `insertRows`, which sends them as JSON.
 */
type Row<T extends keyof Tables> = Insertable<Tables[T]>;

let serial = 0;
const next = (): number => (serial += 1);

let latestMicrosecond = 0;
/**
 * Now, and later than all that was made before: lists go by the time and then by ids, which chance makes. Rows of one millisecond differ by
 * the microseconds that PostgreSQL keeps, so that they stay in the order they were made in.
 */
function madeAt(): string {
  latestMicrosecond = Math.max(Date.now() * 1_000, latestMicrosecond + 1);
  const millisecond = Math.floor(latestMicrosecond / 1_000);
  const rest = String(latestMicrosecond % 1_000).padStart(3, '0');
  return new Date(millisecond).toISOString().replace('Z', `${rest}Z`);
}

export function exhibitionRow(given: Partial<Row<'exhibition'>> = {}): Row<'exhibition'> & { id: string } {
  const number = next();
  return {
    code: `fair${number}`,
    host: null,
    is_default: false,
    name_zh: `第${number}届测试展览会`,
    name_en: `Test Fair ${number}`,
    short_name_zh: `测试展${number}`,
    short_name_en: `Test ${number}`,
    slogan_zh: '',
    slogan_en: '',
    search_hint_zh: '',
    search_hint_en: '',
    venue_zh: '测试展馆',
    venue_en: 'Test venue',
    city_zh: '上海',
    city_en: 'Shanghai',
    about_zh: '',
    about_en: '',
    starts_on: '2027-03-10',
    ends_on: '2027-03-12',
    theme: { action: '#0F5B3E', accent: '#E8B33F', ink: '#1C2321', paper: '#FAF8F3' },
    consent_version: '2026-01',
    formulations: [],
    crops: [],
    classes: [],
    company_types: [
      { code: 'manufacturer', name: { zh: '生产企业', en: 'Manufacturer' } },
      { code: 'trader', name: { zh: '贸易商', en: 'Trader' } },
    ],
    attributes: [],
    questions_answered: [],
    receivers: [{ code: 'importers', name: { zh: '进口商', en: 'Importers' } }],
    ...given,
    id: given.id ?? newId(),
  } as Row<'exhibition'> & { id: string };
}

export function accountRow(given: Partial<Row<'account'>> = {}): Row<'account'> & { id: string } {
  return {
    email: `person${next()}@fair.example`,
    mobile: null,
    password_hash: null,
    ...given,
    id: given.id ?? newId(),
  };
}

export function exhibitorRow(
  exhibitionId: string,
  given: Partial<Row<'exhibitor'>> = {},
): Row<'exhibitor'> & { id: string } {
  const number = next();
  return {
    exhibition_id: exhibitionId,
    name_zh: `测试展商${number}有限公司`,
    name_en: `Test Exhibitor ${number} Co., Ltd.`,
    short_name_zh: `测试${number}`,
    short_name_en: `Test ${number}`,
    brand: '',
    country: 'CN',
    province_zh: '江苏',
    province_en: 'Jiangsu',
    city_zh: '南京',
    city_en: 'Nanjing',
    address_zh: '',
    address_en: '',
    website: '',
    email: '',
    telephone: '',
    scale: '',
    founded_year: null,
    introduction_zh: '',
    introduction_en: '',
    main_business_scope_zh: '',
    main_business_scope_en: '',
    sourcing_demand_zh: '',
    sourcing_demand_en: '',
    hall: null,
    booth_number: '',
    categories: [],
    company_types: [],
    logo: '',
    banners: [],
    videos: [],
    video_covers: [],
    package: 'standard',
    open: true,
    featured: null,
    pinyin: '',
    ...given,
    id: given.id ?? newId(),
  };
}

export function employeeRow(
  exhibitor: { exhibition_id: string; id: string },
  given: Partial<Row<'employee'>> = {},
): Row<'employee'> & { id: string } {
  return {
    exhibition_id: exhibitor.exhibition_id,
    exhibitor_id: exhibitor.id,
    account_id: null,
    name_zh: '张伟',
    name_en: 'Zhang Wei',
    position_zh: '销售经理',
    position_en: 'Sales manager',
    email: '',
    mobile: '',
    admin: false,
    language: 'zh',
    resigned_at: null,
    version: 1,
    invited_at: null,
    // an account stands for somebody who has come, unless told otherwise
    joined_at: given.account_id === undefined || given.account_id === null ? null : madeAt(),
    handed_to: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** A visitor whose registration is complete and approved, unless told otherwise. */
export function visitorRow(
  exhibitionId: string,
  accountId: string,
  given: Partial<Row<'visitor'>> = {},
): Row<'visitor'> & { id: string } {
  const done = given.complete_exhibition_registration ?? true;
  return {
    exhibition_id: exhibitionId,
    account_id: accountId,
    name: '李敏',
    title: 'lady',
    position: '采购经理',
    department: '采购部',
    mobile_area_code: '86',
    mobile: '13800000000',
    company: '禾田农资有限公司',
    country: 'CN',
    province: 'CN-JS',
    city: '320100',
    address: '',
    website: '',
    complete_visitor: done,
    complete_visitor_register: done,
    complete_questionnaire: done,
    complete_exhibition_registration: done,
    review_state: done ? 'approved' : null,
    review_reason: '',
    language: 'zh',
    completed_at: done ? madeAt() : null,
    listed: true,
    looks_shown: true,
    advertising_sharing: false,
    ...given,
    id: given.id ?? newId(),
  };
}

/** That somebody looked at an exhibitor, a product (`owner_id`: the company that shows it) or a visitor. */
export function footprintRow(
  exhibitionId: string,
  viewer: { type: 'VISITOR' | 'ACTOR'; id: string },
  subject: { type: 'ACTOR' | 'PRODUCT' | 'VISITOR'; id: string },
  given: Partial<Row<'footprint'>> = {},
): Row<'footprint'> {
  const now = madeAt();
  return {
    exhibition_id: exhibitionId,
    viewer_type: viewer.type,
    viewer_id: viewer.id,
    subject_type: subject.type,
    subject_id: subject.id,
    owner_id: subject.type === 'ACTOR' ? subject.id : '',
    visits: 1,
    removed: false,
    first_at: now,
    last_at: now,
    ...given,
  };
}

type ProductGiven = Partial<Omit<Row<'product'>, 'attributes'>> & { attributes?: Partial<Attributes> };

export function productRow(
  exhibitor: { exhibition_id: string; id: string },
  given: ProductGiven = {},
): Row<'product'> & { id: string } {
  const number = next();
  const attributes = attributesShape.parse(given.attributes ?? {});
  return {
    exhibition_id: exhibitor.exhibition_id,
    exhibitor_id: exhibitor.id,
    name_zh: `测试展品${number}`,
    name_en: `Test product ${number}`,
    brand_zh: '',
    brand_en: '',
    article_number: `T-${number}`,
    identification: '',
    category: 'herbicides',
    tags: [],
    pictures: [newFileId()],
    long_pictures: [],
    video: null,
    video_cover: null,
    introduction_zh: '',
    introduction_en: '',
    minimum_order_quantity: null,
    minimum_order_unit: null,
    sale_price: '',
    sale_amount: null,
    sale_currency: '',
    sale_unit: '',
    purchase_price: '',
    purchase_amount: null,
    purchase_currency: '',
    purchase_unit: '',
    spot: false,
    customization: false,
    scope: 0,
    sort_number: null,
    version: 1,
    published_at: madeAt(),
    updated_at: madeAt(),
    deleted_at: null,
    ...given,
    attributes: attributes as unknown as Row<'product'>['attributes'], // a JSON column; see the note above
    strength: given.strength ?? strengthOf(attributes, [{ code: 'registrations' }]),
    id: given.id ?? newId(),
  };
}

/** A draft as an import makes it: what the form needs, but for the pictures. */
export function productDraftRow(
  exhibitor: { exhibition_id: string; id: string },
  given: Partial<z.input<typeof draftForm>> = {},
): Row<'product_draft'> & { id: string } {
  const number = next();
  const form = draftForm.parse({
    name: { zh: `测试草稿${number}`, en: `Test draft ${number}` },
    articleNumber: `D-${number}`,
    categoryCode: 'herbicides',
    tags: ['herbicides'],
    scope: 2,
    ...given,
  });
  return {
    exhibition_id: exhibitor.exhibition_id,
    exhibitor_id: exhibitor.id,
    article_number: form.articleNumber,
    form: form as unknown as Exclude<Row<'product_draft'>['form'], undefined>, // a JSON column; see the note above
    version: 1,
    created_at: madeAt(),
    updated_at: madeAt(),
    id: newId(),
  };
}

/** An import of one row that would become a draft, checked and not confirmed. */
export function productImportRows(
  exhibitor: { exhibition_id: string; id: string },
  employeeId: string,
  cells: Readonly<Record<string, string>>,
): { whole: Row<'product_import'> & { id: string }; row: Row<'product_import_row'> } {
  const id = newId();
  const own = { id, exhibition_id: exhibitor.exhibition_id, exhibitor_id: exhibitor.id, employee_id: employeeId };
  const at = {
    created_at: madeAt(),
    state: 'checked',
    file_name: 'exhibits.xlsx',
    sheet: 'Exhibits',
    unknown_heads: [],
    heads: Object.keys(cells).map((key) => ({ key, head: key })) as unknown as Exclude<
      Row<'product_import'>['heads'],
      undefined
    >, // a JSON column; see the note above
    hidden_rows: 0,
    total_rows: [],
  };
  return {
    whole: { ...own, ...at, columns: Object.keys(cells), total: 1, done: 1 },
    row: {
      import_id: id,
      exhibition_id: exhibitor.exhibition_id,
      number: 2,
      cells: { ...cells },
      effect: 'draft',
      target_id: null,
      target_version: null,
      changes: [],
      faults: [],
    },
  };
}

export function contactRow(
  exhibitor: { exhibition_id: string; id: string },
  visitorId: string,
  given: Partial<Row<'contact'>> = {},
): Row<'contact'> & { id: string } {
  return {
    exhibition_id: exhibitor.exhibition_id,
    exhibitor_id: exhibitor.id,
    visitor_id: visitorId,
    source: 'CARD',
    state: 'confirmed',
    employee_id: null,
    tags: [],
    level: '',
    expires_on: null,
    removed_at: null,
    removed_by: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** Of a company to a visitor, waiting for an answer, unless told otherwise. */
export function invitationRow(
  exhibitor: { exhibition_id: string; id: string },
  visitorId: string,
  given: Partial<Row<'invitation'>> = {},
): Row<'invitation'> & { id: string } {
  const sentBy = given.sent_by ?? 'exhibitor';
  return {
    exhibition_id: exhibitor.exhibition_id,
    exhibitor_id: exhibitor.id,
    visitor_id: visitorId,
    employee_id: null,
    sent_by: sentBy,
    sender_id: sentBy === 'visitor' ? visitorId : exhibitor.id,
    channel: 'person',
    message: '',
    state: sentBy === 'visitor' ? 'toBeConfirmedByEmployees' : 'toBeConfirmed',
    request_id: null,
    reminded_at: null,
    answered_at: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** Of an exhibit as it is, unless told otherwise. */
export function orderRow(
  product: {
    exhibition_id: string;
    exhibitor_id: string;
    id: string;
    name_zh?: string | undefined;
    name_en?: string | undefined;
    strength?: string | undefined;
    pictures?: readonly string[] | undefined;
  },
  visitorId: string,
  given: Partial<Row<'intent_order'>> = {},
): Row<'intent_order'> & { id: string } {
  return {
    exhibition_id: product.exhibition_id,
    exhibitor_id: product.exhibitor_id,
    product_id: product.id,
    product_zh: product.name_zh ?? null,
    product_en: product.name_en ?? null,
    product_strength: product.strength ?? null,
    product_picture: product.pictures?.[0] ?? null,
    visitor_id: visitorId,
    quantity: 500,
    unit: 'kg',
    remark: '',
    request_id: null,
    created_at: madeAt(),
    ...given,
    id: given.id ?? newId(),
  };
}

/** A question about a booth that nobody has opened yet. */
export function inquiryRow(
  exhibitionId: string,
  exhibitorId: string,
  visitorId: string,
  given: Partial<Row<'inquiry'>> = {},
): Row<'inquiry'> & { id: string } {
  const id = given.id ?? newId();
  return {
    exhibition_id: exhibitionId,
    sending_id: id,
    exhibitor_id: exhibitorId,
    visitor_id: visitorId,
    question: '能否提供样品？',
    created_at: madeAt(),
    ...given,
    id,
  };
}

/** A requirement that is open for a month, with its only line: what everybody sells. */
export function sourcingRow(
  exhibitionId: string,
  visitorId: string,
  given: Partial<Row<'sourcing'>> = {},
): { sourcing: Row<'sourcing'> & { id: string }; line: Row<'sourcing_line'> & { id: string } } {
  const id = given.id ?? newId();
  return {
    sourcing: {
      exhibition_id: exhibitionId,
      visitor_id: visitorId,
      title: '求购草甘膦',
      deadline: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      audit: 'approved',
      created_at: madeAt(),
      ...given,
      id,
    },
    line: {
      id: newId(),
      exhibition_id: exhibitionId,
      sourcing_id: id,
      place: 0,
      label_zh: '草甘膦',
      label_en: 'Glyphosate',
      name: '草甘膦',
      quantity: 20,
      unit: 't',
      structure: { ingredients: [], category: null, formulation: null, contents: [] },
      query: "'!'",
    },
  };
}

/** A first offer that is good for a month. */
export function quoteRow(
  exhibitionId: string,
  exhibitorId: string,
  given: Partial<Row<'quote'>> & { visitor_id: string },
): Row<'quote'> & { id: string } {
  return {
    exhibition_id: exhibitionId,
    exhibitor_id: exhibitorId,
    version: 1,
    price_amount: 3.2,
    price_currency: 'USD',
    price_unit: 'kg',
    valid_until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    created_at: madeAt(),
    ...given,
    id: given.id ?? newId(),
  };
}

/** A published news article of one sentence. */
export function articleRow(exhibitionId: string, given: Partial<Row<'article'>> = {}): Row<'article'> & { id: string } {
  const number = next();
  return {
    exhibition_id: exhibitionId,
    title_zh: `测试新闻${number}`,
    title_en: `Test article ${number}`,
    summary_zh: '摘要',
    summary_en: 'Summary',
    body_zh: document('正文'),
    body_en: document('Body'),
    picture: '',
    pictures: [],
    state: 'published',
    version: 1,
    published_at: madeAt(),
    changed_at: madeAt(),
    deleted_at: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** Rows travel as JSON, so a JSON column takes the value as it is. */
const document = (words: string): string => richOf(words) as unknown as string;

export function programmeRow(
  exhibitionId: string,
  given: Partial<Row<'programme'>> = {},
): Row<'programme'> & { id: string } {
  const number = next();
  return {
    exhibition_id: exhibitionId,
    kind: 'forum',
    title_zh: `测试论坛${number}`,
    title_en: `Test forum ${number}`,
    description_zh: '',
    description_en: '',
    place_zh: '2F 会议室 A',
    place_en: 'Meeting Room A, 2F',
    speaker_zh: '',
    speaker_en: '',
    starts_at: '2027-03-10T02:00:00Z',
    ends_at: '2027-03-10T03:00:00Z',
    version: 1,
    changed_at: madeAt(),
    deleted_at: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** What somebody who is not signed in sent the organizer. */
export function suggestionRow(
  exhibitionId: string,
  given: Partial<Row<'suggestion'>> = {},
): Row<'suggestion'> & { id: string } {
  return {
    exhibition_id: exhibitionId,
    account_id: null,
    visitor_id: null,
    employee_id: null,
    kind: 'suggestion',
    text: '希望增加分类筛选',
    contact: '',
    language: 'zh',
    state: 'new',
    note: '',
    answer: '',
    answered_at: null,
    told_at: null,
    version: 1,
    created_at: madeAt(),
    ...given,
    id: given.id ?? newId(),
  };
}

/** A scene of a hot showcase; its picture is a file of the company. */
export function pageLinkRow(
  exhibitionId: string,
  given: Partial<Row<'page_link'>> = {},
): Row<'page_link'> & { id: string } {
  const number = next();
  return {
    exhibition_id: exhibitionId,
    place: 'quickLink',
    title_zh: `测试链接${number}`,
    title_en: `Test link ${number}`,
    url_type: 'internal',
    url: '/news',
    url_en: '',
    picture: '',
    picture_en: '',
    video: '',
    show_type: 'always',
    subject_type: 'all',
    is_login: 'any',
    network: '',
    shows_from: null,
    shows_until: null,
    shown: true,
    sort: number,
    version: 1,
    ...given,
    id: given.id ?? newId(),
  };
}

export function collectionRow(
  exhibitionId: string,
  given: Partial<Row<'collection'>> = {},
): Row<'collection'> & { id: string } {
  const number = next();
  return {
    exhibition_id: exhibitionId,
    title_zh: `测试专题${number}`,
    title_en: `Test collection ${number}`,
    introduction_zh: '',
    introduction_en: '',
    picture: '',
    published: true,
    sort: number,
    version: 1,
    ...given,
    id: given.id ?? newId(),
  };
}

/** The companies of a collection, in this order. */
export const collectionExhibitorRows = (
  collection: { exhibition_id: string; id: string },
  exhibitorIds: readonly string[],
): Row<'collection_exhibitor'>[] =>
  exhibitorIds.map((exhibitor_id, sort) => ({
    collection_id: collection.id,
    exhibitor_id,
    exhibition_id: collection.exhibition_id,
    sort,
  }));

export function sceneRow(
  exhibitor: { exhibition_id: string; id: string },
  picture: string,
  given: Partial<Row<'hotspot_scene'>> = {},
): Row<'hotspot_scene'> & { id: string } {
  const number = next();
  const now = madeAt();
  return {
    exhibition_id: exhibitor.exhibition_id,
    exhibitor_id: exhibitor.id,
    name_zh: `测试场景${number}`,
    name_en: `Test scene ${number}`,
    picture,
    recommended: false,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** A point of a scene; `place` counts from 1. */
export const pointRow = (
  scene: { exhibition_id: string; id: string },
  place: number,
  productId: string,
  at: { x: number; y: number } = { x: place * 90, y: 500 },
): Row<'hotspot_point'> => ({
  scene_id: scene.id,
  place,
  exhibition_id: scene.exhibition_id,
  product_id: productId,
  ...at,
});

/** A draft for every visitor, unless told otherwise. */
export function announcementRow(
  exhibitionId: string,
  accountId: string,
  given: Partial<Row<'announcement'>> = {},
): Row<'announcement'> & { id: string } {
  const number = next();
  const now = madeAt();
  return {
    exhibition_id: exhibitionId,
    account_id: accountId,
    title_zh: `测试公告${number}`,
    title_en: `Test announcement ${number}`,
    body_zh: '正文',
    body_en: 'Body',
    link: '',
    people: 'visitors',
    countries: [],
    categories: [],
    by_email: false,
    state: 'draft',
    version: 1,
    send_at: null,
    sent_at: null,
    expected: 0,
    recipients: 0,
    emails: 0,
    reached: '',
    progressed_at: null,
    created_at: now,
    updated_at: now,
    ...given,
    id: given.id ?? newId(),
  };
}

/** Who speaks in the business circle: a visitor, or an employee for the company. */
export type SpeakerRow = { visitor: { id: string } } | { employee: { id: string; exhibitor_id: string } };
const speakerColumns = (speaker: SpeakerRow) =>
  'visitor' in speaker
    ? { visitor_id: speaker.visitor.id, employee_id: null }
    : { visitor_id: null, employee_id: speaker.employee.id };

/** A published post, unless told otherwise. */
export function postRow(
  exhibitionId: string,
  author: SpeakerRow,
  given: Partial<Row<'post'>> = {},
): Row<'post'> & { id: string } {
  const now = madeAt();
  const shown = given.state === undefined || ['published', 'removed', 'withdrawn'].includes(given.state);
  return {
    exhibition_id: exhibitionId,
    ...speakerColumns(author),
    exhibitor_id: 'visitor' in author ? null : author.employee.exhibitor_id,
    lang: 'zh',
    text: `测试动态${next()}`,
    receivers: [],
    categories: [],
    pictures: [],
    video: null,
    video_cover: null,
    state: 'published',
    reason: '',
    version: 1,
    request_id: null,
    created_at: now,
    published_at: shown ? (given.created_at ?? now) : null,
    edited_at: null,
    ...given,
    id: given.id ?? newId(),
  };
}

export function commentRow(
  post: { exhibition_id: string; id: string },
  author: SpeakerRow,
  given: Partial<Row<'post_comment'>> = {},
): Row<'post_comment'> & { id: string } {
  return {
    exhibition_id: post.exhibition_id,
    post_id: post.id,
    ...speakerColumns(author),
    text: `测试评论${next()}`,
    request_id: null,
    created_at: madeAt(),
    removed_at: null,
    removed_by: null,
    ...given,
    id: given.id ?? newId(),
  };
}

export const likeRow = (
  post: { exhibition_id: string; id: string },
  author: SpeakerRow,
  accountId: string,
): Row<'post_like'> => ({
  post_id: post.id,
  account_id: accountId,
  exhibition_id: post.exhibition_id,
  ...speakerColumns(author),
});

export function reportRow(
  post: { exhibition_id: string; id: string },
  accountId: string,
  given: Partial<Row<'post_report'>> = {},
): Row<'post_report'> & { id: string } {
  return {
    exhibition_id: post.exhibition_id,
    post_id: post.id,
    comment_id: null,
    account_id: accountId,
    reason: 'advertising',
    words: '',
    created_at: madeAt(),
    settled_at: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** The file of a document that is drawn when first asked for. */
export function documentFileRow(
  owner: { exhibition_id: string; id: string },
  sheet: DataSheet,
  use: DocumentUse = 'document',
): Row<'file'> & { id: string } {
  return {
    id: newFileId(),
    exhibition_id: owner.exhibition_id,
    owner_id: owner.id,
    use,
    bytes: 0,
    width: 0,
    height: 0,
    kind: 'drawn',
    drawing: sheet as unknown as Exclude<Row<'file'>['drawing'], undefined>, // a JSON column; see the note above
  };
}

/** A document of an exhibit that everybody may open, unless told otherwise; `place` counts from 1. */
export function documentRow(
  product: { exhibition_id: string; id: string },
  fileId: string,
  given: Partial<Row<'product_document'>> = {},
): Row<'product_document'> & { id: string } {
  return {
    exhibition_id: product.exhibition_id,
    product_id: product.id,
    place: 1,
    file_id: fileId,
    kind: 'sds',
    language: 'en',
    title: '',
    issued_on: null,
    valid_until: null,
    level: 'public',
    created_at: madeAt(),
    ...given,
    id: given.id ?? newId(),
  };
}

/** A request that waits for its answer, unless told otherwise. */
export function documentRequestRow(
  product: { exhibition_id: string; exhibitor_id: string },
  documentId: string,
  visitorId: string,
  given: Partial<Row<'document_request'>> = {},
): Row<'document_request'> & { id: string } {
  return {
    exhibition_id: product.exhibition_id,
    exhibitor_id: product.exhibitor_id,
    document_id: documentId,
    visitor_id: visitorId,
    state: 'open',
    note: '',
    asked: 1,
    asked_at: madeAt(),
    answered: 0,
    answered_at: null,
    answered_by: null,
    ...given,
    id: given.id ?? newId(),
  };
}

/** What a company lists as new on its booth; everybody sees it, unless told otherwise. */
export const latestProductsRow = (
  exhibitor: { exhibition_id: string; id: string },
  { pictures, rows }: { pictures: string[]; rows: LatestRow[] },
  published = true,
): Row<'latest_products'> => ({
  exhibition_id: exhibitor.exhibition_id,
  exhibitor_id: exhibitor.id,
  pictures,
  rows: rows as unknown as Row<'latest_products'>['rows'], // a JSON column; see the note above
  published,
});

/** A picture of the demo, read when it is first asked for; tests that never look at it name none. */
export function drawnFileRow(
  exhibitionId: string,
  ownerId: string,
  drawing: object,
  size: { width: number; height: number },
  use: PictureUse | 'demo' = 'demo',
): Row<'file'> & { id: string } {
  return {
    id: newFileId(),
    exhibition_id: exhibitionId,
    owner_id: ownerId,
    use,
    bytes: 0,
    ...size,
    kind: 'drawn',
    drawing: drawing as Exclude<Row<'file'>['drawing'], undefined>,
  };
}

/** A video on its way in; nothing of it is here yet. */
export const videoRow = (
  exhibitionId: string,
  { accountId, ownerId }: { accountId: string; ownerId: string },
  given: Partial<Row<'video'>> = {},
): Row<'video'> & { id: string } => ({
  id: newFileId(),
  exhibition_id: exhibitionId,
  account_id: accountId,
  owner_id: ownerId,
  use: 'productVideo',
  bytes: 1_000_000,
  state: 'receiving',
  refusal: null,
  poster: null,
  changed_at: madeAt(),
  ...given,
});

/** A video that is ready, whose bytes are put into the store by whoever needs them. */
export const videoFileRow = (
  exhibitionId: string,
  ownerId: string,
  given: Partial<Row<'file'>> = {},
): Row<'file'> & { id: string } => ({
  ...drawnFileRow(exhibitionId, ownerId, {}, { width: 1280, height: 720 }),
  use: 'productVideo',
  kind: 'mp4',
  drawing: null,
  bytes: 1_000,
  seconds: 4,
  ...given,
});

/** A search that tells daily, looked at and told of when it was made. */
export const savedSearchRow = (
  exhibitionId: string,
  visitorId: string,
  given: Partial<Row<'saved_search'>> = {},
): Row<'saved_search'> & { id: string } => {
  const made = given.created_at ?? madeAt();
  return {
    exhibition_id: exhibitionId,
    visitor_id: visitorId,
    kind: 'product',
    name: `测试搜索${next()}`,
    keyword: '',
    filter: '{}',
    alert: 'daily',
    seen_at: made,
    alerted_at: made,
    created_at: made,
    ...given,
    id: given.id ?? newId(),
  };
};

export const followRow = (
  exhibitionId: string,
  visitorId: string,
  given: Partial<Row<'follow'>> & { subject: string },
): Row<'follow'> => ({
  exhibition_id: exhibitionId,
  visitor_id: visitorId,
  kind: 'exhibitor',
  created_at: madeAt(),
  ...given,
});

/** A rule on an ingredient: banned in one country, unless told otherwise. */
export function complianceRow(
  exhibitionId: string,
  ingredient: string,
  given: Partial<Row<'compliance_rule'>> = {},
): Row<'compliance_rule'> & { id: string } {
  return {
    id: newId(),
    exhibition_id: exhibitionId,
    ingredient,
    kind: 'banned',
    country: 'KE',
    crops: [],
    uses_zh: '',
    uses_en: '',
    note_zh: '该国禁止销售和使用',
    note_en: 'May not be sold or used there',
    source_zh: '',
    source_en: '',
    link: '',
    valid_from: null,
    valid_until: null,
    effect: 'notice',
    version: 1,
    ...given,
  };
}

/** An uploaded list of one address, checked and not sent unless told otherwise. */
export function mailingRows(
  exhibitor: { exhibition_id: string; id: string },
  employeeId: string,
  given: Partial<Row<'mailing'>> = {},
): { whole: Row<'mailing'> & { id: string }; letter: Row<'mailing_letter'> } {
  const id = newId();
  const at = madeAt();
  const own = { exhibition_id: exhibitor.exhibition_id, exhibitor_id: exhibitor.id };
  const started = given.state === undefined || given.state === 'draft' ? null : at;
  return {
    whole: {
      ...own,
      employee_id: employeeId,
      state: 'draft',
      file_name: 'invitations.xlsx',
      unknown_heads: [],
      hidden_rows: 0,
      total_rows: [],
      created_at: at,
      started_at: started,
      progressed_at: started,
      waits: false,
      ...given,
      id,
    },
    letter: {
      ...own,
      mailing_id: id,
      number: 2,
      email: `guest-${id}@trade.example`,
      name: '李敏',
      language: '中文',
      address: `guest-${id}@trade.example`.toLowerCase(),
      lang: 'zh',
      verdict: 'ready',
      faults: [],
      message_id: null,
      sent_at: null,
    },
  };
}

/** A conversation of a visitor with a company in which nobody has written yet. */
export function conversationRow(
  exhibitor: { exhibition_id: string; id: string },
  visitorId: string,
  given: Partial<Row<'conversation'>> = {},
): Row<'conversation'> & { id: string; exhibition_id: string } {
  return {
    exhibition_id: exhibitor.exhibition_id,
    exhibitor_id: exhibitor.id,
    visitor_id: visitorId,
    employee_id: null,
    begun_by: 'visitor',
    resolved_at: null,
    last_at: madeAt(),
    ...given,
    id: given.id ?? newId(),
  };
}

/** One message that somebody has typed. */
export type Said = {
  side: 'visitor' | 'exhibitor';
  authorId: string;
  minutesAgo: number;
  text?: string;
  productId?: string;
  card?: true;
};

function contentRow({ text = '您好', productId, card }: Said): Pick<Row<'chat_message'>, 'kind' | 'body'> {
  const json = (value: object): string => value as unknown as string;
  if (productId !== undefined) return { kind: 'product', body: json({ productId }) };
  return card === true ? { kind: 'card', body: json({}) } : { kind: 'text', body: json({ text }) };
}

/** A conversation in which this was said, and its messages. `read`: how far each side has read. */
export function chatRows(
  conversation: ReturnType<typeof conversationRow>,
  said: readonly Said[],
  read: { visitor?: number; exhibitor?: number } = {},
): { conversation: Row<'conversation'>; messages: Row<'chat_message'>[] } {
  const iso = ({ minutesAgo }: Said): string => new Date(Date.now() - minutesAgo * 60_000).toISOString();
  const lastOf = (side: Said['side']): number => said.findLastIndex((one) => one.side === side) + 1;
  const unreadSince = (side: Said['side'], until: number): string | null => {
    const first = said.find((one, at) => one.side !== side && at + 1 > until);
    return first === undefined ? null : iso(first);
  };
  const { visitor = 0, exhibitor = 0 } = read;
  const newest = said.at(-1);
  return {
    conversation: {
      ...conversation,
      last_seq: said.length,
      ...(newest === undefined ? {} : { last_at: iso(newest) }),
      visitor_last_seq: lastOf('visitor'),
      exhibitor_last_seq: lastOf('exhibitor'),
      visitor_read_seq: visitor,
      exhibitor_read_seq: exhibitor,
      visitor_unread_since: unreadSince('visitor', visitor),
      exhibitor_unread_since: unreadSince('exhibitor', exhibitor),
    },
    messages: said.map((one, at) => ({
      id: newId(),
      exhibition_id: conversation.exhibition_id,
      conversation_id: conversation.id,
      seq: at + 1,
      side: one.side,
      author_id: one.authorId,
      client_id: newId(),
      ...contentRow(one),
      at: iso(one),
    })),
  };
}
