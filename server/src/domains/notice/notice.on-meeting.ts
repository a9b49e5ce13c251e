import type { AppointmentState } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { MeetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { minuteInBeijing } from '../../core/days.ts';
import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Calendar } from '../../platform/calendar/calendar.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { composeMail } from '../../platform/delivery/mail.ts';
import type { NewMessage } from '../../platform/delivery/message.ts';
import { nameWithoutLinks, withoutLinks } from '../../platform/delivery/without-links.ts';
import { inSite, siteOf } from '../exhibition/exhibition.address.ts';
import { anyAppointment, type WholeAppointment } from '../meeting/meeting-appointment.queries.ts';
import { stateOf } from '../meeting/meeting-appointment.rules.ts';
import { appointmentEvent } from '../meeting/meeting.calendar.ts';
import {
  appointmentChanged,
  appointmentComing,
  appointmentLate,
  meetingChanged,
  signupsDecided,
  type AppointmentNews,
} from '../meeting/meeting.events.ts';
import {
  decidedSignup,
  meetingFacts,
  signupRecipients,
  signupsBehind,
  type MeetingRecipient,
} from './notice.meeting.queries.ts';
import { reasonIn } from './notice.reason.ts';
import { sendNotice, type Notice } from './notice.sending.ts';

const meetingTexts = texts({
  approvedTitle: ['对接会报名已通过：{meeting}', 'Sign-up approved: {meeting}'],
  approvedBody: [
    '“{meeting}”的报名已通过审核。请确认是否参加，并与感兴趣的企业约定洽谈时间。',
    'Your sign-up for “{meeting}” has been approved. Please say whether you will take part, and arrange appointments.',
  ],
  notApprovedTitle: ['对接会报名未通过：{meeting}', 'Sign-up not approved: {meeting}'],
  notApprovedBody: [
    '“{meeting}”的报名未通过审核。原因：{reason}报名截止前可以修改后重新提交。',
    'Your sign-up for “{meeting}” was not approved. Reason: {reason} You can change it and submit it again until the sign-up ends.',
  ],
  movedTitle: ['对接会时间或地点有变：{meeting}', 'Procurement meeting changed: {meeting}'],
  movedBody: [
    '“{meeting}”的时间或地点有变：{time}，{place}。',
    'The time or place of “{meeting}” has changed: {time}, {place}.',
  ],
  cancelledTitle: ['对接会取消：{meeting}', 'Procurement meeting cancelled: {meeting}'],
  cancelledBody: [
    '“{meeting}”已取消，相关洽谈也一并取消。原因：{reason}',
    '“{meeting}” has been cancelled with all its appointments. Reason: {reason}',
  ],
  proposedTitle: ['{partner} 约您洽谈', '{partner} proposes an appointment'],
  proposedBody: [
    '{partner} 在“{meeting}”约您洽谈，可选时间：{times}。请在 {until} 前答复。',
    '{partner} proposes an appointment at “{meeting}”: {times}. Please answer by {until}.',
  ],
  counteredTitle: ['{partner} 提出了其他洽谈时间', '{partner} proposes other times'],
  counteredBody: [
    '{partner} 在“{meeting}”提出了其他时间：{times}。请在 {until} 前答复。',
    '{partner} proposes other times at “{meeting}”: {times}. Please answer by {until}.',
  ],
  movingTitle: ['{partner} 希望调整洽谈时间', '{partner} asks to move your appointment'],
  movingBody: [
    '{partner} 希望调整“{meeting}”的洽谈时间：{times}。答复前，原定时间 {time} 仍然有效。',
    '{partner} asks to move your appointment at “{meeting}”: {times}. Until you answer, {time} stands.',
  ],
  declinedTitle: ['{partner} 婉拒了洽谈', '{partner} declined the appointment'],
  declinedBody: [
    '{partner} 婉拒了“{meeting}”的洽谈。原因：{reason}',
    '{partner} declined the appointment at “{meeting}”. Reason: {reason}',
  ],
  keptTitle: ['{partner} 希望洽谈时间不变', '{partner} keeps the time of your appointment'],
  keptBody: [
    '{partner} 不能接受新的时间，“{meeting}”的洽谈仍在 {time}。原因：{reason}',
    '{partner} cannot accept the new times. Your appointment at “{meeting}” stays at {time}. Reason: {reason}',
  ],
  confirmedTitle: ['洽谈已确认：{partner}', 'Appointment confirmed: {partner}'],
  confirmedBody: [
    '与 {partner} 在“{meeting}”的洽谈已确认：{time}。',
    'Your appointment with {partner} at “{meeting}” is confirmed: {time}.',
  ],
  rescheduledTitle: ['洽谈已改期：{partner}', 'Appointment moved: {partner}'],
  rescheduledBody: [
    '与 {partner} 在“{meeting}”的洽谈已改到 {time}。',
    'Your appointment with {partner} at “{meeting}” has been moved to {time}.',
  ],
  offTitle: ['洽谈已取消：{partner}', 'Appointment cancelled: {partner}'],
  offBody: [
    '与 {partner} 在“{meeting}”的洽谈已取消。',
    'Your appointment with {partner} at “{meeting}” has been cancelled.',
  ],
  offReasonBody: [
    '与 {partner} 在“{meeting}”的洽谈已取消。原因：{reason}',
    'Your appointment with {partner} at “{meeting}” has been cancelled. Reason: {reason}',
  ],
  dayTitle: ['明天有洽谈：{partner}', 'Appointment within a day: {partner}'],
  hourTitle: ['洽谈即将开始：{partner}', 'Appointment within an hour: {partner}'],
  comingBody: [
    '与 {partner} 在“{meeting}”的洽谈将于 {time} 开始。',
    'Your appointment with {partner} at “{meeting}” starts at {time}.',
  ],
  lateTitle: ['{partner} 将晚到 {minutes} 分钟', '{partner} will be {minutes} {minutes|minute|minutes} late'],
  lateBody: [
    '{partner} 将晚到 {minutes} 分钟。“{meeting}”的洽谈时间：{time}。',
    '{partner} will be {minutes} {minutes|minute|minutes} late for your appointment at “{meeting}”: {time}.',
  ],
  table: ['{table} 号桌', 'Table {table}'],
  greeting: ['{name}，您好！', 'Hello {name},'],
  see: ['查看详情', 'View details'],
});

