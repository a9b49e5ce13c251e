import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, isLang, texts, translator, type Lang } from '@fairbridge/contract/text.ts';
import { startOfToday } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { addressTokenHash } from '../../core/secret-address.ts';
import { calendarText, type CalendarEvent } from '../../platform/calendar/calendar.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { isApproved } from '../account/account.rules.ts';
import type { pageAddress } from '../exhibition/exhibition.address.ts';
import { calendarEvent } from '../live/live.answers.ts';
import { watchableRows } from '../live/live.queries.ts';
import { ownAppointments, type WholeAppointment } from '../meeting/meeting-appointment.queries.ts';
import { appointmentEvent } from '../meeting/meeting.calendar.ts';
import { endOfSlot } from '../meeting/meeting.rules.ts';
import { programmeEvent } from '../programme/programme.calendar.ts';
import { programmeAnswer, programmesOf } from '../programme/programme.queries.ts';
import { meetingsOfFeed, ownerOfFeed, type FeedMeeting, type FeedOwner } from './agenda-feed.queries.ts';
import type { AgendaPerson } from './agenda.person.ts';
import { agendaRows, partyOf, type AgendaRow } from './agenda.queries.ts';

const feedTexts = texts({ name: ['{fair}：我的日程', '{fair}: my agenda'] });

/** What was so long ago leaves the calendar. */
const PAST_MS = 30 * 86_400_000;
const REFRESH_SECONDS = 3_600;

type Site = Parameters<typeof pageAddress>[0];
type Reader = { person: AgendaPerson; lang: Lang };

function personOf({ exhibition }: FairContext, owner: FeedOwner): AgendaPerson | null {
  const { visitor_id: visitorId, employee_id: employeeId, exhibitor_id: exhibitorId } = owner;
  if (visitorId !== null && owner.registered === true) {
    const approved = isApproved({ registered: true, reviewState: owner.review_state });
    return { kind: 'visitor', visitorId, approved, pool: owner.pool ?? [] };
  }
  if (employeeId === null || exhibitorId === null || exhibition.exhibitorDisabled) return null;
  return { kind: 'exhibitor', employeeId, exhibitorId };
}

/** Who reads their agenda at the address with this token; null where nobody does, or not any more. */
export async function readerOfToken(ctx: FairContext, token: string, demo: boolean): Promise<Reader | null> {
  const tokenHash = addressTokenHash(token);
  if (tokenHash === null) return null;
  const owner = await ownerOfFeed(ctx, tokenHash, demo);
  const person = owner === null ? null : personOf(ctx, owner);
  return owner === null || person === null ? null : { person, lang: isLang(owner.lang) ? owner.lang : 'zh' };
}

const meetingEvent = (config: Site, { exhibition }: FairContext, lang: Lang, row: FeedMeeting): CalendarEvent =>
  programmeEvent(config, exhibition, lang, {
    path: `/meetingList/${row.id}`,
    event: {
      id: row.id,
      version: row.version,
      title: bilingualOf('title', row),
      description: bilingualOf('description', row),
      speaker: { zh: '', en: '' },
      // whoever has agreed to come is told the room
      place: row.room === '' ? bilingualOf('place', row) : { zh: row.room, en: row.room },
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    },
  });

/** The slot that is agreed, under the name that it has in mails; and each that is only held. */
function appointmentEvents(
  config: Site,
  { exhibition }: FairContext,
  row: WholeAppointment,
  { person, lang }: Reader,
): CalendarEvent[] {
  const reader = { side: partyOf(person).side, lang };
  const slots = row.proposed.map((at) => {
    const slot = { ...row, starts_at: at, ends_at: endOfSlot(row, at), table_number: null };
    const event = appointmentEvent(config, exhibition, slot, reader);
    return { ...event, uid: `${at.getTime()}.${event.uid}`, tentative: true };
  });
  return row.starts_at === null ? slots : [appointmentEvent(config, exhibition, row, reader), ...slots];
}

const idsOf = (rows: readonly AgendaRow[], kind: AgendaRow['kind']): string[] => [
  ...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id)),
];

/** The agenda as a calendar that is read again and again. */
export async function feedText(config: Site, ctx: FairContext, reader: Reader): Promise<string> {
  const { person, lang } = reader;
  const since = new Date(startOfToday(new Date()).getTime() - PAST_MS);
  const all = { limit: LIMITS.agendaFeedMax, offset: 0 };
  const { rows } = await agendaRows(ctx, person, { since, until: null }, all);
  const [ofMeetings, ofAppointments] = [idsOf(rows, 'meeting'), new Set(idsOf(rows, 'appointment'))];
  const [meetings, appointments, lives, programmes] = await Promise.all([
    meetingsOfFeed(ctx, ofMeetings),
    ownAppointments(ctx, partyOf(person), {}, all),
    watchableRows(ctx, person, idsOf(rows, 'live')),
    programmesOf(ctx, idsOf(rows, 'programme')),
  ]);
  const events = [
    ...meetings.map((row) => meetingEvent(config, ctx, lang, row)),
    ...appointments.rows
      .filter(({ id }) => ofAppointments.has(id))
      .flatMap((row) => appointmentEvents(config, ctx, row, reader)),
    ...lives.map((row) =>
      programmeEvent(config, ctx.exhibition, lang, { path: `/live/${row.id}`, event: calendarEvent(row) }),
    ),
    ...programmes.map((row) =>
      programmeEvent(config, ctx.exhibition, lang, {
        path: `/programme/${row.id}`,
        event: { ...programmeAnswer(row), version: row.version },
      }),
    ),
  ];
  const name = translator(feedTexts, lang)('name', { fair: inLang(ctx.exhibition.shortName, lang) });
  return calendarText({ method: 'PUBLISH', events, feed: { name, refreshSeconds: REFRESH_SECONDS } });
}
