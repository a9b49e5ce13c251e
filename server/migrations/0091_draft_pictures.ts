import { sql, type Kysely } from 'kysely';

/** A draft of an exhibit holds the pictures that it is to be published with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product_draft
    add column pictures text[] not null default '{}',
    add column long_pictures text[] not null default '{}'`.execute(db);
}