type Words = ReturnType<Notice['words']>;
type Using = Pick<Services, 'jobs' | 'config'>;

/** Where whoever takes part reads on: everybody's page of the meeting, or the own appointment. */
const meetingLink = (meetingId: string): string => `/meetingList/${meetingId}`;
const appointmentLink = (appointmentId: string): string => `/meetingAppointments?appointment=${appointmentId}`;

/** In an e-mail, which may be opened where nobody is logged in: an employee is asked to log in as such. */
const mailedLink = (link: string, { side }: MeetingRecipient): string =>
  side === 'exhibitor' && link.includes('?') ? `${link}&as=actor` : link;

type Telling = {
  of: string;
  link: string;
  words: (lang: Lang, to: MeetingRecipient) => Words;
  /** What the recipient's calendar takes in or strikes out. */
  calendar?: ((lang: Lang, to: MeetingRecipient) => Calendar) | undefined;
};

function mailOf(
  { config }: Using,
  ctx: FairContext,
  { link, words, calendar }: Telling,
  to: MeetingRecipient,
): NewMessage | null {
  if (to.email === '') return null;
  const lang = isLang(to.language) ? to.language : 'zh';
  const t = translator(meetingTexts, lang);
  const { title, body } = words(lang, to);
  const event = calendar?.(lang, to);
  return composeMail(ctx.exhibition, lang, {
    kind: 'meeting',
    to: to.email,
    person: to.id,
    category: 'notice',
    greeting: t('greeting', { name: to.name }),
    values: { title: withoutLinks(title), text: withoutLinks(body) },
    button: { text: t('see'), url: inSite(siteOf(config, ctx.exhibition), lang, mailedLink(link, to)) },
    ...(event === undefined ? {} : { calendar: event }),
  });
}

/** Tells these people on the portal and by e-mail. Run twice, it tells each once. */
async function tell(using: Using, ctx: FairContext, people: readonly MeetingRecipient[], telling: Telling) {
  const { of, link } = telling;
  for (const person of people) {
    const words = (lang: Lang) => telling.words(lang, person);
    const notice = { of, kind: 'meeting', words, link } as const;
    await sendNotice(ctx, notice, [person], { jobs: using.jobs, to: () => mailOf(using, ctx, telling, person) });
  }
}

