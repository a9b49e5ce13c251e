import { createECDH } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { applicationRow } from '../../demo/factories/exhibitor-application.factory.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { makeCode } from '../src/domains/account/account.codes.ts';
import { setAuthenticator } from '../src/domains/account/account.authenticator.ts';
import { makeRecoveryCodes } from '../src/domains/account/account.recovery.ts';
import { writeAnswerers } from '../src/domains/chat/chat-routing.queries.ts';
import { keepTranslation } from '../src/domains/chat/chat-translation.queries.ts';
import { makeToken } from '../src/domains/account/account.tokens.queries.ts';
import { dayInBeijing } from '../src/core/days.ts';
import { newId } from '../src/core/id.ts';
import { employeeRow, invitationRow, quoteRow } from '../../demo/factories/factories.ts';
import { meetingAppointmentRow } from '../../demo/factories/meeting.factory.ts';
import { insertRows } from '../src/platform/database/insert-rows.ts';
import { suppress } from '../src/platform/delivery/suppression.queries.ts';
import { makeUnsubscribeToken } from '../src/platform/delivery/unsubscribe-token.ts';
import { makeBusy, makeProgramme } from './agendas.ts';
import { makeLive, makeLiveMessage, ON_AIR } from './lives.ts';
import { makeCampaign } from './campaigns.ts';
import { codeOfBadge } from './cards.ts';
import { makeEntry, makeGate } from './check-ins.ts';
import { passOf } from './passes.ts';
import { plainPdf } from './pdfs.ts';
import { png } from './pictures.ts';
import { makeMeeting, signUpCompany, signUpVisitor } from './meetings.ts';
import { SUGAR_HOST, type Person, type TestPortal } from './portal.ts';
import { newClient } from './strangers.ts';
import { makeBadge, makePrivatePicture } from './vip.ts';
import {
  makeDocument,
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  PASSWORD,
  productInput,
  putInPool,
  type Employee,
  type Organizer,
} from './world.ts';
import { makeTalk } from './talks.ts';

const { chat, follow, inquiry, recommendation, savedSearch, search, sourcing } = contract;
const {
  account,
  content,
  visitor,
  vip,
  upload,
  preregistration,
  notification,
  lead,
  order,
  favourite,
  footprint,
  autosave,
  listView,
  product,
  newsfeed,
  review,
} = contract;
const ID_NUMBER = '11010519491231002X';
const COMPANY_CODE = 'SUGAR23456';

/** Those whom everybody deals with: an exhibitor with an exhibit, its staff, an exhibitor of the other fair, the organizer. */
export type Around = Awaited<ReturnType<typeof openAround>>;
export async function openAround(test: TestPortal) {
  const company = await makeExhibitor(test);
  const admin: Employee = await makeEmployee(test, company, { admin: true });
  const salesperson: Employee = await makeEmployee(test, company);
  const sugar = await makeExhibitor(test, { exhibitor_code: COMPANY_CODE, categories: [] }, test.sugarCtx);
  await makeEmployee(test, sugar, { admin: true }, test.sugarCtx);
  const owner: Organizer = await makeOrganizer(test);
  const exhibit = await makeProduct(test, company);
  const label = await makeDocument(test, exhibit, { level: 'request', kind: 'label' });
  return { company, product: exhibit, label, admin, salesperson, owner };
}

export type Lived = {
  visitor: Person;
  employee: Person;
  /** What this person's rows are found by, at every fair. */
  keys: { account: string[]; visitor: string[]; subject: string[]; address: string[] };
  email: string;
  name: string;
  /** Of the order at the exhibitor of `Around`. */
  orderId: string;
  avatars: string[];
  /** For VIP: the passport, the person, and one that was not handed in. */
  photos: string[];
  /** Texts that stand nowhere but where this person is meant. */
  values: string[];
  /** The same for somebody this person has named. */
  colleague: string;
};

/** A different plant for everybody, which stands in everything that the person types. */
const PLANTS = ['Alpenrose', 'Bergahorn', 'Christrose', 'Distelstern', 'Enzianblau', 'Feuerdorn', 'Ginsterbusch'];
let lives = 0;

