import { sql, type Kysely } from 'kysely';

/**
 * Colleagues who confirm are reviewed as other visitors are. Those who are there had their papers already: what they have counts as
 * approved, and whoever confirms from now on is decided about anew. A decision about a comment names what was read, as others do.
 * Constant defaults rewrite no row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table preregistration
      add column review_state text default 'approved',
      add column review_reason text not null default '',
      add column review_version integer not null default 1,
      add column reviewed_at timestamptz,
      add constraint preregistration_review_state_check
        check (review_state in ('underReview', 'approved', 'notApproved')) not valid`.execute(db);
  await sql`alter table preregistration alter column review_state drop default`.execute(db);
  await sql`comment on column preregistration.review_state is 'of a colleague who has confirmed; null is under review'`.execute(
    db,
  );
  await sql`comment on column preregistration.reviewed_at is 'when the organizer decided; null where the portal did'`.execute(
    db,
  );
  await sql`alter table post_comment add column review_version integer not null default 1`.execute(db);
  await sql`comment on column post_comment.review_version is 'goes up as the comment is removed or shown again; a decision names the one it was made on'`.execute(
    db,
  );
}
