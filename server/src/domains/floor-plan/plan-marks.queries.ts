import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/** Exhibitors that everybody may see among those that this visitor keeps, or of whose exhibits one is kept. */
export async function favouriteExhibitors({ db, exhibition }: FairContext, visitorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.id from favourite f
      left join product p on f.subject_type = 'PRODUCT' and p.id = f.subject_id and p.deleted_at is null
      join exhibitor e on e.id = case f.subject_type when 'ACTOR' then f.subject_id when 'PRODUCT' then p.exhibitor_id end
    where f.exhibition_id = ${exhibition.id} and f.owner_id = ${visitorId} and not f.deleted and e.open
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Exhibitors that everybody may see among those to which this visitor has sent an intent order. */
export async function orderedExhibitors({ db, exhibition }: FairContext, visitorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.id from intent_order o join exhibitor e on e.id = o.exhibitor_id
    where o.exhibition_id = ${exhibition.id} and o.visitor_id = ${visitorId} and o.withdrawn_at is null and e.open
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Exhibitors that everybody may see and whose staff has read this visitor's badge, or given the visitor a card. */
export async function visitedExhibitors({ db, exhibition }: FairContext, visitorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from exhibitor e
    where e.exhibition_id = ${exhibition.id} and e.open and e.id in (
      select s.exhibitor_id from scan s where s.exhibition_id = ${exhibition.id} and s.visitor_id = ${visitorId}
      union all
      select g.exhibitor_id from received_card r join visiting_card c on c.id = r.card_id join employee g on g.id = c.employee_id
      where r.exhibition_id = ${exhibition.id} and r.visitor_id = ${visitorId})
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

export type MeetingMarkRow = {
  exhibitor_id: string;
  title_zh: string;
  title_en: string;
  place_zh: string;
  place_en: string;
  starts_at: Date;
  ends_at: Date;
};

/** Appointments on site that this visitor has agreed and that are not over, with companies that everybody may see. */
export async function meetingMarks({ db, exhibition }: FairContext, visitorId: string): Promise<MeetingMarkRow[]> {
  const { rows } = await sql<MeetingMarkRow>`
    select x.id as exhibitor_id, m.title_zh, m.title_en, m.place_zh, m.place_en, a.starts_at, a.ends_at
    from meeting_signup s join meeting_appointment a on a.visitor_signup_id = s.id
      join meeting_signup o on o.id = a.exhibitor_signup_id join exhibitor x on x.id = o.exhibitor_id
      join meeting m on m.id = a.meeting_id
    where s.exhibition_id = ${exhibition.id} and s.visitor_id = ${visitorId} and a.state = 'confirmed' and a.ends_at > now()
      and m.kind <> 'online' and m.state = 'published' and m.cancelled_at is null and x.open
    order by a.starts_at, a.id`.execute(db);
  return rows;
}