/**
 * Somebody who has left traces everywhere: registered as a minor, filled in all fields, applied for VIP, ordered, read a label, named a colleague,
 * was reviewed, works for a company, is a visitor of the other fair as well, asks to be an employee there and was suspended there.
 */
export async function live(test: TestPortal, around: Around): Promise<Lived> {
  const plant = PLANTS[lives];
  if (plant === undefined) throw new Error('no plants are left');
  const number = (lives += 1);
  const traits: Traits = {
    plant,
    email: `${plant.toLowerCase()}@fair.example`,
    mobile: `861380013${1000 + number}`,
    ownMobile: `1390013${1000 + number}`,
    name: `敏${plant}`,
    latin: `MIN ${plant.toUpperCase()}`,
    passport: `P${number}765432X`,
    colleague: `${number}tes.blatt@firm.example`,
  };
  const { me, accountId, visitorId } = await register(test, traits);
  await fillIn(test, me, { accountId, visitorId }, traits, around);
  const avatar = await uploadAvatar(test, me);
  await test.as(me)(visitor.setAvatar, { picture: avatar });
  const photos = await applyForVip(test, me, visitorId, traits, around);
  const orderId = await orderAndMeet(test, me, visitorId, traits, around);
  await askForLabel(test, me, traits, around);
  await speak(test, me, traits);
  await saySomething(test, me, visitorId, traits);
  await comeBack(test, me, visitorId, traits, around);
  const employed = await work(test, accountId, traits);
  const elsewhere = await goElsewhere(test, traits, around);
  await meetAtTheStand(test, me, { visitorId, employee: employed.person }, around);
  await meetInSession(test, visitorId, employed, traits);
  await keepAgenda(test, me, visitorId);
  await shareReport(test, me);
  await watchLives(test, me, visitorId, around);
  await comeAndGo(test, me, accountId, traits);
  await askSupport(test, { accountId, visitorId }, traits, around);
  const reason = `${traits.name}的资料不全`;
  const { version } = await test.as(around.owner)(review.get, { id: visitorId });
  await test.as(around.owner)(review.decide, {
    selection: { records: [{ id: visitorId, version }] },
    state: 'notApproved',
    reason,
  });
  await settled(test);
  return {
    visitor: me,
    employee: employed.person,
    keys: {
      account: [accountId],
      visitor: [visitorId, elsewhere.visitorId],
      subject: [visitorId, elsewhere.visitorId, employed.id, elsewhere.employeeId],
      address: [traits.email, traits.mobile],
    },
    email: traits.email,
    name: traits.name,
    orderId,
    avatars: [avatar, employed.avatar],
    photos,
    values: [plant, plant.toLowerCase(), plant.toUpperCase(), traits.mobile, traits.ownMobile, traits.passport].concat(
      [avatar, employed.avatar],
      photos,
    ),
    colleague: traits.colleague,
  };
}

type Traits = Record<'plant' | 'email' | 'mobile' | 'ownMobile' | 'name' | 'latin' | 'passport' | 'colleague', string>;
type Ids = { accountId: string; visitorId: string };

async function register(test: TestPortal, { email, mobile, plant }: Traits): Promise<Ids & { me: Person }> {
  const client = newClient();
  const { db, exhibition } = test.ctx;
  const { token, user } = await test.as(client)(account.register, {
    email,
    code: await makeCode(db, test.portal.services.config.SECRET, 'register', email),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    consent: {
      accepted: true,
      version: exhibition.consentVersion,
      language: 'zh',
      minor: true,
      guardianName: `监护人${plant}`,
      guardianContact: `${plant}@guardian.example`,
    },
  });
  await sql`update account set mobile = ${mobile} where id = ${user.userAccountId}`.execute(db);
  return { me: { ...client, token }, accountId: user.userAccountId, visitorId: user.subjectId };
}

