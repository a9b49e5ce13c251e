import { sql, type RawBuilder } from 'kysely';
import type {
  ExhibitorCounts,
  ExhibitorFilter,
  ExhibitorSort,
  ExhibitorState,
  InvitationState,
  Lack,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { naturalOrder } from '../../platform/database/natural-order.ts';
import { likeContains, escapeLike } from '../../platform/database/like.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';
import { isEmployed } from '../identity/employment.queries.ts';

export type ExhibitorLineRow = {
  id: string;
  name_zh: string;
  name_en: string;
  country: string;
  hall: string | null;
  booth_number: string;
  categories: string[];
  package: string;
  state: ExhibitorState;
  admins_active: number;
  admins_invited: number;
  invitation: InvitationState;
  invitation_at: Date | null;
  lacks: Lack[];
  products: number;
  created_at: Date;
};

/** Where an exhibitor stands: exactly one of these (`exhibitorState` of the contract). */
export const STATE = sql<ExhibitorState>`case when e.disabled_at is not null then 'disabled' when e.open then 'open' else 'waiting' end`;

const ADMINS = sql`select count(*)::int from employee m where m.exhibition_id = e.exhibition_id and m.exhibitor_id = e.id
  and m.admin and ${isEmployed('m')}`;
const CAME = sql`(m.account_id is not null and m.joined_at is not null)`;

const PRODUCTS = sql`(select count(*)::int from product p
  where p.exhibition_id = e.exhibition_id and p.exhibitor_id = e.id and p.deleted_at is null)`;

const CAME_COUNT = sql`count(*) filter (where ${CAME})`;
const OF_ADMINS = sql`from employee m where m.exhibition_id = e.exhibition_id and m.exhibitor_id = e.id and m.admin and ${isEmployed('m')}`;

/** How far its first administrator is (`invitationState` of the contract), and since when. */
export const INVITATION = sql<InvitationState>`(select case when ${CAME_COUNT} > 0 then 'accepted' when count(*) = 0 then 'never'
  when max(m.reminded_at) is not null then 'reminded' else 'invited' end ${OF_ADMINS})`;
const INVITATION_AT = sql<Date | null>`(select case when ${CAME_COUNT} > 0 then min(m.joined_at) filter (where ${CAME})
  else coalesce(max(m.reminded_at), max(coalesce(m.invited_at, m.created_at))) end ${OF_ADMINS})`;

/** What it lacks, in the order of the contract's `LACKS`. */
export const LACKING = sql<Lack[]>`array_remove(array[
  case when not exists (select 1 ${OF_ADMINS} and ${CAME}) then 'login' end,
  case when e.hall is null or e.booth_number = '' then 'booth' end,
  case when e.logo = '' then 'logo' end,
  case when e.introduction_zh = '' then 'introductionZh' end,
  case when e.introduction_en = '' then 'introductionEn' end,
  case when not exists (select 1 from product p
    where p.exhibition_id = e.exhibition_id and p.exhibitor_id = e.id and p.deleted_at is null) then 'exhibit' end], null)`;

const LINE = sql`
  e.id, e.name_zh, e.name_en, e.country, e.hall, e.booth_number, e.categories, e.package, ${STATE} as state, e.created_at,
  (${ADMINS} and ${CAME}) as admins_active, (${ADMINS} and not ${CAME}) as admins_invited,
  ${INVITATION} as invitation, ${INVITATION_AT} as invitation_at, ${LACKING} as lacks, ${PRODUCTS} as products`;

/** 'H2 1F · A07' as on a plate, with or without its point. */
const oneSpaced = (text: string): string => text.replaceAll('·', ' ').replaceAll(/\s+/g, ' ').trim();

function named(keyword: string): RawBuilder<unknown> {
  const part = likeContains(keyword);
  const booth = `%${escapeLike(oneSpaced(keyword))}`;
  const letters = keyword.replaceAll(/[\s']/g, '').toLowerCase();
  const sound = /^[a-z]{2,}$/.test(letters) ? sql` or e.pinyin like ${likeContains(letters)}` : sql``;
  return sql`(e.name_zh ilike ${part} or e.name_en ilike ${part} or e.short_name_zh ilike ${part} or e.short_name_en ilike ${part}
    or e.reference ilike ${part} or e.contact->>'name' ilike ${part} or e.contact->>'email' ilike ${part}
    or e.booth_number <> '' and (concat_ws(' ', h.code, h.floor, e.booth_number) ilike ${booth}
      or concat_ws(' ', h.code, e.booth_number) ilike ${booth} or concat_ws(' ', h.name_zh, e.booth_number) ilike ${booth}
      or concat_ws(' ', h.name_en, e.booth_number) ilike ${booth})${sound})`;
}

/** A category with all below it. */
const withBelow = ({ categories }: Pick<Exhibition, 'categories'>, code: string): string[] => [
  code,
  ...[...categories].flatMap(([below, { parent }]) => (parent === code ? withBelow({ categories }, below) : [])),
];

/** What `matching` asks of. */
export const EXHIBITORS = sql`exhibitor e left join hall h on h.exhibition_id = e.exhibition_id and h.code = e.hall`;

/** Those of this exhibition whom the filter leaves. */
export function matching(
  { exhibition }: FairContext,
  { hall, category, invitation, lacks, keyword: typed }: ExhibitorFilter,
): RawBuilder<unknown> {
  const keyword = typed.normalize('NFKC').trim();
  const conditions = [sql`e.exhibition_id = ${exhibition.id}`];
  if (keyword !== '') conditions.push(named(keyword));
  if (hall !== undefined) conditions.push(sql`e.hall = ${hall}`);
  if (category !== undefined) conditions.push(sql`e.categories && ${withBelow(exhibition, category)}::text[]`);
  if (invitation !== undefined) conditions.push(sql`${INVITATION} = ${invitation}`);
  if (lacks !== undefined) conditions.push(sql`${lacks} = any(${LACKING})`);
  return sql.join(conditions, sql` and `);
}

type Group = { state: ExhibitorState; invitation: InvitationState; lacks: Lack[]; count: number };

/** How many there are of each state, invitation and lack; each is counted among those whom the rest of the filter leaves. */
export async function countExhibitors(
  ctx: FairContext,
  { state, invitation, lacks, ...filter }: ExhibitorFilter & { state?: ExhibitorState | undefined },
): Promise<ExhibitorCounts> {
  const { rows } = await sql<Group>`
    select ${STATE} as state, ${INVITATION} as invitation, ${LACKING} as lacks, count(*)::int as count
    from ${EXHIBITORS} where ${matching(ctx, filter)} group by 1, 2, 3`.execute(ctx.db);
  const inState = (one: Group): boolean => state === undefined || one.state === state;
  const isInvited = (one: Group): boolean => invitation === undefined || one.invitation === invitation;
  const lacksIt = (one: Group): boolean => lacks === undefined || one.lacks.includes(lacks);
  const count = (fits: (one: Group) => boolean): number => rows.filter(fits).reduce((sum, one) => sum + one.count, 0);
  const ofState = (wanted: ExhibitorState): number =>
    count((one) => one.state === wanted && isInvited(one) && lacksIt(one));
  const ofInvitation = (wanted: InvitationState): number =>
    count((one) => one.invitation === wanted && inState(one) && lacksIt(one));
  const ofLack = (wanted: Lack): number => count((one) => one.lacks.includes(wanted) && inState(one) && isInvited(one));
  return {
    open: ofState('open'),
    waiting: ofState('waiting'),
    disabled: ofState('disabled'),
    invitations: {
      never: ofInvitation('never'),
      invited: ofInvitation('invited'),
      reminded: ofInvitation('reminded'),
      accepted: ofInvitation('accepted'),
    },
    lacks: {
      login: ofLack('login'),
      booth: ofLack('booth'),
      logo: ofLack('logo'),
      introductionZh: ofLack('introductionZh'),
      introductionEn: ofLack('introductionEn'),
      exhibit: ofLack('exhibit'),
    },
  };
}

type Order = { sort?: ExhibitorSort; descending?: boolean };
type Wanted = ExhibitorFilter & Order & { state?: ExhibitorState | undefined };

export const NAME_ORDER = [sql`nullif(e.pinyin, '')`, sql`e.name_zh`, sql`e.name_en`];
const SORTED: Record<ExhibitorSort, readonly RawBuilder<unknown>[]> = {
  name: NAME_ORDER,
  booth: [sql`e.hall`, naturalOrder(sql`nullif(e.booth_number, '')`)],
  exhibits: [PRODUCTS],
  createdAt: [sql`e.created_at`],
};

/** Either way round; what has nothing to be sorted by comes last, and among the same the sound of the name decides. */
function ordered({ sort = 'name', descending = false }: Order): RawBuilder<unknown> {
  const way = descending ? sql` desc` : sql``;
  const by = SORTED[sort].map((key) => sql`${key}${way} nulls last`);
  return sql.join([...by, ...NAME_ORDER.map((key) => sql`${key} nulls last`), sql`e.id`]);
}

/** One page, in the order asked for. */
export async function exhibitorLines(ctx: FairContext, wanted: Wanted, range: Range): Promise<ExhibitorLineRow[]> {
  const inState = wanted.state === undefined ? sql`true` : sql`${STATE} = ${wanted.state}`;
  const { rows } = await sql<ExhibitorLineRow>`
    select ${LINE} from ${EXHIBITORS} where ${matching(ctx, wanted)} and ${inState}
    order by ${ordered(wanted)} ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

export type ExhibitorRecordRow = ExhibitorLineRow & {
  version: number;
  booth_area: string;
  reference: string;
  contact: unknown;
  disabled_at: Date | null;
  disabled_reason: string;
  employees: number;
};

export async function exhibitorRecord(ctx: FairContext, id: string): Promise<ExhibitorRecordRow | null> {
  const { rows } = await sql<ExhibitorRecordRow>`
    select ${LINE}, e.version, e.booth_area, e.reference, e.contact, e.disabled_at, e.disabled_reason,
      (select count(*)::int from employee m where m.exhibition_id = e.exhibition_id and m.exhibitor_id = e.id
        and ${isEmployed('m')}) as employees
    from exhibitor e where e.exhibition_id = ${ctx.exhibition.id} and e.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

export type AdministratorRow = {
  id: string;
  name_zh: string;
  name_en: string;
  email: string;
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
};

/** Administrators whom the words may mean, those who stand in the records of their companies: by part of their name or e-mail. */
export async function administratorsNamed(ctx: FairContext, words: string, limit: number): Promise<AdministratorRow[]> {
  const part = likeContains(words);
  const { rows } = await sql<AdministratorRow>`
    select m.id, m.name_zh, m.name_en, m.email, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en
    from employee m join exhibitor e on e.id = m.exhibitor_id
    where m.exhibition_id = ${ctx.exhibition.id} and m.admin and ${isEmployed('m')}
      and (m.name_zh ilike ${part} or m.name_en ilike ${part} or m.email ilike ${part})
    order by m.name_zh, m.name_en, m.id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** Administrators of these exhibitors who have come or are invited, each as name and e-mail. */
export async function administratorNames(ctx: FairContext, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ exhibitor_id: string; names: string[] }>`
    select m.exhibitor_id, array_agg(concat_ws(' ', coalesce(nullif(m.name_zh, ''), m.name_en), nullif(m.email, ''))
      order by m.created_at, m.id) as names
    from employee m where m.exhibition_id = ${ctx.exhibition.id} and m.exhibitor_id = any(${[...ids]}::text[])
      and m.admin and ${isEmployed('m')} group by 1`.execute(ctx.db);
  return new Map(rows.map(({ exhibitor_id: id, names }) => [id, names]));
}

/** What nobody else changes while this transaction runs: the company first, as whoever changes it does, then who is called what and stands where. */
export async function lockPlaces(ctx: FairContext): Promise<void> {
  await ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Who stands at this booth already; a disabled exhibitor's booth is free. */
export async function holderOfBooth(
  ctx: FairContext,
  { hall, number, except }: { hall: string; number: string; except: string | null },
): Promise<Bilingual | null> {
  const { rows } = await sql<Bilingual>`
    select e.name_zh as zh, e.name_en as en from exhibitor e
    where e.exhibition_id = ${ctx.exhibition.id} and e.hall = ${hall} and upper(e.booth_number) = ${number}
      and e.disabled_at is null and e.id is distinct from ${except}::text
    order by e.id limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Who has this reference number already, in whatever state. */
export async function holderOfReference(
  ctx: FairContext,
  reference: string,
  except: string | null,
): Promise<Bilingual | null> {
  const { rows } = await sql<Bilingual>`
    select e.name_zh as zh, e.name_en as en from exhibitor e
    where e.exhibition_id = ${ctx.exhibition.id} and e.reference = ${reference} and e.id is distinct from ${except}::text`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

/** Another exhibitor, in whatever state, that is called so in either language. */
export async function namesake(
  ctx: FairContext,
  { zh, en }: Bilingual,
  except: string | null,
): Promise<(Bilingual & { field: 'name.zh' | 'name.en' }) | null> {
  const { rows } = await sql<Bilingual & { same_zh: boolean }>`
    select e.name_zh as zh, e.name_en as en, ${zh} <> '' and e.name_zh = ${zh} as same_zh from exhibitor e
    where e.exhibition_id = ${ctx.exhibition.id} and e.id is distinct from ${except}::text
      and (${zh} <> '' and e.name_zh = ${zh} or ${en} <> '' and lower(e.name_en) = lower(${en}))
    order by e.id limit 1`.execute(ctx.db);
  const [found] = rows;
  if (found === undefined) return null;
  return { zh: found.zh, en: found.en, field: found.same_zh ? 'name.zh' : 'name.en' };
}

/** Ends what the people of this exhibitor are signed in to as its people; as visitors they stay. */
export async function endSessions(ctx: FairContext, id: string): Promise<void> {
  await sql`
    delete from session s using employee m
    where s.exhibition_id = ${ctx.exhibition.id} and s.subject_type = 'ACTOR' and m.exhibition_id = s.exhibition_id
      and m.account_id = s.account_id and m.exhibitor_id = ${id} and m.resigned_at is null`.execute(ctx.db);
}
