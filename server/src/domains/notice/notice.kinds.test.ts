import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import {
  noticeKind,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeType,
} from '@fairbridge/contract/notice/notice.kinds.ts';
import { up } from '../../../migrations/0076_notice_kinds.ts';
import { followRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { dayInBeijing } from '../../core/days.ts';
import { newId } from '../../core/id.ts';
import { makeConversation } from '../../../test/chats.ts';
import { makeWebhook } from '../../../test/connections.ts';
import { makeLive } from '../../../test/lives.ts';
import { makeMeeting, signUpCompany, signUpVisitor, slotOf } from '../../../test/meetings.ts';
import { testPortal } from '../../../test/portal.ts';
import { newClient } from '../../../test/strangers.ts';
import { makeColleague, makeVipApplication } from '../../../test/vip.ts';
import {
  makeDocument,
  makeDocumentRequest,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makePost,
  makeProduct,
  makeVisitor,
  PASSWORD,
  putInPool,
  speakerOf,
  type Employee,
  type Exhibitor,
  type Organizer,
  type Visitor,
} from '../../../test/world.ts';
import { chatWaited } from '../chat/chat.events.ts';
import { remindOfLives } from '../live/live.reminders.ts';
import { sendDigests } from '../digest/digest.actions.ts';

const portal = testPortal();
let owner: Organizer;
beforeAll(async () => {
  owner = await makeOrganizer(portal);
});

type Stage = { company: Exhibitor; admin: Employee; staff: Employee; buyer: Visitor };
type Act = {
  type: NoticeType;
  /** What its title says in Chinese: that the kind fits. */
  says: RegExp;
  whose: (stage: Stage) => string;
  done: (stage: Stage) => Promise<unknown>;
};

const postOf = async (author: Visitor) => {
  const { id } = await makePost(portal, speakerOf(author));
  const { version } = await portal.as(owner)(contract.postReview.get, { id });
  return { id, version };
};
const toBuyer = ({ buyer }: Stage): string => buyer.visitorId;
const toAdmin = ({ admin }: Stage): string => admin.employeeId;

async function follow({ company, buyer }: Stage): Promise<void> {
  const row = followRow(portal.ctx.exhibition.id, buyer.visitorId, { subject: company.id });
  await insertRows(portal.ctx.db, 'follow', [row]);
  await makeProduct(portal, company, { scope: 0 });
  const tomorrow = new Date(Date.now() + 86_400_000);
  await sendDigests(portal.portal.services, portal.ctx, tomorrow, 'https://fair.example');
}

async function announce(): Promise<void> {
  const form = {
    title: { zh: '布展时间调整', en: 'New times' },
    body: { zh: '正文', en: 'Body' },
    link: '/news',
    audience: { people: 'everybody' as const },
  };
  const draft = await portal.as(owner)(contract.announcement.save, { id: null, version: null, form });
  await portal.as(owner)(contract.announcement.send, { ...draft, sendAt: null });
}

/** The session that the buyer was made with is on another device. */
async function logInElsewhere({ buyer }: Stage): Promise<void> {
  const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
  const given = { account: buyer.email, password: PASSWORD };
  await portal.send(contract.account.logOn, given, newClient(), { headers: { 'user-agent': agent } });
}

/** An address from which nothing was heard for days is asked once more. */
async function loseWebhook({ company, admin }: Stage): Promise<void> {
  const id = await makeWebhook(portal, company.id, {
    failing_since: new Date(Date.now() - 4 * 86_400_000).toISOString(),
  });
  await portal.as(admin)(contract.connection.testWebhook, { id });
}

async function answerDocument({ company, admin, buyer }: Stage): Promise<void> {
  const product = await makeProduct(portal, company);
  const document = await makeDocument(portal, product, { level: 'request' });
  const { id } = await makeDocumentRequest(portal, product, document.id, buyer.visitorId);
  const { version = 1 } =
    (await portal.as(admin)(contract.product.documentRequests, {})).list.find((one) => one.id === id) ?? {};
  const answer = { id, version, state: 'granted' as const, wholeExhibit: false };
  await portal.as(admin)(contract.product.answerDocumentRequest, answer);
}

async function answerSuggestion({ buyer }: Stage): Promise<void> {
  const given = { kind: 'fault' as const, text: '地图打不开', contact: '', humanCheck: '' };
  await portal.as(buyer)(contract.content.addSuggest, given);
  const [sent] = (await portal.as(owner)(contract.suggestion.list, {})).list;
  await portal.as(owner)(contract.suggestion.answer, { id: sent?.id ?? '', version: 1, answer: '已修好' });
}

async function review({ buyer }: Stage): Promise<void> {
  await sql`update visitor set review_state = 'underReview' where id = ${buyer.visitorId}`.execute(portal.ctx.db);
  const { version } = await portal.as(owner)(contract.review.get, { id: buyer.visitorId });
  const visitors = [{ id: buyer.visitorId, version }];
  await portal.as(owner)(contract.review.decide, { selection: { records: visitors }, state: 'approved', reason: '' });
}

async function approveColleague({ buyer }: Stage): Promise<void> {
  const { id } = await makeColleague(portal, buyer.visitorId, { state: 'confirmed', review: 'underReview' });
  await portal.as(owner)(contract.colleagueReview.decide, { colleagues: [{ id, version: 1 }], state: 'approved' });
}

async function passVip({ buyer }: Stage): Promise<void> {
  const { id } = await makeVipApplication(portal, buyer.visitorId);
  const { version } = await portal.as(owner)(contract.vip.record, { id });
  await portal.as(owner)(contract.vip.review, {
    selection: { records: [{ id, version }] },
    status: 'passed',
    reason: '',
  });
}

/** What a company wrote ten minutes ago. */
async function leaveUnread({ company, buyer }: Stage): Promise<void> {
  const conversation = await makeConversation(portal, company, buyer, {}, [{ side: 'exhibitor', minutesAgo: 11 }]);
  await portal.portal.services.jobs.publish(portal.ctx.db, chatWaited, {
    exhibitionId: portal.ctx.exhibition.id,
    conversationId: conversation,
    side: 'visitor',
    seq: 1,
  });
}

/** A live that begins in five minutes. */
async function waitForLive({ company, buyer }: Stage): Promise<void> {
  const { id } = await makeLive(portal, company, { starts_at: new Date(Date.now() + 300_000).toISOString() });
  await portal.as(buyer)(contract.live.want, { id });
  await remindOfLives.work(portal.portal.services);
  // looked for again, it is told no second time
  await remindOfLives.work(portal.portal.services);
}

/** Each kind by the act that brings it. A kind that is added is missing here until its act is. */
const ACTS: Record<NoticeKind, Act> = {
  announcement: { type: 'SPONSOR', says: /^布展时间调整$/, whose: toBuyer, done: announce },
  suggestion: { type: 'SPONSOR', says: /主办方回复了您的意见/, whose: toBuyer, done: answerSuggestion },
  registration: { type: 'CHECKRESULT', says: /观众注册已通过审核/, whose: toBuyer, done: review },
  vip: { type: 'CHECKRESULT', says: /VIP 申请已通过/, whose: toBuyer, done: passVip },
  post: {
    type: 'CHECKRESULT',
    says: /商圈动态已被下架/,
    whose: toBuyer,
    done: async ({ buyer }) =>
      portal.as(owner)(contract.postReview.remove, { ...(await postOf(buyer)), reason: '广告' }),
  },
  comment: {
    type: 'SPONSOR',
    says: /新评论/,
    whose: toBuyer,
    done: async ({ buyer, staff }) =>
      portal.as(staff)(contract.newsfeed.addComment, { id: (await postOf(buyer)).id, text: '可供' }),
  },
  colleague: { type: 'CHECKRESULT', says: /^同事的预登记已通过审核：周静$/, whose: toBuyer, done: approveColleague },
  documentAnswer: { type: 'CHECKRESULT', says: /^资料申请已通过/, whose: toBuyer, done: answerDocument },
  follow: { type: 'SPONSOR', says: /关注的内容有 \d+ 条更新/, whose: toBuyer, done: follow },
  order: {
    type: 'INTENTIONORDER',
    says: /新的意向订单/,
    whose: toAdmin,
    done: async ({ company, buyer }) => {
      const { id: productId } = await makeProduct(portal, company);
      await portal.as(buyer)(contract.order.create, { productId, quantity: 5, unit: 'kg', remark: '' });
    },
  },
  inquiry: {
    type: 'INTENTIONORDER',
    says: /^收到新的询盘/,
    whose: toAdmin,
    done: async ({ company, buyer }) =>
      portal.as(buyer)(contract.inquiry.create, { exhibitorIds: [company.id], question: '可供什么剂型？' }),
  },
  sourcing: {
    type: 'INTENTIONORDER',
    says: /^新的采购需求与贵公司展品匹配/,
    whose: toAdmin,
    done: async ({ company, buyer }) => {
      const [ingredient = ''] = portal.ctx.exhibition.ingredients.keys();
      await makeProduct(portal, company, {
        attributes: { ingredients: [{ code: ingredient, content: 70, unit: '%' }] },
      });
      await portal.as(buyer)(contract.sourcing.save, {
        title: '求购',
        lines: [{ ingredients: [ingredient], wanted: { quantity: 20, unit: 't' } }],
        deadline: dayInBeijing(new Date()),
      });
    },
  },
  documentRequest: {
    type: 'SPONSOR',
    says: /^买家申请资料/,
    whose: toAdmin,
    done: async ({ company, buyer }) => {
      const { id } = await makeDocument(portal, await makeProduct(portal, company), { level: 'request' });
      await portal.as(buyer)(contract.product.requestDocument, { id, note: '' });
    },
  },
  handOver: {
    type: 'INTENTIONORDER',
    says: /已交接给您/,
    whose: toAdmin,
    done: async ({ company, admin, staff, buyer }) => {
      await putInPool(portal, company, buyer, { employee_id: staff.employeeId });
      await portal.as(admin)(contract.exhibitor.resignEmployee, { id: staff.employeeId, toId: admin.employeeId });
    },
  },
  employee: {
    type: 'INVITE',
    says: /申请加入贵公司/,
    whose: toAdmin,
    done: async ({ company }) =>
      portal.as(await makeVisitor(portal))(contract.account.bindExhibitor, {
        exhibitorCode: company.exhibitor_code ?? '',
      }),
  },
  invitation: {
    type: 'INVITE',
    says: /邀请您成为专属客户$/,
    whose: toBuyer,
    done: ({ staff, buyer }) =>
      portal.as(staff)(contract.invitation.invite, { to: buyer.visitorId, from: 'person', message: '' }),
  },
  chat: { type: 'SPONSOR', says: /发来了消息$/, whose: toBuyer, done: leaveUnread },
  live: { type: 'SPONSOR', says: /^直播即将开始：测试直播$/, whose: toBuyer, done: waitForLive },
  connection: { type: 'SPONSOR', says: /^推送地址“CRM”已自动停用$/, whose: toAdmin, done: loseWebhook },
  meeting: {
    type: 'SPONSOR',
    says: /^禾田农化 约您洽谈$/,
    whose: toBuyer,
    done: async ({ company, admin, buyer }) => {
      const meeting = await makeMeeting(portal);
      const partnerId = await signUpVisitor(portal, meeting.id, buyer);
      await signUpCompany(portal, meeting.id, company.id);
      const slots = [slotOf(meeting, 0)];
      await portal.as(admin)(contract.meetingAppointment.propose, { partnerId, slots });
    },
  },
  meetingSignup: {
    type: 'CHECKRESULT',
    says: /^对接会报名已通过：示例采购对接会$/,
    whose: toBuyer,
    done: async ({ buyer }) => {
      const id = await signUpVisitor(portal, (await makeMeeting(portal)).id, buyer, { audit: 'review' });
      const selection = { records: [{ id, version: 1 }] };
      await portal.as(owner)(contract.meetingDesk.decide, { selection, audit: 'approved' });
    },
  },
  login: { type: 'SPONSOR', says: /其他设备登录/, whose: toBuyer, done: logInElsewhere },
};

const written = async (recipientId: string) =>
  (
    await sql<{ kind: string; notice_type: string; title_zh: string }>`
      select kind, notice_type, title_zh from notice where recipient_id = ${recipientId}`.execute(portal.ctx.db)
  ).rows;

test.each(noticeKind.options)(
  'a notice of the kind %s comes of its act, and counts as one of the four',
  async (kind) => {
    const company = await makeExhibitor(portal, {
      exhibitor_code: newId().slice(0, 12).toUpperCase(),
      package: 'upgraded',
    });
    const stage: Stage = {
      company,
      admin: await makeEmployee(portal, company, { admin: true }),
      staff: await makeEmployee(portal, company),
      buyer: await makeVisitor(portal),
    };
    const { type, says, whose, done } = ACTS[kind];
    await done(stage);
    const recipientId = whose(stage);
    await expect.poll(async () => (await written(recipientId)).length).toBe(1);
    const [notice] = await written(recipientId);
    expect([notice?.kind, notice?.notice_type, NOTICE_KINDS[kind].type]).toEqual([kind, type, type]);
    expect(notice?.title_zh).toMatch(says);
  },
);

/** Where notices are written, with the kinds that each place writes. */
const PLACES: Record<string, NoticeKind[]> = {
  'domains/connection/webhook.letters.ts': ['connection'],
  'domains/digest/digest.actions.ts': ['follow'],
  'domains/notice/notice.of-announcement.queries.ts': ['announcement'],
  'domains/notice/notice.on-chat.ts': ['chat'],
  'domains/notice/notice.on-colleague.ts': ['colleague'],
  'domains/notice/notice.on-document.ts': ['documentRequest', 'documentAnswer'],
  'domains/notice/notice.on-employee.ts': ['handOver'],
  'domains/notice/notice.on-inquiry.ts': ['inquiry'],
  'domains/notice/notice.on-invitation.ts': ['invitation'],
  'domains/notice/notice.on-live.ts': ['live'],
  'domains/notice/notice.on-meeting.ts': ['meeting', 'meetingSignup'],
  'domains/notice/notice.on-newsfeed.ts': ['comment', 'post'],
  'domains/notice/notice.on-order.ts': ['order'],
  'domains/notice/notice.on-review.ts': ['registration'],
  'domains/notice/notice.on-session.ts': ['login', 'employee'],
  'domains/notice/notice.on-sourcing.ts': ['sourcing'],
  'domains/notice/notice.on-suggestion.ts': ['suggestion'],
  'domains/notice/notice.on-vip.ts': ['vip'],
};

/** Where more is told of what has a kind already, and how often: a quote, a closing or a reminder is news of its order or inquiry. */
const AGAIN: Record<string, number> = {
  'domains/notice/notice.on-closing.ts': 1,
  'domains/notice/notice.on-message.ts': 1,
  'domains/exhibitor-task/exhibitor-task.reminders.ts': 1,
  'domains/notice/notice.lead-reminders.ts': 1,
  'domains/notice/notice.on-customer.ts': 1,
  'domains/notice/notice.on-exhibitor-incomplete.ts': 1,
  'domains/notice/notice.on-quote.ts': 1,
};

test('notices are written at the places that are known, and the acts above are those of all of them', () => {
  const src = path.join(import.meta.dirname, '../..');
  const writes = /\bputNotice\((?!\s*ctx: FairContext)|\bsendNotice\(\s*(?:ctx|inner),|insert into notice\b/g;
  const found = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('notice.sending.ts'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(src, file), 'utf8').match(writes)?.length ?? 0])
    .filter(([, times]) => times !== 0);
  const places = Object.fromEntries(Object.entries(PLACES).map(([file, kinds]) => [file, kinds.length]));
  expect(Object.fromEntries(found)).toEqual({ ...places, ...AGAIN });
  expect(Object.values(PLACES).flat().toSorted()).toEqual(noticeKind.options.toSorted());
});

test('notices from before there were kinds get theirs by what they were and where they lead', async () => {
  const recipientId = newId();
  const BEFORE: [NoticeKind, NoticeType, string, string][] = [
    ['announcement', 'SPONSOR', '/qa', '欢迎'],
    ['suggestion', 'SPONSOR', '', '主办方回复了您的意见'],
    ['registration', 'CHECKRESULT', '/register/completed', '您的观众注册已通过审核'],
    ['vip', 'CHECKRESULT', '/vip', '您的 VIP 申请已通过'],
    ['post', 'CHECKRESULT', '/opportunity-manage/list', '您的商圈动态已发布'],
    ['comment', 'INVITE', '/find-opportunity?post=a', '您的商圈动态有新评论'],
    ['documentAnswer', 'CHECKRESULT', '/find-exhibit/detail/a', '资料申请已通过：甲'],
    ['follow', 'SPONSOR', '/personal/follows', '您关注的内容有 3 条更新'],
    ['order', 'INTENTIONORDER', '/potential-order', '收到新的意向订单：甲'],
    ['documentRequest', 'INTENTIONORDER', '/document-requests', '买家申请资料：甲'],
    ['handOver', 'INTENTIONORDER', '/potential-order', '陈静 的客户和订单已交接给您'],
    ['employee', 'INVITE', '/my-employee-list', '陈静 申请加入贵公司'],
    ['login', 'SPONSOR', '/personal/sessions', '您的账号在其他设备登录'],
  ];
  for (const [, type, link, title] of BEFORE)
    await sql`
      insert into notice (id, exhibition_id, recipient_id, notice_type, title_zh, title_en, body_zh, body_en, link)
      values (${newId()}, ${portal.ctx.exhibition.id}, ${recipientId}, ${type}, ${title}, '', '', '', ${link})`.execute(
      portal.ctx.db,
    );
  const untyped = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: portal.url }) }),
  });
  // cut short and run again, it changes nothing more
  for (const _again of [1, 2]) await up(untyped);
  await untyped.destroy();
  const rows = await written(recipientId);
  for (const [kind, , , title] of BEFORE) {
    const row = rows.find((one) => one.title_zh === title);
    expect([title, row?.kind, row?.notice_type]).toEqual([title, kind, NOTICE_KINDS[kind].type]);
  }
  // of colleagues and invitations nothing was told then
  expect(new Set(BEFORE.map(([kind]) => kind))).toEqual(
    new Set(
      noticeKind.exclude([
        'colleague',
        'inquiry',
        'sourcing',
        'invitation',
        'connection',
        'chat',
        'live',
        'meeting',
        'meetingSignup',
      ]).options,
    ),
  );
});
