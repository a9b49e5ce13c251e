import { sql } from 'kysely';
import { entryKind, type EntryFigures } from '@fairbridge/contract/check-in/entry-figures.shapes.ts';
import type { Span } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { gatesOfFair } from './gate.queries.ts';

const NONE = { entries: 0, people: 0 };
const FAIR = { zh: '整个展会', en: 'The whole fair' };

/** What a row is the sum of, by which columns it leaves out. */
const OF = { total: 31, day: 15, gate: 23, hall: 27, hour: 29, kind: 30 } as const;

type Row = {
  by: number;
  day: string | null;
  gate_id: string | null;
  hall: string | null;
  hour: number | null;
  kind: string | null;
  entries: number;
  people: number;
};

/** Entries that were not undone, summed by each of the groups at once. */
async function sums({ db, exhibition }: FairContext, { since, until }: Span): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with came as (
      select to_char(e.entered_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, e.gate_id, g.hall,
        extract(hour from e.entered_at at time zone 'Asia/Shanghai')::int as hour,
        case when b.visitor_id is null then 'colleague' when p.status = 'passed' then 'vip' else 'visitor' end as kind,
        coalesce(b.visitor_id, b.preregistration_id) as person
      from entry e join gate g on g.id = e.gate_id join badge b on b.id = e.badge_id
      left join vip_application p on p.visitor_id = b.visitor_id
      where e.exhibition_id = ${exhibition.id} and e.undone_at is null
        and (${since}::timestamptz is null or e.entered_at >= ${since}) and (${until}::timestamptz is null or e.entered_at < ${until}))
    select grouping(day, gate_id, hall, hour, kind) as by, day, gate_id, hall, hour, kind, count(*)::int as entries,
      count(distinct person)::int as people
    from came group by grouping sets ((), (day), (gate_id), (hall), (hour), (kind))
    order by day, hour, kind`.execute(db);
  return rows;
}

/** The figures of these days; `days` are all of them. */
export async function entryFigures(ctx: FairContext, span: Span): Promise<EntryFigures> {
  const rows = await sums(ctx, span);
  const all = span.since === null ? rows : await sums(ctx, { since: null, until: null });
  const gates = await gatesOfFair(ctx);
  const of = (group: keyof typeof OF, from = rows) => from.filter(({ by }) => by === OF[group]);
  const amountsOf = (row: Row | undefined) => (row === undefined ? NONE : { entries: row.entries, people: row.people });
  const halls = [...new Set(gates.map(({ hall }) => hall))];
  return {
    total: amountsOf(of('total')[0]),
    days: of('day', all).map((row) => ({ day: row.day ?? '', ...amountsOf(row) })),
    gates: gates.map((gate) => ({
      id: gate.id,
      name: bilingualOf('name', gate),
      ...amountsOf(of('gate').find(({ gate_id: id }) => id === gate.id)),
    })),
    halls: halls.map((hall) => ({
      hall,
      name: hall === null ? FAIR : (ctx.exhibition.halls.get(hall)?.name ?? { zh: hall, en: hall }),
      ...amountsOf(of('hall').find((row) => row.hall === hall)),
    })),
    hours: of('hour').map((row) => ({ hour: row.hour ?? 0, ...amountsOf(row) })),
    kinds: of('kind').map((row) => ({ kind: entryKind.parse(row.kind), ...amountsOf(row) })),
  };
}
