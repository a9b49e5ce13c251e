import { sql } from 'kysely';
import { type FairSettings, type Overview, fairSettings } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { bilingualOf, bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';

type Figures = Omit<Overview, 'byDay' | 'steps'>;

/** Figures of the start page. `today` is when the day began. */
export async function figuresOf(ctx: FairContext, today: Date): Promise<Figures> {
  const { rows } = await sql<Omit<Figures, 'exhibitors'>>`
    select
      count(*) filter (where complete_exhibition_registration and completed_at >= ${today})::int as "registeredToday",
      count(*) filter (where complete_exhibition_registration)::int as registered,
      count(*) filter (where suspended_at is null and complete_exhibition_registration and review_state = 'notApproved')::int as "notApproved",
      count(*) filter (where suspended_at is null and not complete_exhibition_registration)::int as unfinished,
      count(*) filter (where suspended_at is not null)::int as suspended
    from visitor where exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
  const exhibitors = await countSql(ctx.db, sql`from exhibitor where exhibition_id = ${ctx.exhibition.id}`);
  const [counts] = rows;
  if (counts === undefined) throw new Error('counting answers one row');
  return { ...counts, exhibitors };
}

/** The switches as they stand in the database; `hold` keeps them until the transaction ends. */
export async function settingsOf(ctx: FairContext, { hold }: { hold: boolean }): Promise<FairSettings> {
  const row = await ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select([
      'visitor_delay',
      'exhibitor_disabled',
      'registration_mode',
      'review_at_once',
      'admin_second_step',
      'post_review',
      'posts_visitor_max',
      'posts_standard_max',
      'posts_upgraded_max',
      'posts_regional_max',
      'replay_days',
      'service_phone',
      'service_hours_zh',
      'service_hours_en',
    ])
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return fairSettings.parse({
    visitorDelay: row.visitor_delay,
    exhibitorDisabled: row.exhibitor_disabled,
    registrationMode: row.registration_mode,
    reviewAtOnce: row.review_at_once,
    adminSecondStep: row.admin_second_step,
    postReview: row.post_review,
    postsVisitorMax: row.posts_visitor_max,
    postsStandardMax: row.posts_standard_max,
    postsUpgradedMax: row.posts_upgraded_max,
    postsRegionalMax: row.posts_regional_max,
    replayDays: row.replay_days,
    servicePhone: row.service_phone,
    serviceHours: bilingualOf('service_hours', row),
  });
}

export async function writeSettings(ctx: FairContext, settings: FairSettings): Promise<void> {
  await ctx.db
    .updateTable('exhibition')
    .set({
      visitor_delay: settings.visitorDelay,
      exhibitor_disabled: settings.exhibitorDisabled,
      registration_mode: settings.registrationMode,
      review_at_once: settings.reviewAtOnce,
      admin_second_step: settings.adminSecondStep,
      post_review: settings.postReview,
      posts_visitor_max: settings.postsVisitorMax,
      posts_standard_max: settings.postsStandardMax,
      posts_upgraded_max: settings.postsUpgradedMax,
      posts_regional_max: settings.postsRegionalMax,
      replay_days: settings.replayDays,
      service_phone: settings.servicePhone,
      ...bilingualColumns('service_hours', settings.serviceHours),
    })
    .where('id', '=', ctx.exhibition.id)
    .execute();
}
