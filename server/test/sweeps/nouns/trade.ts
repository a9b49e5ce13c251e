import { sql } from 'kysely';
import {
  complianceRow,
  contactRow,
  inquiryRow,
  invitationRow,
  orderRow,
  quoteRow,
} from '../../../../demo/factories/factories.ts';
import type { FairContext } from '../../../src/core/fair-context.ts';
import { newId } from '../../../src/core/id.ts';
import { insertRows } from '../../../src/platform/database/insert-rows.ts';
import { makeConversation } from '../../chats.ts';
import { makeTalk } from '../../talks.ts';
import { makeCampaign } from '../../campaigns.ts';
import { makeReceivedCard, makeScan } from '../../cards.ts';
import { makeDelivery, makeWebhook } from '../../connections.ts';
import { makeMailing } from '../../mailing-sheet.ts';
import { giveLead, makeDocumentFile, makeExhibitor, makeProduct, makeVisitor } from '../../world.ts';
import { isVisitorActor, type Actor } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { employeeOf, ownerOf } from '../stage-owners.ts';
import { SAVED_INGREDIENT } from '../stage-restoring.ts';
import { insertRow, type Making, type Nouns } from './noun.ts';

/** A company's with a new buyer; a visitor's own with a new company. */
async function makeContact({ test, company, owner, ctx }: Making): Promise<string> {
  const ofVisitor = owner.speaker === null && ctx.exhibition.id === test.ctx.exhibition.id;
  const row = ofVisitor
    ? contactRow(await makeExhibitor(test, {}, ctx), owner.self)
    : contactRow(company, (await makeVisitor(test, {}, ctx)).visitorId);
  return insertRow(ctx, 'contact', row);
}

async function makeOrder({
  test,
  company,
  owner,
  ctx,
}: Pick<Making, 'test' | 'company' | 'owner' | 'ctx'>): Promise<string> {
  const row = orderRow(await makeProduct(test, company, { scope: 2 }, ctx), owner.visitor);
  return insertRow(ctx, 'intent_order', row);
}

async function makeInquiry({ owner, company, ctx }: Pick<Making, 'company' | 'owner' | 'ctx'>): Promise<string> {
  const row = inquiryRow(ctx.exhibition.id, company.id, owner.visitor);
  return insertRow(ctx, 'inquiry', row);
}

async function makeQuote({ test, company, owner, ctx }: Making): Promise<string> {
  const row = quoteRow(ctx.exhibition.id, company.id, {
    order_id: await makeOrder({ test, company, owner, ctx }),
    visitor_id: owner.visitor,
  });
  return insertRow(ctx, 'quote', row);
}

/** With somebody who is new to the owner, since a pair has one; the owner has just written. */
async function ownConversation({ test, company, owner, ctx }: Making): Promise<string> {
  const side = owner.speaker === null ? 'visitor' : 'exhibitor';
  const other = owner.speaker === null ? await makeExhibitor(test, {}, ctx) : company;
  const visitorId = owner.speaker === null ? owner.self : (await makeVisitor(test, {}, ctx)).visitorId;
  const said = [{ side, minutesAgo: 0, authorId: owner.speaker ?? owner.self }] as const;
  return makeConversation(test, other, { visitorId }, {}, said, ctx);
}

/** It rings for the owner, whom the other side calls by name. */
async function ringingTalk(making: Making, conversationId: string, personId: string): Promise<string> {
  const side = making.owner.speaker === null ? 'visitor' : 'exhibitor';
  const by = side === 'visitor' ? 'exhibitor' : 'visitor';
  const seat = { personId, side, deviceId: null } as const;
  return makeTalk(making.ctx, conversationId, { by, callerId: null, calleeId: personId, seat });
}

const ownTalk = async (making: Making): Promise<string> =>
  ringingTalk(making, await ownConversation(making), making.owner.speaker ?? making.owner.self);

/** Uploaded for a message, in none yet. */
const ownChatFile = ({ test, company, owner, ctx }: Making): Promise<string> =>
  makeDocumentFile(
    test,
    { exhibition_id: ctx.exhibition.id, id: owner.speaker === null ? owner.self : company.id },
    'Said in a chat',
    ctx,
    'chatDocument',
  );