/** The registration as it is in the end, through the invitation of the salesperson, and all that the personal centre asks. */
async function fillIn(test: TestPortal, me: Person, { visitorId }: Ids, traits: Traits, around: Around): Promise<void> {
  await sql`
    update visitor set complete_visitor = true, complete_visitor_register = true, complete_questionnaire = true,
      complete_exhibition_registration = true, completed_at = now(), review_state = 'approved',
      invitation_employee_id = ${around.salesperson.employeeId}
    where id = ${visitorId}`.execute(test.ctx.db);
  test.portal.services.sessions.forget();
  const { name, plant, ownMobile: mobile } = traits;
  await test.as(me)(visitor.change, {
    person: {
      name,
      title: 'lady',
      position: `采购${plant}`,
      department: `${plant}部`,
      mobileAreaCode: '86',
      mobile,
    },
    company: {
      company: '禾田农资有限公司',
      country: 'CN',
      address: `${plant}路1号`,
      website: `https://${plant}.example`,
      fax: '+86 21 50001234',
    },
  });
  await test.as(me)(visitor.certify, { name, idNumber: ID_NUMBER });
}

async function uploadAvatar(test: TestPortal, person: Person): Promise<string> {
  const { body } = await test.send(upload.stream, { use: 'avatar' }, person, { bytes: await png(200, 200) });
  return upload.stream.output.parse(body.data).id;
}

async function applyForVip(
  test: TestPortal,
  me: Person,
  visitorId: string,
  { latin: name, passport: passportNumber }: Traits,
  around: Around,
): Promise<string[]> {
  const passportPhoto = await makePrivatePicture(test, visitorId);
  const avatarPhoto = await makePrivatePicture(test, visitorId, test.ctx, 'vipAvatar');
  const photos = { passportPhoto, avatarPhoto, photoDeclaration: true } as const;
  await test.as(me)(vip.insert, { passportNumber, name, sex: 'female', nationality: 'CN', ...photos });
  const { id } = await test.ctx.db
    .selectFrom('vip_application')
    .where('visitor_id', '=', visitorId)
    .select('id')
    .executeTakeFirstOrThrow();
  await test.as(around.owner)(vip.review, { selection: { records: [{ id, version: 1 }] }, status: 'passed' });
  return [passportPhoto, avatarPhoto, await makePrivatePicture(test, visitorId)];
}

/** What is said stays with the other side, as an order does. */
async function talk(test: TestPortal, me: Person, visitorId: string, { company }: Around): Promise<void> {
  const { id: conversationId } = await test.as(me)(chat.open, { exhibitorId: company.id });
  const say = (body: WrittenBody) => test.as(me)(chat.send, { conversationId, clientId: newId(), body });
  const { id: messageId } = await say({ kind: 'text', text: '您好' });
  await keepTranslation(test.ctx, messageId, 'en', { text: 'Hello', kept: [] });
  const sent = await test.send(upload.document, { use: 'chatDocument' }, me, { bytes: plainPdf('An offer') });
  await say({ kind: 'files', files: [{ fileId: upload.document.output.parse(sent.body.data).id, name: 'offer.pdf' }] });
  await test.as(me)(chat.report, { conversationId, reason: 'other', text: '' });
  const seat = { personId: visitorId, side: 'visitor', deviceId: null } as const;
  await makeTalk(test.ctx, conversationId, { by: 'exhibitor', callerId: null, calleeId: visitorId, seat });
  await makeTalk(test.ctx, conversationId, { by: 'visitor', callerId: visitorId, calleeId: null, seat });
}

