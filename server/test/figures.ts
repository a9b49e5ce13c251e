import type { FigureName } from '@fairbridge/contract/statistics/statistics.figures.ts';
import { TRACKING_EVENTS, type TrackingCode } from '@fairbridge/contract/tracking/tracking.codes.ts';
import {
  chatRows,
  commentRow,
  contactRow,
  conversationRow,
  followRow,
  inquiryRow,
  invitationRow,
  likeRow,
  mailingRows,
  orderRow,
  quoteRow,
} from '../../demo/factories/factories.ts';
import { meetingAppointmentRow } from '../../demo/factories/meeting.factory.ts';
import { dayInBeijing } from '../src/core/days.ts';
import { newId } from '../src/core/id.ts';
import { cardOf } from '../src/domains/card/card.queries.ts';
import type { RowFigure } from '../src/domains/statistics/figure-rows.queries.ts';
import { badgeOf } from '../src/domains/voucher/voucher.queries.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { makeLive } from './lives.ts';
import { makeMeeting, signUpCompany, signUpVisitor } from './meetings.ts';
import type { TestPortal } from './portal.ts';
import {
  giveLead,
  makeDocument,
  makeEmployee,
  makeExhibitor,
  makePost,
  makeProduct,
  makeVisitor,
  speakerOf,
  type Employee,
  type Exhibitor,
  type Visitor,
} from './world.ts';

/** A company with its administrator and an exhibit, to which others do something. */
export type Booth = { exhibitor: Exhibitor; admin: Employee; product: Awaited<ReturnType<typeof makeProduct>> };

export async function makeBooth(portal: TestPortal, given: Parameters<typeof makeExhibitor>[1] = {}): Promise<Booth> {
  const exhibitor = await makeExhibitor(portal, given);
  const admin = await makeEmployee(portal, exhibitor, { admin: true });
  return { exhibitor, admin, product: await makeProduct(portal, exhibitor) };
}

/** What counts one in a figure: the figures in which it counts, and who stands behind it. */
export type Planted = { figures: readonly FigureName[]; visitor: Visitor | null };
type Plant = (portal: TestPortal, booth: Booth, at: string) => Promise<Planted>;

/** Of nobody of this time: so that what a figure hangs on counts in no figure itself. */
const LONG_AGO = '2025-01-01T00:00:00.000Z';
const MINUTE = 60_000;
const later = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * MINUTE).toISOString();

/** One row of a table by a new visitor. */
const byVisitor =
  (
    figures: readonly FigureName[],
    write: (portal: TestPortal, booth: Booth, at: string, visitor: Visitor) => Promise<unknown>,
  ): Plant =>
  async (portal, booth, at) => {
    const visitor = await makeVisitor(portal);
    await write(portal, booth, at, visitor);
    return { figures, visitor };
  };

async function writeConversation(
  { ctx }: TestPortal,
  { exhibitor }: Booth,
  visitor: Visitor,
  {
    begun,
    begunBy,
    said,
    at,
  }: { begun: string; begunBy: 'visitor' | 'exhibitor'; said: 'visitor' | 'exhibitor'; at: string },
): Promise<string> {
  const authorId = said === 'visitor' ? visitor.visitorId : exhibitor.id;
  const row = conversationRow(exhibitor, visitor.visitorId, { created_at: begun, begun_by: begunBy });
  const { conversation, messages } = chatRows(row, [{ side: said, authorId, minutesAgo: 1 }]);
  await insertRows(ctx.db, 'conversation', [conversation]);
  await insertRows(
    ctx.db,
    'chat_message',
    messages.map((message) => ({ ...message, at })),
  );
  return conversation.id;
}

const writeOrder = async ({ ctx }: TestPortal, { product }: Booth, at: string, visitor: Visitor): Promise<string> => {
  const row = orderRow(product, visitor.visitorId, { created_at: at });
  await insertRows(ctx.db, 'intent_order', [row]);
  return row.id;
};

const favourite =
  (type: 'ACTOR' | 'PRODUCT' | 'LIVE', subjectOf: (portal: TestPortal, booth: Booth) => string | Promise<string>) =>
  async (portal: TestPortal, booth: Booth, at: string, visitor: Visitor) => {
    const id = await subjectOf(portal, booth);
    const own = { exhibition_id: portal.ctx.exhibition.id, visitor_id: visitor.visitorId };
    await insertRows(portal.ctx.db, 'favourite', [{ ...own, subject_type: type, subject_id: id, created_at: at }]);
  };

const oldPost = (portal: TestPortal, { exhibitor, admin }: Booth) =>
  makePost(portal, speakerOf(admin, exhibitor), { published_at: LONG_AGO });

