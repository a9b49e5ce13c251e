import { sql, type Kysely } from 'kysely';

/** An inquiry becomes a lead as an order does, with its id and whoever writes it; what its buyer took back has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lead_for_inquiry() returns trigger language plpgsql as $$
    begin
      insert into lead (id, exhibition_id, exhibitor_id, visitor_id, kind, created_at, silence)
      values (new.id, new.exhibition_id, new.exhibitor_id, new.visitor_id, 'inquiry', new.created_at,
        case when new.created_at < now() - interval '1 day' then 3 else 0 end);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger lead_of_new_inquiry after insert on inquiry for each row when (new.withdrawn_at is null)
    execute function lead_for_inquiry()`.execute(db);
}