async function orderAndMeet(
  test: TestPortal,
  me: Person,
  visitorId: string,
  { plant }: Traits,
  around: Around,
): Promise<string> {
  const { company, product, salesperson } = around;
  const { id } = await test.as(me)(order.create, {
    productId: product.id,
    quantity: 500,
    unit: 'kg',
    remark: '请报价',
  });
  await test.as(me)(inquiry.create, { productIds: [product.id], question: '能否提供样品？' });
  const wanted = await test.send(upload.document, { use: 'sourcingDocument' }, me, { bytes: plainPdf('Wanted') });
  const file = {
    id: upload.document.output.parse(wanted.body.data).id,
    name: 'wanted.pdf',
    readers: 'agreed' as const,
  };
  await test.as(me)(sourcing.save, {
    title: '求购',
    files: [file],
    lines: [{ name: '吡虫啉', wanted: { quantity: 1, unit: 't' } }],
    deadline: dayInBeijing(new Date()),
  });
  await test.as(around.admin)(lead.assign, { ids: [id], employeeId: salesperson.employeeId });
  await test.as(salesperson)(lead.addNote, { id, text: '下周回电' });
  await test.as(me)(inquiry.write, { id, text: '能否 5 月交货？' });
  const quoted = quoteRow(test.ctx.exhibition.id, company.id, { visitor_id: visitorId, order_id: id });
  await insertRows(test.ctx.db, 'quote', [quoted]);
  await putInPool(
    test,
    company,
    { ...me, visitorId, accountId: '', email: '' },
    { employee_id: salesperson.employeeId },
  );
  await talk(test, me, visitorId, around);
  await test.as(me)(favourite.add, { collectionSubjectType: 'PRODUCT', id: product.id });
  await test.as(me)(footprint.add, { subjectType: 'PRODUCT', id: product.id });
  await test.as(salesperson)(footprint.add, { subjectType: 'VISITOR', id: visitorId });
  const { id: campaignId, exhibition_id: fair } = await makeCampaign(test.ctx, null);
  await insertRows(test.ctx.db, 'campaign_visit', [
    { exhibition_id: fair, campaign_id: campaignId, visitor_id: visitorId, day: '2026-03-12' },
  ]);
  await test.as(salesperson)(favourite.add, { collectionSubjectType: 'VISITOR', id: visitorId });
  await test.as(salesperson)(favourite.setNote, {
    collectionSubjectType: 'VISITOR',
    id: visitorId,
    note: `${plant}，展后联系`,
  });
  await test.as(me)(content.addSuggest, { kind: 'question', text: '现场可以打印证件吗？' });
  const typed = { introduction: `${plant}，还没写完` };
  await test.as(me)(autosave.save, { kind: 'company', slot: 'own', seen: 0, version: 1, typed, base: {} });
  return id;
}

/** What the person asked the exhibitor for, and was given by the salesperson. */
async function askForLabel(test: TestPortal, me: Person, { plant }: Traits, around: Around): Promise<void> {
  const { label, salesperson } = around;
  await test.as(me)(product.requestDocument, { id: label.id, note: `${plant}登记用` });
  const { list } = await test.as(salesperson)(product.documentRequests, { state: 'open' });
  for (const { id, version } of list)
    await test.as(salesperson)(product.answerDocumentRequest, { id, version, state: 'granted' });
  await test.send(product.documentFile, { id: label.id }, me);
}

/** What the person said in the business circle. */
async function speak(test: TestPortal, me: Person, { plant }: Traits): Promise<void> {
  const { id: postId, version } = await test.as(me)(newsfeed.create, { lang: 'zh', text: '求购' });
  await test.as(me)(newsfeed.update, { id: postId, version, lang: 'zh', text: `求购，请联系${plant}` });
  await test.as(me)(newsfeed.addComment, { id: postId, text: `我是${plant}` });
  await test.as(me)(newsfeed.like, { id: postId, liked: true });
  await test.as(me)(newsfeed.report, { id: postId, reason: 'other', words: `${plant}发错了` });
}

async function answer(test: TestPortal, site: 'register' | 'exhibitor', of: object, text: string): Promise<void> {
  const { id: exhibition_id } = test.ctx.exhibition;
  const { code: question } = await test.ctx.db
    .selectFrom('question')
    .where('exhibition_id', '=', exhibition_id)
    .where('site', '=', site)
    .select('code')
    .orderBy('sort')
    .limit(1)
    .executeTakeFirstOrThrow();
  await test.ctx.db
    .insertInto('answer')
    .values({ exhibition_id, question, text, ...of })
    .execute();
}

/** What brings somebody back: searches, follows, a digest, what shall not be recommended. */
async function comeBack(test: TestPortal, me: Person, visitorId: string, { plant }: Traits, around: Around) {
  const call = test.as(me);
  await call(savedSearch.save, { kind: 'product', name: plant, keyword: plant, filter: {}, alert: 'daily' });
  await call(follow.add, { exhibitorId: around.company.id });
  await call(search.keepRecent, { kept: true });
  await call(product.browse, { keyword: plant });
  await test.portal.services.searchLog.flush();
  await call(recommendation.mute, { exhibitorId: around.company.id });
  const invited = invitationRow(around.company, visitorId, { sent_by: 'visitor', message: plant });
  await insertRows(test.ctx.db, 'invitation', [invited]);
  await sql`
    insert into digest (visitor_id, exhibition_id, day, until)
    values (${visitorId}, ${test.ctx.exhibition.id}, current_date, now())`.execute(test.ctx.db);
}

