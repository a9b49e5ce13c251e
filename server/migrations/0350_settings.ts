import { sql, type Kysely } from 'kysely';

/**
 * What the organizer has set stands in one place, by name (`SETTINGS` of the contract). The columns before it stay for processes of the
 * version before, which may run beside this one; nothing of this version reads them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table exhibition add column settings jsonb not null default '{}'`.execute(db);
  await sql`comment on column exhibition.settings is 'what the organizer has changed, by name; the rest is as it is initially'`.execute(
    db,
  );
  await sql`
    update exhibition set settings = jsonb_build_object(
      'reviewAtOnce', review_at_once, 'visitorDelay', visitor_delay, 'adminSecondStep', admin_second_step,
      'exhibitorDisabled', exhibitor_disabled, 'postReview', post_review, 'postsVisitorMax', posts_visitor_max,
      'postsStandardMax', posts_standard_max, 'postsUpgradedMax', posts_upgraded_max, 'postsRegionalMax', posts_regional_max,
      'replayDays', replay_days, 'servicePhone', service_phone,
      'serviceHours', jsonb_build_object('zh', service_hours_zh, 'en', service_hours_en),
      'registrationOnly', registration_mode = 2)`.execute(db);
}
