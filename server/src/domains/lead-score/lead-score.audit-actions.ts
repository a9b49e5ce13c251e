import type { ScoreKind } from '@fairbridge/contract/lead-score/lead-score.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { handledBy } from '../lead/lead.rules.ts';
import { seenBy } from '../scan/scan.rules.ts';

/**
 * Where acts of one kind stand: of the visitor `person`, towards the caller's company, as far as this employee may see them, with `at`, `times`,
 * `subject`, `name_zh` and `name_en`.
 */
export type ActSource = {
  of: (ctx: FairContext, caller: ExhibitorCaller) => RawBuilder<unknown>;
  /** Done without telling the company: counts only while the visitor lets it know. */
  unasked?: true;
};

const BOOTH_OR_EXHIBIT = sql`coalesce(p.id, '') as subject, p.name_zh, p.name_en`;

/** One entry for each kind. What a buyer took back is not there any more: its lead is gone, its row says so. */
export const ACT_SOURCES: Record<ScoreKind, ActSource> = {
  order: {
    of: ({ exhibition }, caller) => sql`
      select l.created_at as at, 1 as times, l.id as subject, p.name_zh, p.name_en
      from lead l join intent_order o on o.id = l.order_id join product p on p.id = o.product_id
      where l.exhibition_id = ${exhibition.id} and l.visitor_id = person.id and ${handledBy(caller)}`,
  },
  inquiry: {
    // what it asks about is read by opening it
    of: ({ exhibition }, caller) => sql`
      select l.created_at as at, 1 as times, l.id as subject, null::text as name_zh, null::text as name_en
      from lead l where l.exhibition_id = ${exhibition.id} and l.visitor_id = person.id and l.kind = 'inquiry' and ${handledBy(caller)}`,
  },
  quoteAccepted: {
    of: ({ exhibition }, caller) => sql`
      select q.decided_at as at, 1 as times, l.id as subject, nullif(q.product_zh, '') as name_zh, nullif(q.product_en, '') as name_en
      from quote q join lead l on l.id = coalesce(q.order_id, q.inquiry_id)
      where q.exhibition_id = ${exhibition.id} and q.visitor_id = person.id and q.state = 'accepted' and ${handledBy(caller)}`,
  },
  documentAsked: {
    // what was granted with another is nothing that was asked for
    of: ({ exhibition }, { exhibitorId }) => sql`
      select r.asked_at as at, 1 as times, p.id as subject, p.name_zh, p.name_en
      from document_request r join product_document d on d.id = r.document_id join product p on p.id = d.product_id
      where r.exhibition_id = ${exhibition.id} and r.visitor_id = person.id and r.exhibitor_id = ${exhibitorId}
        and r.asked > 0 and p.deleted_at is null`,
  },
  documentOpened: {
    unasked: true,
    of: ({ exhibition }, { exhibitorId }) => sql`
      select o.opened_at as at, 1 as times, p.id as subject, p.name_zh, p.name_en
      from document_opening o join product_document d on d.id = o.document_id join product p on p.id = d.product_id
      where o.exhibition_id = ${exhibition.id} and o.visitor_id = person.id and p.exhibitor_id = ${exhibitorId} and p.deleted_at is null`,
  },
  cardGiven: {
    of: ({ exhibition }, { exhibitorId, admin, employeeId }) => sql`
      select r.received_at as at, 1 as times, '' as subject, null::text as name_zh, null::text as name_en
      from visiting_card k join received_card r on r.card_id = k.id join employee m on m.id = r.employee_id
      where k.exhibition_id = ${exhibition.id} and k.visitor_id = person.id and k.withdrawn_at is null
        and m.exhibitor_id = ${exhibitorId} and (${admin} or m.id = ${employeeId})`,
  },
  badgeScanned: {
    of: ({ exhibition }, caller) => sql`
      select s.scanned_at as at, 1 as times, '' as subject, null::text as name_zh, null::text as name_en
      from scan s where s.exhibition_id = ${exhibition.id} and s.visitor_id = person.id and ${seenBy(caller)}`,
  },
  favourite: {
    unasked: true,
    of: ({ exhibition }, { exhibitorId }) => sql`
      select f.created_at as at, 1 as times, ${BOOTH_OR_EXHIBIT}
      from favourite f left join product p on f.subject_type = 'PRODUCT' and p.id = f.subject_id and p.deleted_at is null
      where f.exhibition_id = ${exhibition.id} and f.visitor_id = person.id and not f.deleted
        and (p.exhibitor_id = ${exhibitorId} or f.subject_type = 'ACTOR' and f.subject_id = ${exhibitorId})`,
  },
  visit: {
    unasked: true,
    // the first visit is none that comes again
    of: ({ exhibition }, { exhibitorId }) => sql`
      select f.last_at as at, f.visits - 1 as times, ${BOOTH_OR_EXHIBIT}
      from footprint f left join product p on f.subject_type = 'PRODUCT' and p.id = f.subject_id and p.deleted_at is null
      where f.exhibition_id = ${exhibition.id} and f.viewer_id = person.id and f.viewer_type = 'VISITOR' and f.visits > 1
        and not f.removed and f.owner_id = ${exhibitorId} and (f.subject_type = 'ACTOR' or p.id is not null)`,
  },
};