async function saySomething(test: TestPortal, me: Person, visitorId: string, traits: Traits): Promise<void> {
  const { email, plant, colleague } = traits;
  const { id: exhibitionId } = test.ctx.exhibition;
  await answer(test, 'register', { visitor_id: visitorId }, `需要${plant}`);
  await test.as(me)(notification.saveSetting, { wanted: { news: false } });
  await addDevice(test, me, plant);
  const link = { exhibitionId, address: email, category: 'news' } as const;
  await insertRows(test.ctx.db, 'exhibitor_application', [
    applicationRow(exhibitionId, { email, contact_name: plant, remark: `${plant}，靠近入口` }),
  ]);
  const token = makeUnsubscribeToken(test.portal.services.config.SECRET, link);
  await test.as(newClient())(notification.unsubscribe, { token });
  const named = { name: '周静', email: colleague, position: '采购专员', country: 'CN' };
  const { id } = await test.as(me)(preregistration.save, named);
  await test.as(me)(preregistration.sendConfirmation, { ids: [id] });
  await makeBadge(visitorId, test.ctx);
}

/** A device that is told of notices; of none that come today, since no push service stands behind it. */
async function addDevice(test: TestPortal, me: Person, plant: string): Promise<void> {
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  const { id } = await test.as(me)(contract.push.addDevice, { endpoint: `https://push.example/${plant}`, ...keys });
  await sql`update push_device set created_at = now() + interval '1 day' where id = ${id}`.execute(test.ctx.db);
}

/** For a company of the same fair, where somebody has ordered. */
async function work(test: TestPortal, accountId: string, { email, mobile, name, plant }: Traits) {
  const company = await makeExhibitor(test);
  const named = { name_zh: name, name_en: `Min ${plant}`, email, mobile };
  const row = employeeRow(company, { account_id: accountId, ...named });
  await insertRows(test.ctx.db, 'employee', [row]);
  await insertRows(test.ctx.db, 'opening_subscription', [
    { exhibition_id: test.ctx.exhibition.id, account_id: accountId },
  ]);
  const token = await test.portal.services.sessions.start(test.ctx, accountId, 'ACTOR', false);
  const person: Person = { ...newClient(), token };
  const avatar = await uploadAvatar(test, person);
  await sql`update employee set avatar = ${avatar} where id = ${row.id}`.execute(test.ctx.db);
  await test.as(person)(contract.invitation.ownCode, {});
  await writeAnswerers(test.ctx, company.id, [{ employeeId: row.id, languages: ['zh'], categories: [] }]);
  await test.as(person)(contract.workbench.saveDigest, { every: 'day' });
  await answer(test, 'exhibitor', { employee_id: row.id }, `提供${plant}`);
  const view = {
    id: `view-${row.id}`,
    list: '/potential-order',
    name: plant,
    query: `keyword=${plant}`,
    hidden: [],
    opens: true,
  };
  await test.as({ token })(listView.save, view);
  const written = { ...(await productInput(test, company)), requestId: newId() };
  await test.as({ token })(product.save, written);
  const { id: productId } = await makeProduct(test, company);
  await test.as(await makeVisitor(test))(order.create, { productId, quantity: 1, unit: 'kg' });
  return { person, id: row.id, exhibitorId: company.id, avatar };
}