/** In the first message of a conversation. */
async function sendDocument(ctx: FairContext, conversationId: string, fileId: string): Promise<string> {
  await sql`
    insert into chat_attachment (file_id, exhibition_id, message_id, place, author_id, name)
    select ${fileId}, m.exhibition_id, m.id, 1, m.author_id, 'offer.pdf' from chat_message m
    where m.conversation_id = ${conversationId} and m.seq = 1`.execute(ctx.db);
  return fileId;
}

const sentDocument = async (making: Making): Promise<string> =>
  sendDocument(making.ctx, await ownConversation(making), await ownChatFile(making));

async function makeChatReport(making: Making): Promise<string> {
  const { owner, ctx } = making;
  const id = newId();
  const of = { exhibition_id: ctx.exhibition.id, conversation_id: await ownConversation(making) };
  return insertRow(ctx, 'chat_report', {
    ...of,
    id,
    side: 'visitor',
    reporter_id: owner.self,
    reason: 'advert',
    last_seq: 1,
  });
}

async function makeQuickReply(ctx: FairContext, exhibitorId: string | null): Promise<string> {
  const id = newId();
  const of = { exhibition_id: ctx.exhibition.id, exhibitor_id: exhibitorId };
  await insertRows(ctx.db, 'quick_reply', [{ ...of, id, text_zh: `请问需要什么规格？${id}`, text_en: '' }]);
  return id;
}

const receivedCard = ({ test, owner, ctx }: Making): Promise<string> =>
  makeReceivedCard(
    test,
    owner.speaker === null ? { kind: 'visitor', id: owner.self } : { kind: 'employee', id: owner.speaker },
    ctx,
  );

/** One's own; of somebody who works for nobody, of an employee of the company. */
const ownScan = ({ stage, test, company, owner, ctx }: Making): Promise<string> =>
  makeScan(test, { exhibitorId: company.id, employeeId: owner.speaker ?? employeeOf(stage, company).employeeId }, ctx);

async function makeApiKey({ company, ctx }: Pick<Making, 'company' | 'ctx'>): Promise<string> {
  const id = newId();
  const of = { exhibition_id: ctx.exhibition.id, exhibitor_id: company.id };
  await insertRows(ctx.db, 'api_key', [
    { ...of, id, name: 'CRM', scopes: ['orders'], key_hash: Buffer.from(id), ending: id.slice(-4) },
  ]);
  return id;
}

/** Between the owner and somebody who is new to both, so that one that was made before is not in the way. */
async function makeInvitation({ test, company, owner, ctx }: Making, direction: 'received' | 'sent'): Promise<string> {
  const byCompany = (owner.speaker !== null) === (direction === 'sent');
  const other = owner.speaker === null ? await makeExhibitor(test, {}, ctx) : company;
  const visitor = owner.speaker === null ? owner.self : (await makeVisitor(test, {}, ctx)).visitorId;
  const row = invitationRow(other, visitor, { sent_by: byCompany ? 'exhibitor' : 'visitor' });
  return insertRow(ctx, 'invitation', row);
}

let rulesMade = 0;
/** A rule like no other: by country, and when those are used up by ingredient. The example of `compliance.save` has an ingredient to itself. */
async function makeComplianceRule(ctx: FairContext): Promise<string> {
  rulesMade += 1;
  const letter = (place: number): string => String.fromCodePoint(65 + (place % 26));
  const codes = [...ctx.exhibition.ingredients.keys()].filter((code) => code !== SAVED_INGREDIENT);
  const ingredient = codes[Math.floor(rulesMade / 676) % codes.length] ?? '';
  const row = complianceRow(ctx.exhibition.id, ingredient, {
    kind: 'pic',
    country: letter(Math.floor(rulesMade / 26)) + letter(rulesMade),
  });
  return insertRow(ctx, 'compliance_rule', row);
}

/** Staff have no business with what a colleague deals with. */
async function ordersOfColleagues(
  stage: Stage,
  { actor, owned }: { actor: Actor; owned: boolean },
): Promise<Record<string, string>> {
  if (!owned || actor !== 'aStaff') return {};
  const { test, people } = stage;
  const owner = ownerOf(stage, actor);
  const colleagues = await makeOrder({ test, company: owner.company, owner, ctx: test.ctx });
  await giveLead(test, colleagues, { employee_id: people.aAdmin.employeeId });
  return { colleagues };
}

