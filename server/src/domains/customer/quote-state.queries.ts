import { sql } from 'kysely';

/** How the quote of `lead l` stands that was decided or sent last; what is open after its last day has expired. */
export const QUOTE_OF_LEAD = sql`(
  select case when q.state = 'open' and q.valid_until < (now() at time zone 'Asia/Shanghai')::date then 'expired' else q.state end
  from quote q where coalesce(q.order_id, q.inquiry_id) = l.id and q.state <> 'replaced'
  order by coalesce(q.decided_at, q.created_at) desc limit 1)`;