/** Signed up for a procurement meeting as a buyer, and for the company, which meets somebody else there. */
async function meetInSession(
  test: TestPortal,
  visitorId: string,
  { id: employeeId, exhibitorId }: { id: string; exhibitorId: string },
  { name: contact_name, email, plant }: Traits,
): Promise<void> {
  const { id: meeting_id } = await makeMeeting(test);
  const named = { contact_name, email };
  const visitor_signup_id = await signUpVisitor(test, meeting_id, { visitorId }, named);
  const company = await makeExhibitor(test);
  const exhibitor_signup_id = await signUpCompany(test, meeting_id, company.id);
  const own = meetingAppointmentRow(test.ctx.exhibition.id, {
    meeting_id,
    visitor_signup_id,
    exhibitor_signup_id,
    employee_id: null,
  });
  const pair = {
    meeting_id,
    visitor_signup_id: await signUpVisitor(test, meeting_id, await makeVisitor(test)),
    exhibitor_signup_id: await signUpCompany(test, meeting_id, exhibitorId, { employee_id: employeeId, ...named }),
  };
  const appointment = meetingAppointmentRow(test.ctx.exhibition.id, { ...pair, employee_id: employeeId });
  await insertRows(test.ctx.db, 'meeting_appointment', [own, appointment]);
  const note = { exhibition_id: test.ctx.exhibition.id, appointment_id: own.id, text: `${plant}，样品三月寄出` };
  await insertRows(test.ctx.db, 'meeting_note', [
    { ...note, id: newId(), side: 'visitor', visitor_id: visitorId, exhibitor_id: null, about_visitor_id: null },
    {
      ...note,
      id: newId(),
      side: 'exhibitor',
      visitor_id: null,
      exhibitor_id: company.id,
      about_visitor_id: visitorId,
    },
  ]);
  const there = { exhibition_id: test.ctx.exhibition.id, appointment_id: appointment.id, side: 'exhibitor' };
  await insertRows(test.ctx.db, 'meeting_presence', [{ ...there, employee_id: employeeId }]);
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** A calendar reads their agenda, and they have said when they are busy. */
async function keepAgenda(test: TestPortal, me: Person, visitorId: string): Promise<void> {
  await test.as(me)(contract.agenda.openFeed, {});
  await test.as(me)(contract.agenda.keepProgramme, { id: await makeProgramme(test), kept: true });
  await makeBusy(test, visitorId, inDays(3), inDays(4));
}

/** Their report can be read at an address. */
async function shareReport(test: TestPortal, me: Person): Promise<void> {
  await test.as(me)(contract.report.share, { days: 90, withName: true });
}

/** At the other fair: a visitor too, asks to join a company by its code, and is suspended in the end. */
async function goElsewhere(test: TestPortal, { email, name, plant }: Traits, around: Around) {
  const client = newClient({ host: SUGAR_HOST });
  const { token, user } = await test.as(client)(account.logOn, { account: email, password: PASSWORD });
  const { userAccountId: accountId, subjectId: visitorId } = user;
  const { db } = test.ctx;
  await sql`update visitor set name = ${name} where id = ${visitorId}`.execute(db);
  await test.as({ ...client, token })(account.bindExhibitor, { exhibitorCode: COMPANY_CODE });
  const { id: employeeId } = await db
    .selectFrom('employee')
    .where('exhibition_id', '=', test.sugarCtx.exhibition.id)
    .where('account_id', '=', accountId)
    .select('id')
    .executeTakeFirstOrThrow();
  await sql`
    update visitor set suspended_at = now(), suspended_by = ${around.owner.accountId}, suspended_reason = ${`${plant}重复注册`}
    where id = ${visitorId}`.execute(db);
  const stopped = { id: newId(), exhibitionId: test.sugarCtx.exhibition.id, address: email, answer: '550 5.1.1' };
  await suppress(db, stopped);
  return { visitorId, employeeId };
}

/** Cards exchanged as visitor and as employee, and a badge that came in at a gate and that an exhibitor scanned. */
async function meetAtTheStand(
  test: TestPortal,
  me: Person,
  { visitorId, employee }: { visitorId: string; employee: Person },
  { salesperson }: Around,
): Promise<void> {
  const { code } = await test.as(salesperson)(contract.card.own, {});
  for (const person of [me, employee]) {
    await test.as(person)(contract.card.own, {});
    await test.as(person)(contract.card.exchange, { code });
  }
  await test.as(salesperson)(contract.scan.add, {
    code: await codeOfBadge(test, visitorId),
    scannedAt: new Date().toISOString(),
    requestId: newId(),
  });
  const badgeId = await makeBadge(visitorId, test.ctx);
  await makeEntry(test.ctx, { gateId: await makeGate(test.ctx), badgeId, visitorId });
  await test.as(salesperson)(contract.customer.addNote, { id: visitorId, text: '老客户，关注交期' });
}

/** Wants to watch a live, watches and likes another, and says something there for which a host mutes. */
async function watchLives(
  test: TestPortal,
  me: Person,
  visitorId: string,
  { company, salesperson }: Around,
): Promise<void> {
  const next = await makeLive(test, company);
  await test.as(me)(contract.live.want, { id: next.id });
  const { id } = await makeLive(test, company, ON_AIR);
  await test.as(me)(contract.live.like, { id });
  await test.as(me)(contract.live.watch, { liveId: id, state: 1, viewer: 'a-visit-of-the-tests' });
  const messageId = await makeLiveMessage(test.ctx, id, visitorId, '有现货吗');
  await test.as(salesperson)(contract.liveRoom.mute, { id, messageId });
}

/** By password from another device, by QR code, by a code and a link that are still good, to the other site. */
async function comeAndGo(test: TestPortal, me: Person, accountId: string, { email }: Traits): Promise<void> {
  const device = newClient();
  await test.as(device)(account.logOn, { account: email, password: PASSWORD });
  const { id } = await test.as(device)(account.showLogonQr, { step: 'make', type: 'vis' });
  await test.as(me)(account.showLogonQr, { step: 'answer', id, approve: true });
  const humanCheck = await passOf(test, device, 'code', email);
  await test.as(device)(account.sendEmailCode, { email, purpose: 'login', humanCheck });
  await makeToken(test.ctx, { purpose: 'reset', accountId, address: email, minutes: 30 });
  await makeToken(test.ctx, { purpose: 'register', accountId: null, address: email, minutes: 30 });
  // a change of the address that can no longer be taken back
  await sql`
    insert into address_change (id, account_id, exhibition_id, token_hash, email, expires_at)
    values (${accountId}, ${accountId}, ${test.ctx.exhibition.id}, sha256(convert_to(${accountId}, 'UTF8')), ${email}, now())`.execute(
    test.ctx.db,
  );
  await setAuthenticator(test.ctx.db, test.portal.services.config, accountId, {
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    step: 0,
  });
  await makeRecoveryCodes(test.ctx.db, accountId);
  await test.as(me)(account.authCode, {});
}

/** What the organizer's support noted, and a correction of the address that it asked for and withdrew. */
async function askSupport(
  test: TestPortal,
  me: { accountId: string; visitorId: string },
  traits: Traits,
  around: Around,
) {
  const { email, plant } = traits;
  const { accountId: owner } = around.owner;
  const { id: fair } = test.ctx.exhibition;
  const { accountId, visitorId } = me;
  await test.as(around.owner)(contract.support.writeNote, { id: visitorId, text: `${plant}来电，已回复` });
  const [confirm, stop] = [`confirm ${accountId}`, `stop ${accountId}`].map((name) => Buffer.from(name));
  await sql`
    insert into address_correction (id, exhibition_id, account_id, requested_by, email, reason, confirm_hash, stop_hash, expires_at, ended_at)
    values (${accountId}, ${fair}, ${accountId}, ${owner}, ${email}, ${`${plant}少写一个字母`}, ${confirm}, ${stop}, now() + interval '1 day', now())`.execute(
    test.ctx.db,
  );
}

/** Waits until all messages are out and all events are heard. */
export async function settled({ ctx }: TestPortal): Promise<void> {
  const open = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from message where state = 'waiting')
        + (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'))::int as count`.execute(
      ctx.db,
    );
    return rows[0]?.count ?? 0;
  };
  const until = Date.now() + 15_000;
  while ((await open()) > 0) {
    if (Date.now() > until) throw new Error('background work does not come to an end');
    await sleep(50);
  }
}

/** A new account by this address, as its owner would make one. */
export async function registerAnew(test: TestPortal, email: string) {
  const code = await makeCode(test.ctx.db, test.portal.services.config.SECRET, 'register', email);
  return test.as(newClient())(account.register, {
    email,
    code,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    consent: { accepted: true, version: test.ctx.exhibition.consentVersion, language: 'zh' },
  });
}