async function tellOfDecision(using: Using, ctx: FairContext, decided: { id: string; version: number }): Promise<void> {
  const signup = await decidedSignup(ctx, decided);
  if (signup === null) return;
  const result = signup.audit === 'approved' ? 'approved' : 'notApproved';
  const words = (lang: Lang): Words => {
    const t = translator(meetingTexts, lang);
    const facts = { meeting: inLang(bilingualOf('title', signup), lang), reason: reasonIn(lang, signup.reason) };
    return { title: t(`${result}Title`, facts), body: t(`${result}Body`, facts) };
  };
  const telling = {
    of: `meeting signup ${signup.id} ${decided.version}`,
    link: meetingLink(signup.meeting_id),
    words,
  };
  const notice = { ...telling, kind: 'meetingSignup' } as const;
  await sendNotice(ctx, notice, await signupRecipients(ctx, [signup.id]), {
    jobs: using.jobs,
    to: (person) => mailOf(using, ctx, telling, person),
  });
}

const PORTION = 200;

async function tellOfMeeting(
  using: Using,
  ctx: FairContext,
  { meetingId, version, what }: { meetingId: string; version: number; what: 'moved' | 'cancelled' },
): Promise<void> {
  const meeting = await meetingFacts(ctx, meetingId);
  if (meeting === null) return;
  const words = (lang: Lang): Words => {
    const t = translator(meetingTexts, lang);
    const facts = {
      meeting: inLang(bilingualOf('title', meeting), lang),
      place: inLang(bilingualOf('place', meeting), lang),
      time: minuteInBeijing(meeting.starts_at),
      reason: reasonIn(lang, meeting.cancel_reason),
    };
    return { title: t(`${what}Title`, facts), body: t(`${what}Body`, facts) };
  };
  const telling: Telling = { of: `meeting ${what} ${meetingId} ${version}`, link: meetingLink(meetingId), words };
  let behind = '';
  for (let ids = await signupsBehind(ctx, meetingId, behind, PORTION); ids.length > 0;) {
    await tell(using, ctx, await signupRecipients(ctx, ids), telling);
    behind = ids.at(-1) ?? behind;
    ids = await signupsBehind(ctx, meetingId, behind, PORTION);
  }
}

type What = AppointmentNews['what'] | 'day' | 'hour';

const TITLES = {
  proposed: 'proposedTitle',
  countered: 'counteredTitle',
  moving: 'movingTitle',
  declined: 'declinedTitle',
  kept: 'keptTitle',
  confirmed: 'confirmedTitle',
  moved: 'rescheduledTitle',
  cancelled: 'offTitle',
  day: 'dayTitle',
  hour: 'hourTitle',
} as const satisfies Record<What, keyof typeof meetingTexts>;

const BODIES = {
  proposed: 'proposedBody',
  countered: 'counteredBody',
  moving: 'movingBody',
  declined: 'declinedBody',
  kept: 'keptBody',
  confirmed: 'confirmedBody',
  moved: 'rescheduledBody',
  cancelled: 'offReasonBody',
  day: 'comingBody',
  hour: 'comingBody',
} as const satisfies Record<What, keyof typeof meetingTexts>;

/** What stands in a text of an appointment, as this side reads it. */
function factsOf(row: WholeAppointment, lang: Lang, { side }: MeetingRecipient) {
  const t = translator(meetingTexts, lang);
  const time = row.starts_at === null ? '' : minuteInBeijing(row.starts_at);
  return {
    partner: nameWithoutLinks(side === 'visitor' ? row.exhibitor_company : row.visitor_company),
    meeting: inLang(bilingualOf('title', row), lang),
    time: row.table_number === null ? time : `${time} · ${t('table', { table: row.table_number })}`,
    times: row.proposed.map(minuteInBeijing).join(lang === 'zh' ? '、' : ', '),
    until: row.expires_at === null ? '' : minuteInBeijing(row.expires_at),
    reason: reasonIn(lang, row.reason),
  };
}

function wordsOf(row: WholeAppointment, what: What, lang: Lang, to: MeetingRecipient): Words {
  const t = translator(meetingTexts, lang);
  const facts = factsOf(row, lang, to);
  const body = what === 'cancelled' && row.reason === '' ? 'offBody' : BODIES[what];
  return { title: t(TITLES[what], facts), body: t(body, facts) };
}

const addressOf = (sender: string): string => /<([^<>]+)>/.exec(sender)?.[1] ?? sender.trim();

/** What is agreed goes into the calendars of both; what was agreed and is off is struck out of them. */
function calendarOf({ config }: Using, ctx: FairContext, row: WholeAppointment, what: What): Telling['calendar'] {
  if (row.starts_at === null) return undefined;
  if (what !== 'confirmed' && what !== 'moved' && what !== 'cancelled') return undefined;
  return (lang, { side, name, email }) => ({
    method: what === 'cancelled' ? 'CANCEL' : 'REQUEST',
    events: [
      {
        ...appointmentEvent(config, ctx.exhibition, row, { side, lang }),
        organizer: { name: ctx.exhibition.shortName[lang], email: addressOf(config.MAIL_FROM) },
        attendees: [{ name, email }],
      },
    ],
  });
}

