import { sql } from 'kysely';
import type { SourcingForm } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { FileReaders } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type SourcingFileRow = { id: string; name: string; readers: FileReaders; bytes: number; pages: number };

/** Files of `sourcing s` in their order, as JSON. */
export const FILES = sql`coalesce((select jsonb_agg(jsonb_build_object('id', a.file_id, 'name', a.name, 'readers', a.readers,
    'bytes', f.bytes, 'pages', f.pages) order by a.place)
  from sourcing_file a join file f on f.id = a.file_id where a.sourcing_id = s.id), '[]') as files`;

/**
 * These files, in this order, in the place of those before. False where one of them is not there, not the buyer's, or of another requirement;
 * they are held, so that no sweep takes them meanwhile.
 */
export async function writeFiles(
  ctx: FairContext,
  { id, visitorId }: { id: string; visitorId: string },
  files: SourcingForm['files'],
): Promise<boolean> {
  const ids = files.map((file) => file.id);
  await sql`delete from sourcing_file where exhibition_id = ${ctx.exhibition.id} and sourcing_id = ${id}`.execute(
    ctx.db,
  );
  const { rows } = await sql`
    with own as (
      select f.id from file f
      where f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${visitorId} and f.use = 'sourcingDocument' and f.id = any(${ids}::text[])
      order by f.id for key share)
    insert into sourcing_file (file_id, exhibition_id, sourcing_id, place, name, readers)
    select own.id, ${ctx.exhibition.id}, ${id}, said.place, said.name, said.readers
    from unnest(${ids}::text[], ${files.map(({ name }) => name)}::text[], ${files.map(({ readers }) => readers)}::text[])
      with ordinality as said (id, name, readers, place) join own on own.id = said.id
    on conflict (file_id) do nothing
    returning file_id`.execute(ctx.db);
  return rows.length === files.length;
}

type AttachedFile = Pick<SourcingFileRow, 'name' | 'readers'> & {
  sourcing_id: string;
  file_id: string;
  file_kind: string;
  drawing: unknown;
};

/** One file with the requirement that it is of, whoever asks. */
export async function attachedFile(ctx: FairContext, id: string) {
  const { rows } = await sql<AttachedFile>`
    select a.name, a.readers, a.sourcing_id, a.file_id, f.kind as file_kind, f.drawing
    from sourcing_file a join file f on f.id = a.file_id
    where a.exhibition_id = ${ctx.exhibition.id} and a.file_id = ${id}`.execute(ctx.db);
  return rows[0];
}