/** What is asked for, and the rules it goes by. */
export const tradeNouns: Nouns = {
  mailing: {
    make: ({ stage, ctx, company }) => makeMailing(ctx, company, employeeOf(stage, company).employeeId),
  },
  sendingMailing: {
    make: ({ stage, ctx, company }) => makeMailing(ctx, company, employeeOf(stage, company).employeeId, 'paused'),
  },
  contact: {
    make: makeContact,
    foreign: async (stage, { actor, owned }) => {
      if (!owned || actor !== 'aStaff') return {};
      const { test, people } = stage;
      const { company } = ownerOf(stage, actor);
      const buyer = await makeVisitor(test);
      const row = contactRow(company, buyer.visitorId, { employee_id: people.aAdmin.employeeId });
      await insertRows(test.ctx.db, 'contact', [row]);
      return { colleagues: row.id };
    },
  },
  // a buyer, by the id of the visitor
  customer: {
    make: async ({ test, company, ctx }) => {
      const { visitorId } = await makeVisitor(test, {}, ctx);
      await insertRows(ctx.db, 'contact', [contactRow(company, visitorId)]);
      return visitorId;
    },
    foreign: async (stage, { actor, owned }) => {
      if (!owned || actor !== 'aStaff') return {};
      const { test, people } = stage;
      const { company } = ownerOf(stage, actor);
      const { visitorId } = await makeVisitor(test);
      const of = { exhibition_id: company.exhibition_id, exhibitor_id: company.id, visitor_id: visitorId };
      await insertRows(test.ctx.db, 'contact', [contactRow(company, visitorId)]);
      await insertRows(test.ctx.db, 'customer', [{ ...of, employee_id: people.aAdmin.employeeId }]);
      return { colleagues: visitorId };
    },
  },
  customerNote: {
    make: async ({ company, owner, ctx }) => {
      const id = newId();
      const of = { exhibition_id: ctx.exhibition.id, exhibitor_id: company.id, visitor_id: owner.visitor };
      await insertRows(ctx.db, 'customer_note', [{ ...of, id, employee_id: owner.speaker, text: '老客户' }]);
      return id;
    },
  },
  order: {
    make: makeOrder,
    foreign: async (stage, asked) => ordersOfColleagues(stage, asked),
  },
  // what a buyer sent, to the buyer
  request: {
    make: (making) => makeOrder({ ...making, owner: { ...making.owner, visitor: making.owner.self } }),
    owned: 'always',
  },
  // a lead has the id of its order
  lead: {
    make: makeOrder,
    foreign: async (stage, asked) => ordersOfColleagues(stage, asked),
  },
  leadNote: {
    make: async ({ test, company, owner, ctx }) => {
      const leadId = await makeOrder({ test, company, owner, ctx });
      const row = { id: newId(), lead_id: leadId, visitor_id: owner.visitor, kind: 'note', text: '下周回电' };
      return insertRow(ctx, 'lead_entry', { ...row, exhibition_id: ctx.exhibition.id, employee_id: owner.speaker });
    },
  },
  inquiry: {
    make: makeInquiry,
    foreign: async (stage, { actor, owned }) => {
      if (!owned || actor !== 'aStaff') return {};
      const { test, people } = stage;
      const owner = ownerOf(stage, actor);
      const colleagues = await makeInquiry({ company: owner.company, owner, ctx: test.ctx });
      await giveLead(test, colleagues, { employee_id: people.aAdmin.employeeId });
      return { colleagues };
    },
  },
  quote: { make: makeQuote },
  acceptedQuote: {
    make: async (making) => {
      const { owner, ctx } = making;
      const id = await makeQuote({
        ...making,
        owner: { ...owner, visitor: owner.speaker === null ? owner.self : owner.visitor },
      });
      await sql`update quote set state = 'accepted', decided_at = now() where id = ${id}`.execute(ctx.db);
      return id;
    },
    owned: 'always',
  },
  conversation: {
    make: ownConversation,
    foreign: async ({ test, a, people }, { actor }): Promise<Record<string, string>> => {
      if (actor !== 'aStaff') return {};
      const given = { employee_id: people.aAdmin.employeeId };
      return { colleagues: await makeConversation(test, a, await makeVisitor(test), given) };
    },
    owned: 'always',
  },
  talk: {
    make: ownTalk,
    foreign: async (stage, { actor }): Promise<Record<string, string>> => {
      if (actor !== 'aStaff') return {};
      const { test, a, people } = stage;
      const { employeeId } = people.aAdmin;
      const buyer = await makeVisitor(test);
      const colleagues = await makeConversation(test, a, buyer, { employee_id: employeeId });
      const seat = { personId: employeeId, side: 'exhibitor', deviceId: null } as const;
      const given = { by: 'visitor', callerId: buyer.visitorId, calleeId: employeeId, seat } as const;
      return { colleagues: await makeTalk(test.ctx, colleagues, given) };
    },
    owned: 'always',
  },
  chatFile: { make: ownChatFile, owned: 'always' },
  sentDocument: {
    make: sentDocument,
    foreign: async ({ test, a, people }, { actor }): Promise<Record<string, string>> => {
      if (actor !== 'aStaff') return {};
      const said = [{ side: 'exhibitor', minutesAgo: 0, authorId: people.aAdmin.employeeId }] as const;
      const given = { employee_id: people.aAdmin.employeeId };
      const colleagues = await makeConversation(test, a, await makeVisitor(test), given, said);
      const file = await makeDocumentFile(test, a, 'Said by a colleague', test.ctx, 'chatDocument');
      return { colleagues: await sendDocument(test.ctx, colleagues, file) };
    },
    owned: 'always',
  },
  // whom a company knows and whom it may look for is told apart, as the directory does
  knownVisitor: {
    make: async ({ test, company, ctx }) => {
      const { visitorId } = await makeVisitor(test, {}, ctx);
      await insertRows(ctx.db, 'contact', [contactRow(company, visitorId)]);
      return visitorId;
    },
    foreign: async ({ test }) => ({ unlisted: (await makeVisitor(test, { listed: false })).visitorId }),
    owned: 'never',
  },
  chatReport: { make: makeChatReport },
  quickReply: {
    make: ({ owner, company, ctx }) => makeQuickReply(ctx, owner.isStaff ? null : company.id),
    owned: 'always',
  },
  receivedCard: { make: receivedCard, owned: 'always' },
  scan: {
    make: ownScan,
    foreign: async ({ test, a, people }, { actor }): Promise<Record<string, string>> => {
      if (actor !== 'aStaff') return {};
      return { colleagues: await makeScan(test, { exhibitorId: a.id, employeeId: people.aAdmin.employeeId }) };
    },
  },
  webhook: { make: ({ test, company, ctx }) => makeWebhook(test, company.id, {}, ctx) },
  webhookDelivery: { make: ({ test, company, ctx }) => makeDelivery(test, company.id, ctx) },
  apiKey: { make: makeApiKey },
  invitee: {
    make: async ({ test, owner, ctx }) =>
      owner.speaker === null ? (await makeExhibitor(test, {}, ctx)).id : (await makeVisitor(test, {}, ctx)).visitorId,
    foreign: async ({ test }, { actor }) => ({
      hidden: isVisitorActor(actor)
        ? (await makeExhibitor(test, { open: false })).id
        : (await makeVisitor(test, { listed: false })).visitorId,
    }),
    owned: 'never',
  },
  receivedInvitation: { make: (making) => makeInvitation(making, 'received'), owned: 'always' },
  sentInvitation: { make: (making) => makeInvitation(making, 'sent'), owned: 'always' },
  campaign: { make: async ({ company, ctx }) => (await makeCampaign(ctx, company.id)).id },
  managedCampaign: {
    make: async ({ ctx }) => (await makeCampaign(ctx, null)).id,
    foreign: async ({ test, a }) => ({ companys: (await makeCampaign(test.ctx, a.id)).id }),
    owned: 'never',
  },
  complianceRule: { make: ({ ctx }) => makeComplianceRule(ctx) },
};
