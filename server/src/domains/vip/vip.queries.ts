import { sql, type RawBuilder } from 'kysely';
import {
  openVipStatus,
  sex,
  type OpenVipStatus,
  type VipForm,
  type VipSort,
} from '@fairbridge/contract/vip/vip.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const applicationRows = versionedTable('vip_application');

const applications = (ctx: FairContext) =>
  ctx.db.selectFrom('vip_application').where('vip_application.exhibition_id', '=', ctx.exhibition.id);

/** The application of a visitor, or undefined. `hold` keeps its row until the transaction ends. */
export async function applicationOf(ctx: FairContext, visitorId: string, { hold = false } = {}) {
  const row = await applications(ctx)
    .where('visitor_id', '=', visitorId)
    .selectAll()
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? undefined : { ...row, status: openVipStatus.parse(row.status), sex: sex.parse(row.sex) };
}
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof applicationOf>>>;

/** What the registration knows already, to begin the form with. */
export const suggestionOf = (ctx: FairContext, visitorId: string) =>
  ctx.db
    .selectFrom('visitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', visitorId)
    .select(['name', 'country', 'title', 'company', 'position'])
    .executeTakeFirst();

/** Which of these pictures are the visitor's own. */
export async function ownPictures(ctx: FairContext, visitorId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('private_picture')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('id', 'in', ids)
    .select('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

export const ownPicture = (ctx: FairContext, visitorId: string, id: string) =>
  ctx.db
    .selectFrom('private_picture')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('id', '=', id)
    .select('sealed')
    .executeTakeFirst();

/** A picture that an application names: what was only uploaded is nobody's but its owner's. */
export async function appliedPicture(ctx: FairContext, id: string): Promise<{ sealed: Buffer } | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select p.sealed from private_picture p
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = ${id}
      and exists (select 1 from vip_application v where v.passport_photo = p.id or v.avatar_photo = p.id)`.execute(
    ctx.db,
  );
  return rows[0];
}

type Stored = Omit<VipForm, 'passportNumber' | 'photoDeclaration' | 'requestId'> & {
  passportSealed: string;
  requestId: string | null;
};

/** Stores what was handed in as pending, in place of one that failed. */
export async function writeApplication(ctx: FairContext, id: string, visitorId: string, form: Stored): Promise<string> {
  const values = {
    name: form.name,
    sex: form.sex,
    nationality: form.nationality,
    passport_sealed: form.passportSealed,
    passport_photo: form.passportPhoto,
    avatar_photo: form.avatarPhoto,
    request_id: form.requestId,
    status: 'pending',
    reason: '',
    submitted_at: new Date(),
    decided_at: null,
  };
  const row = await ctx.db
    .insertInto('vip_application')
    .values({ id, exhibition_id: ctx.exhibition.id, visitor_id: visitorId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('visitor_id')
        .doUpdateSet((eb) => ({ ...values, version: eb('vip_application.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type Step = { id: string; applicationId: string; status: OpenVipStatus; reason: string; accountId: string | null };

export async function writeSteps(ctx: FairContext, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ id, applicationId, status, reason, accountId }) => ({
    id,
    exhibition_id: ctx.exhibition.id,
    application_id: applicationId,
    status,
    reason,
    account_id: accountId,
  }));
  await ctx.db.insertInto('vip_review').values(rows).execute();
}

/** Applications to be decided on, their rows held in one order for everybody, so that two reviewers never wait for one another. */
export async function lockApplications(ctx: FairContext, ids: readonly string[]) {
  const rows = await applications(ctx)
    .where('id', 'in', ids)
    .select(['id', 'visitor_id', 'status', 'version'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, status: openVipStatus.parse(row.status) }));
}

export type QueueRow = {
  id: string;
  version: number;
  status: OpenVipStatus;
  reason: string;
  name: string;
  nationality: string;
  submitted_at: Date;
  decided_at: Date | null;
  visitor_id: string;
  visitor_name: string;
  company: string;
  position: string;
  country: string;
};
export type RecordRow = QueueRow & {
  sex: string;
  passport_sealed: string;
  passport_photo: string;
  avatar_photo: string;
  letter_number: string | null;
  email: string | null;
};

const QUEUE = sql`p.id, p.version, p.status, p.reason, p.name, p.nationality, p.submitted_at, p.decided_at,
  v.id as visitor_id, v.name as visitor_name, v.company, v.position, v.country`;
const JOINED = sql`vip_application p join visitor v on v.id = p.visitor_id join account a on a.id = v.account_id`;

function matching(ctx: FairContext, keyword: string) {
  const part = likeContains(keyword.normalize('NFKC').trim());
  return sql`p.exhibition_id = ${ctx.exhibition.id}
    and (${part} = '%%' or p.name ilike ${part} or v.name ilike ${part} or v.company ilike ${part} or a.email ilike ${part})`;
}

type Wanted = { status?: OpenVipStatus | undefined; keyword: string; sort: VipSort; descending: boolean };

/** What waits longest first; what is decided, newest first. */
const QUEUED = sql`(p.status = 'pending') desc, case when p.status = 'pending' then p.submitted_at end, p.decided_at desc`;
const SORTED: Record<Exclude<VipSort, 'queue'>, RawBuilder<unknown>> = {
  name: sql`lower(v.name)`,
  company: sql`lower(v.company)`,
  submittedAt: sql`p.submitted_at`,
};

export async function queue(ctx: FairContext, { status, keyword, sort, descending }: Wanted, range: Range) {
  const order = sort === 'queue' ? QUEUED : sql`${SORTED[sort]}${descending ? sql` desc` : sql``}`;
  const { rows } = await sql<QueueRow>`
    select ${QUEUE} from ${JOINED} where ${matching(ctx, keyword)} and ${status === undefined ? sql`true` : sql`p.status = ${status}`}
    order by ${order}, p.id ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

/** All pending ones that match, their rows held in the order that everybody holds them in. */
export async function lockPending(ctx: FairContext, keyword: string): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select p.id, p.version from ${JOINED} where ${matching(ctx, keyword)} and p.status = 'pending'
    order by p.id for update of p`.execute(ctx.db);
  return rows;
}

export async function countQueue(ctx: FairContext, keyword: string): Promise<Record<OpenVipStatus, number>> {
  const { rows } = await sql<{ status: OpenVipStatus; count: number }>`
    select p.status, count(*)::int as count from ${JOINED} where ${matching(ctx, keyword)} group by p.status`.execute(
    ctx.db,
  );
  const of = (status: OpenVipStatus): number => rows.find((row) => row.status === status)?.count ?? 0;
  return { pending: of('pending'), failed: of('failed'), passed: of('passed') };
}

export async function recordOf(ctx: FairContext, id: string): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    select ${QUEUE}, p.sex, p.passport_sealed, p.passport_photo, p.avatar_photo, p.letter_number, a.email
    from ${JOINED} where p.exhibition_id = ${ctx.exhibition.id} and p.id = ${id}`.execute(ctx.db);
  return rows[0];
}

export type StepRow = { status: OpenVipStatus; reason: string; created_at: Date; by: string };

export async function historyOf(ctx: FairContext, applicationId: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select r.status, r.reason, r.created_at, coalesce(nullif(s.name, ''), a.email, '') as by from vip_review r
    left join account a on a.id = r.account_id
    left join organizer_staff s on s.account_id = r.account_id and s.exhibition_id = r.exhibition_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.application_id = ${applicationId}
    order by r.created_at desc, r.id`.execute(ctx.db);
  return rows;
}

export const applicationOfLetter = (ctx: FairContext, letterNumber: string) =>
  applications(ctx)
    .where('letter_number', '=', letterNumber)
    .where('status', '=', 'passed')
    .select(['name', 'passport_sealed', 'decided_at', 'letter_number'])
    .executeTakeFirst();