/** Who hears of it: the other side, and both of what stands in their calendars or the organizer has done. */
function signupsToTell(row: WholeAppointment, { what, by }: Pick<AppointmentNews, 'by'> & { what: What }): string[] {
  const inCalendars = what === 'confirmed' || what === 'moved' || (what === 'cancelled' && row.starts_at !== null);
  const both = [row.visitor_signup_id, row.exhibitor_signup_id];
  if (by === 'organizer' || inCalendars) return both;
  return [by === 'visitor' ? row.exhibitor_signup_id : row.visitor_signup_id];
}

/** What is no longer so is not told: somebody has taken the next step meanwhile. */
const STATES: Record<AppointmentNews['what'], readonly AppointmentState[]> = {
  proposed: ['proposed'],
  countered: ['proposed'],
  moving: ['confirmed'],
  declined: ['declined'],
  kept: ['confirmed'],
  confirmed: ['confirmed'],
  moved: ['confirmed'],
  cancelled: ['cancelled'],
};

async function tellOfAppointment(
  using: Using,
  ctx: FairContext,
  { appointmentId, version, ...news }: AppointmentNews & { appointmentId: string; version: number },
): Promise<void> {
  const row = await anyAppointment(ctx, appointmentId);
  if (row?.version !== version || !STATES[news.what].includes(stateOf(row, new Date()))) return;
  await tell(using, ctx, await signupRecipients(ctx, signupsToTell(row, news)), {
    of: `appointment ${news.what} ${row.id} ${version}`,
    link: appointmentLink(row.id),
    words: (lang, to) => wordsOf(row, news.what, lang, to),
    calendar: calendarOf(using, ctx, row, news.what),
  });
}

async function remindOf(
  using: Using,
  ctx: FairContext,
  { appointmentId, startsAt, within }: { appointmentId: string; startsAt: string; within: 'day' | 'hour' },
): Promise<void> {
  const row = await anyAppointment(ctx, appointmentId);
  if (row?.state !== 'confirmed' || row.starts_at?.toISOString() !== startsAt) return;
  await tell(using, ctx, await signupRecipients(ctx, [row.visitor_signup_id, row.exhibitor_signup_id]), {
    of: `appointment ${within} ${row.id} ${startsAt}`,
    link: appointmentLink(row.id),
    words: (lang, to) => wordsOf(row, within, lang, to),
  });
}

/** The same minutes said once more of the same time are told once. */
async function tellOfDelay(
  using: Using,
  ctx: FairContext,
  {
    appointmentId,
    startsAt,
    by,
    minutes,
  }: { appointmentId: string; startsAt: string; by: MeetingSide; minutes: number },
): Promise<void> {
  const row = await anyAppointment(ctx, appointmentId);
  if (row?.state !== 'confirmed' || row.starts_at?.toISOString() !== startsAt) return;
  const other = by === 'visitor' ? row.exhibitor_signup_id : row.visitor_signup_id;
  await tell(using, ctx, await signupRecipients(ctx, [other]), {
    of: `appointment late ${row.id} ${by} ${startsAt} ${minutes}`,
    link: appointmentLink(row.id),
    words: (lang, to) => {
      const t = translator(meetingTexts, lang);
      const facts = { ...factsOf(row, lang, to), minutes };
      return { title: t('lateTitle', facts), body: t('lateBody', facts) };
    },
  });
}

export const meetingEventHandlers: readonly EventHandler[] = [
  onEvent(signupsDecided, 'notice', async (services, ctx, { signups }) => {
    for (const decided of signups) await tellOfDecision(services, ctx, decided);
  }),
  // of a large one thousands
  onEvent(meetingChanged, 'notice', (services, ctx, payload) => tellOfMeeting(services, ctx, payload), {
    longRunning: true,
  }),
  onEvent(appointmentChanged, 'notice', (services, ctx, payload) => tellOfAppointment(services, ctx, payload)),
  onEvent(appointmentLate, 'notice', (services, ctx, payload) => tellOfDelay(services, ctx, payload)),
  onEvent(appointmentComing, 'notice', (services, ctx, payload) => remindOf(services, ctx, payload)),
];