/** For each figure of the portal's own tables: writes one row that counts in it. */
export const PLANTS: Record<RowFigure, Plant> = {
  leads: byVisitor(['orders', 'leads'], writeOrder),
  orders: byVisitor(['orders', 'leads'], writeOrder),
  answeredLeads: byVisitor(['answeredLeads'], async (portal, booth, at, visitor) => {
    const id = await writeOrder(portal, booth, LONG_AGO, visitor);
    await giveLead(portal, id, { state: 'contacted', answered_at: at, answered_by: booth.admin.employeeId });
  }),
  customers: byVisitor(['customers'], ({ ctx }, { exhibitor }, at, { visitorId }) =>
    insertRows(ctx.db, 'contact', [contactRow(exhibitor, visitorId, { created_at: at })]),
  ),
  scans: byVisitor(['scans'], async ({ ctx }, { exhibitor, admin }, at, { visitorId }) => {
    const { id: badgeId } = await badgeOf(ctx, { visitorId });
    const by = { exhibition_id: exhibitor.exhibition_id, exhibitor_id: exhibitor.id, employee_id: admin.employeeId };
    const one = { visitor_id: visitorId, badge_id: badgeId, request_id: newId(), scanned_at: at };
    await insertRows(ctx.db, 'scan', [{ id: newId(), ...by, ...one }]);
  }),
  cards: byVisitor(['cards'], async ({ ctx }, { exhibitor, admin }, at, { visitorId }) => {
    const card = await cardOf(ctx, { kind: 'visitor', id: visitorId });
    const own = { exhibition_id: exhibitor.exhibition_id, employee_id: admin.employeeId };
    await insertRows(ctx.db, 'received_card', [{ id: newId(), ...own, card_id: card?.id ?? '', received_at: at }]);
  }),
  appointments: byVisitor(['appointments'], async (portal, { exhibitor }, at, visitor) => {
    const meeting = await makeMeeting(portal);
    const row = meetingAppointmentRow(exhibitor.exhibition_id, {
      meeting_id: meeting.id,
      visitor_signup_id: await signUpVisitor(portal, meeting.id, visitor),
      exhibitor_signup_id: await signUpCompany(portal, meeting.id, exhibitor.id),
    });
    const held = { state: 'held', starts_at: at, ends_at: later(at, 30) };
    await insertRows(portal.ctx.db, 'meeting_appointment', [{ ...row, ...held }]);
  }),
  inquiries: byVisitor(['inquiries', 'leads'], async ({ ctx }, { exhibitor, product }, at, { visitorId }) => {
    const inquiry = inquiryRow(exhibitor.exhibition_id, exhibitor.id, visitorId, { created_at: at });
    await insertRows(ctx.db, 'inquiry', [inquiry]);
    const about = { product_id: product.id, product_zh: product.name_zh ?? '', product_en: product.name_en ?? '' };
    await insertRows(ctx.db, 'inquiry_product', [
      { exhibition_id: exhibitor.exhibition_id, inquiry_id: inquiry.id, place: 1, product_strength: '', ...about },
    ]);
  }),
  quotes: byVisitor(['quotes'], async (portal, booth, at, visitor) => {
    const order = await writeOrder(portal, booth, LONG_AGO, visitor);
    const { exhibition_id: fair, id } = booth.exhibitor;
    const of = { visitor_id: visitor.visitorId, order_id: order, product_id: booth.product.id, created_at: at };
    await insertRows(portal.ctx.db, 'quote', [quoteRow(fair, id, of)]);
  }),
  documents: byVisitor(['documents'], async (portal, { exhibitor }, at, { visitorId }) => {
    const product = await makeProduct(portal, exhibitor);
    const { id, exhibition_id: fair } = await makeDocument(portal, product);
    await insertRows(portal.ctx.db, 'document_opening', [
      { exhibition_id: fair, document_id: id, visitor_id: visitorId, opened_at: at },
    ]);
  }),
  posts: async (portal, { exhibitor, admin }, at) => {
    await makePost(portal, speakerOf(admin, exhibitor), { published_at: at });
    return { figures: ['posts'], visitor: null };
  },
  postLikes: byVisitor(['postLikes'], async (portal, booth, at, visitor) => {
    const like = likeRow(await oldPost(portal, booth), speakerOf(visitor), visitor.accountId);
    await insertRows(portal.ctx.db, 'post_like', [{ ...like, created_at: at }]);
  }),
  postComments: byVisitor(['postComments'], async (portal, booth, at, visitor) => {
    const comment = commentRow(await oldPost(portal, booth), speakerOf(visitor), { created_at: at });
    await insertRows(portal.ctx.db, 'post_comment', [comment]);
  }),
  invitations: byVisitor(['invitations'], ({ ctx }, { exhibitor }, at, { visitorId }) =>
    insertRows(ctx.db, 'invitation', [invitationRow(exhibitor, visitorId, { created_at: at })]),
  ),
  acceptedInvitations: byVisitor(['acceptedInvitations'], ({ ctx }, { exhibitor }, at, { visitorId }) =>
    insertRows(ctx.db, 'invitation', [
      invitationRow(exhibitor, visitorId, { created_at: LONG_AGO, state: 'confirmed', answered_at: at }),
    ]),
  ),
  letters: async ({ ctx }, { exhibitor, admin }, at) => {
    const { whole, letter } = mailingRows(exhibitor, admin.employeeId, { state: 'sent' });
    await insertRows(ctx.db, 'mailing', [whole]);
    await insertRows(ctx.db, 'mailing_letter', [{ ...letter, sent_at: at }]);
    return { figures: ['letters'], visitor: null };
  },
  invitedVisitors: async (portal, { exhibitor }, at) => ({
    figures: ['invitedVisitors'],
    visitor: await makeVisitor(portal, { invitation_exhibitor_id: exhibitor.id, completed_at: at }),
  }),
  conversations: byVisitor(['conversations', 'messagesReceived'], (portal, booth, at, visitor) =>
    writeConversation(portal, booth, visitor, { begun: at, begunBy: 'visitor', said: 'visitor', at }),
  ),
  messagesReceived: byVisitor(['messagesReceived'], (portal, booth, at, visitor) =>
    writeConversation(portal, booth, visitor, { begun: LONG_AGO, begunBy: 'visitor', said: 'visitor', at }),
  ),
  messagesSent: byVisitor(['messagesSent'], (portal, booth, at, visitor) =>
    writeConversation(portal, booth, visitor, { begun: LONG_AGO, begunBy: 'exhibitor', said: 'exhibitor', at }),
  ),
  talks: byVisitor(['talks'], async (portal, booth, at, visitor) => {
    const past = { begun: LONG_AGO, begunBy: 'visitor', said: 'visitor', at: LONG_AGO } as const;
    const conversation = await writeConversation(portal, booth, visitor, past);
    const call = { id: newId(), exhibition_id: booth.exhibitor.exhibition_id, conversation_id: conversation };
    const ended = { state: 'ended', ended_at: later(at, 5), ending: 'hungUp' };
    await insertRows(portal.ctx.db, 'talk', [
      { ...call, media: 'audio', by_side: 'visitor', caller_id: visitor.visitorId, accepted_at: at, ...ended },
    ]);
  }),
  companyFavourites: byVisitor(
    ['companyFavourites'],
    favourite('ACTOR', (_, { exhibitor }) => exhibitor.id),
  ),
  productFavourites: byVisitor(
    ['productFavourites'],
    favourite('PRODUCT', (_, { product }) => product.id),
  ),
  liveFavourites: byVisitor(
    ['liveFavourites'],
    favourite('LIVE', async (portal, { exhibitor }) => (await makeLive(portal, exhibitor)).id),
  ),
  followers: byVisitor(['followers'], ({ ctx }, { exhibitor }, at, { visitorId }) =>
    insertRows(ctx.db, 'follow', [
      followRow(exhibitor.exhibition_id, visitorId, { subject: exhibitor.id, created_at: at }),
    ]),
  ),
  liveViewers: byVisitor(['liveViewers'], async (portal, { exhibitor }, at, { visitorId }) => {
    const live = await makeLive(portal, exhibitor);
    const seen = { viewer: `v:${visitorId}`, visitor_id: visitorId, first_at: at, seen_at: at };
    await insertRows(portal.ctx.db, 'live_viewer', [
      { exhibition_id: exhibitor.exhibition_id, live_id: live.id, ...seen },
    ]);
  }),
};

/** What somebody did on a page of a company; `who` stands for one person of one day. */
export type PlantedEvent = {
  booth: Booth;
  code: TrackingCode;
  at: number;
  who: number;
  seconds: number;
  visitorId?: string;
};

let eventKey = 0;

/** Events as they are kept once they were taken in. */
export async function plantEvents({ ctx }: TestPortal, events: readonly PlantedEvent[]): Promise<void> {
  for (const { booth, code, at, who, seconds, visitorId } of events) {
    eventKey += 1;
    await ctx.db
      .insertInto('tracking_event')
      .values({
        exhibition_id: ctx.exhibition.id,
        day: dayInBeijing(new Date(at)),
        at: new Date(at),
        event: Number(code),
        who: Buffer.alloc(16, who + 1),
        key: eventKey,
        visitor_id: visitorId ?? null,
        exhibitor_id: booth.exhibitor.id,
        subject_id: TRACKING_EVENTS[code].about === 'product' ? booth.product.id : booth.exhibitor.id,
        seconds,
        state: 1,
      })
      .execute();
  }
}
