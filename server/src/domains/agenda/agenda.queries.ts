import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { limitOffset, type PageOfRows, type Range } from '../../platform/database/paginate.ts';
import { mayWatchSql } from '../live/live.rules.ts';
import { isSignupOf, type Party } from '../meeting/meeting-party.ts';
import { ownerIdOf, type AgendaPerson } from './agenda.person.ts';

type Titled = { title_zh: string; title_en: string };
export type AgendaRow = Titled & {
  kind: 'meeting' | 'appointment' | 'live' | 'programme';
  id: string;
  starts_at: Date;
  ends_at: Date;
  place_zh: string;
  place_en: string;
  online: boolean;
  table_number: number | null;
  state: 'proposed' | 'confirmed' | 'held' | 'missed';
  to_answer: boolean;
  presents: boolean;
  conflicts: (Titled & { kind: AgendaRow['kind'] })[];
  /** Whether one of their busy times lies there, too. */
  busy: boolean;
};

/** Of each entry so many others at the same time are named. */
const CONFLICTS_NAMED = 3;

export const partyOf = (person: AgendaPerson): Party =>
  person.kind === 'visitor' ? { side: 'visitor', id: person.visitorId } : { side: 'exhibitor', id: person.exhibitorId };

/** What a company has in a meeting is its contact's, and everybody's once that one has left. */
const isTheirs = (person: AgendaPerson, row: string): RawBuilder<boolean> => {
  if (person.kind === 'visitor') return sql<boolean>`true`;
  const employee = sql.ref(`${row}.employee_id`);
  return sql<boolean>`(${employee} is null or ${employee} = ${person.employeeId})`;
};

const IS_ON = sql<boolean>`(m.state = 'published' and m.cancelled_at is null)`;

/** The meetings in which they have agreed to take part. */
const meetingsOf = ({ exhibition }: FairContext, person: AgendaPerson) => sql`
  select 'meeting' as kind, m.id, m.id as meeting_id, m.title_zh, m.title_en, m.place_zh, m.place_en, m.kind = 'online' as online,
    null::int as table_number, m.starts_at, m.ends_at, 'confirmed' as state, false as to_answer, false as presents
  from meeting_signup s join meeting m on m.id = s.meeting_id
  where s.exhibition_id = ${exhibition.id} and ${isSignupOf(partyOf(person))} and ${isTheirs(person, 's')}
    and s.withdrawn_at is null and s.audit = 'approved' and s.participation = 'agreed' and ${IS_ON}`;

/** Their appointments, which are called by the other side: the slot that is agreed, and each that is held until one is accepted. */
const appointmentsOf = ({ exhibition }: FairContext, person: AgendaPerson) => {
  const party = partyOf(person);
  const own = sql.ref(`a.${party.side}_signup_id`);
  const other = sql.ref(`a.${party.side === 'visitor' ? 'exhibitor' : 'visitor'}_signup_id`);
  return sql`
  select 'appointment', a.id, m.id, o.company_name, o.company_name, m.place_zh, m.place_en, m.kind = 'online',
    t.table_number, t.starts_at, t.ends_at, t.state, t.state = 'proposed' and a.proposed_by <> ${party.side}, false
  from meeting_signup s join meeting_appointment a on ${own} = s.id join meeting_signup o on o.id = ${other}
    join meeting m on m.id = a.meeting_id
    cross join lateral (
      select a.table_number, a.starts_at, a.ends_at, a.state where a.state in ('confirmed', 'held', 'missed')
      union all
      select distinct null::int, lower(b.during), upper(b.during), 'proposed' from meeting_booking b
      where b.appointment_id = a.id and b.expires_at > now()) t
  where s.exhibition_id = ${exhibition.id} and ${isSignupOf(party)} and ${isTheirs(person, 'a')} and ${IS_ON}`;
};

/** The lives of which a visitor wants to be reminded and may watch, or those that an employee gives. */
const livesOf = ({ exhibition }: FairContext, person: AgendaPerson) => sql`
  select 'live', l.id, null, l.title_zh, l.title_en, '', '', true, null, l.starts_at, l.ends_at, 'confirmed', false, ${person.kind === 'exhibitor'}
  from ${
    person.kind === 'visitor'
      ? sql`live_want w join live l on l.id = w.live_id left join exhibitor e on e.id = l.exhibitor_id
    where w.visitor_id = ${person.visitorId} and w.exhibition_id = ${exhibition.id} and coalesce(e.open, true) and ${mayWatchSql(person)}`
      : sql`live_host h join live l on l.id = h.live_id
    where h.employee_id = ${person.employeeId} and h.exhibition_id = ${exhibition.id}`
  } and l.deleted_at is null and not l.stopped`;

/** The programmes that they have put there. */
const programmesOf = ({ exhibition }: FairContext, person: AgendaPerson) => sql`
  select 'programme', p.id, null, p.title_zh, p.title_en, p.place_zh, p.place_en, false, null, p.starts_at, p.ends_at, 'confirmed', false, false
  from agenda_programme k join programme p on p.id = k.programme_id
  where k.owner_id = ${ownerIdOf(person)} and k.exhibition_id = ${exhibition.id} and p.deleted_at is null`;

/** All of their entries; nothing that was cancelled. */
const entriesOf = (ctx: FairContext, person: AgendaPerson) => sql`
  ${meetingsOf(ctx, person)} union all ${appointmentsOf(ctx, person)} union all ${livesOf(ctx, person)}
  union all ${programmesOf(ctx, person)}`;

export type AgendaSpan = { since: Date; until: Date | null };

const isIn = ({ since, until }: AgendaSpan): RawBuilder<boolean> =>
  sql<boolean>`(o.ends_at > ${since} and (${until}::timestamptz is null or o.starts_at < ${until}::timestamptz))`;

/**
 * Others of the entries at the same time. A meeting and its own appointments are none, nor are slots of one appointment, of which one
 * will be chosen.
 */
const CONFLICTS = sql`coalesce((
  select json_agg(c) from (
    select c.kind, c.title_zh, c.title_en from entries c
    where c.starts_at < o.ends_at and c.ends_at > o.starts_at and (c.kind, c.id) <> (o.kind, o.id)
      and (c.meeting_id is distinct from o.meeting_id or c.kind = o.kind)
    order by c.starts_at, c.kind, c.id limit ${CONFLICTS_NAMED}) c), '[]')`;

/** Entries that lie in this span at least in part, in the order of time. */
export async function agendaRows(
  ctx: FairContext,
  person: AgendaPerson,
  span: AgendaSpan,
  range: Range,
): Promise<PageOfRows<AgendaRow>> {
  const { rows } = await sql<AgendaRow & { total: number }>`
    with entries as materialized (${entriesOf(ctx, person)}),
      page as materialized (
        select o.*, count(*) over ()::int as total from entries o where ${isIn(span)}
        order by o.starts_at, o.kind, o.id ${limitOffset(range)})
    select o.*, ${CONFLICTS} as conflicts, exists (
      select from agenda_busy t where t.exhibition_id = ${ctx.exhibition.id} and t.owner_id = ${ownerIdOf(person)}
        and t.starts_at < o.ends_at and t.ends_at > o.starts_at) as busy
    from page o order by o.starts_at, o.kind, o.id`.execute(ctx.db);
  const [first] = rows;
  if (first !== undefined) return { rows, total: first.total };
  // behind the last page nothing says how many there are
  const from = sql`from (${entriesOf(ctx, person)}) o where ${isIn(span)}`;
  return { rows: [], total: range.offset === 0 ? 0 : await countSql(ctx.db, from) };
}
