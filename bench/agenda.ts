import { DEMO_ACCOUNTS } from '../demo/demo-accounts.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { catalogue, visitorToken, withDatabase } from './catalogue.ts';
import { oneByOne, percentile } from './load.ts';
import { startPortal } from './portal-process.ts';
import { atMost, plain, type Row } from './table.ts';

const [MEETINGS, BUYERS, COMPANIES, EACH] = [20, 50, 200, 10];
const AGENDA = '/visitor/v2/agenda/list';

const CLEAR = [
  `delete from meeting_booking where meeting_id like 'bench-%'`,
  `delete from meeting_appointment where meeting_id like 'bench-%'`,
  `delete from meeting_signup where meeting_id like 'bench-%'`,
  `delete from meeting where id like 'bench-%'`,
];

const SIGNUP = `insert into meeting_signup (id, exhibition_id, meeting_id, side, visitor_id, exhibitor_id, number, contact_name, email,
  mobile_area_code, mobile, website, company_name, business_nature, title, description, audit, participation)`;

/** Each meeting has all buyers and companies, each buyer ten appointments there: 10,000 in all, 200 of them the demo visitor's. */
const FILL = [
  `insert into meeting (id, exhibition_id, title_zh, title_en, description_zh, description_en, place_zh, place_en, kind, room, starts_at, ends_at,
     deadline, visitors_max, exhibitors_max, tables, slot_minutes, state)
   select 'bench-' || n, x.id, '对接会 ' || n, 'Meeting ' || n, '', '', '', '', 'onsite', '', t, t + interval '6 hours', t, 500, 500, 200, 30, 'published'
   from exhibition x, generate_series(1, ${MEETINGS}) n, lateral (select date_trunc('day', now()) + make_interval(days => n) as t) t
   where x.is_default`,
  `${SIGNUP}
   select m.id || '-v' || v.n, m.exhibition_id, m.id, 'visitor', v.id, null, v.n, '', '', '', '', '', 'Buyer ' || v.n, '', '', '', 'approved', 'agreed'
   from meeting m, (select v.id, row_number() over (order by a.email <> $1, v.id) as n from visitor v join account a on a.id = v.account_id
     join exhibition x on x.id = v.exhibition_id and x.is_default order by n limit ${BUYERS}) v
   where m.id like 'bench-%'`,
  `${SIGNUP}
   select m.id || '-e' || e.n, m.exhibition_id, m.id, 'exhibitor', null, e.id, e.n, '', '', '', '', '', 'Company ' || e.n, '', '', '', 'approved', 'agreed'
   from meeting m, (select e.id, row_number() over (order by e.id) as n from exhibitor e
     join exhibition x on x.id = e.exhibition_id and x.is_default order by n limit ${COMPANIES}) e
   where m.id like 'bench-%'`,
  `insert into meeting_appointment (id, exhibition_id, meeting_id, visitor_signup_id, exhibitor_signup_id, state, proposed_by, starts_at, ends_at, table_number)
   select v.id || '-' || k, m.exhibition_id, m.id, v.id, m.id || '-e' || (1 + (v.number * ${EACH} + k) % ${COMPANIES}), 'confirmed', 'visitor',
     m.starts_at + k * interval '30 minutes', m.starts_at + (k + 1) * interval '30 minutes', v.number
   from meeting m join meeting_signup v on v.meeting_id = m.id and v.side = 'visitor', generate_series(0, ${EACH - 1}) k
   where m.id like 'bench-%'`,
  'analyze meeting, meeting_signup, meeting_appointment',
];

/** The own agenda of a visitor with 200 of a fair's 10,000 appointments, page by page. */
export async function measureAgenda(): Promise<Row[]> {
  const folder = catalogue(10_000, 1_000);
  return withDatabase(folder, async (url) => {
    const pool = createPool(url, { max: 1 });
    try {
      for (const statement of CLEAR) await pool.query(statement);
      for (const statement of FILL)
        await pool.query(statement, statement.includes('$1') ? [DEMO_ACCOUNTS.visitor] : []);
      const portal = await startPortal(folder);
      try {
        const headers = { authorization: await visitorToken(portal.origin) };
        const pages = Array.from({ length: 10 }, (_, at) => JSON.stringify({ pageNum: 1 + at, pageSize: 20 }));
        const times = [...(await oneByOne(portal.origin + AGENDA, pages, 30, headers)).values()].flat();
        return [
          atMost('agenda: a page of 200 of 10,000 appointments, p99', percentile(times, 0.99), 60, 'ms'),
          plain('agenda: the same, p50', `${percentile(times, 0.5).toFixed(1)} ms`),
        ];
      } finally {
        await portal.stop();
      }
    } finally {
      for (const statement of CLEAR) await pool.query(statement);
      await pool.end();
    }
  });
}
