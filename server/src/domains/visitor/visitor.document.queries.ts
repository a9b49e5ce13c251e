import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

type Row = {
  id: string;
  name: string;
  company: string;
  position: string;
  country: string;
  interests: string[] | null;
  business: string | null;
  wanted: string | null;
};

/** What these visitors say of themselves, and what they answered to these questions. */
export async function visitorAnswers(
  ctx: FairContext,
  ids: readonly string[],
  questions: { interests: string; business: string; wanted: string },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select v.id, v.name, v.company, v.position, v.country,
      i.choices as interests, b.choices[1] as business, w.text as wanted
    from visitor v
    left join answer i on i.visitor_id = v.id and i.question = ${questions.interests}
    left join answer b on b.visitor_id = v.id and b.question = ${questions.business}
    left join answer w on w.visitor_id = v.id and w.question = ${questions.wanted}
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = any(${[...ids]}::text[])`.execute(ctx.db);
  return rows;
}

type VisitorDocument = {
  id: string;
  interests: readonly string[];
  business: string;
  wanted: string;
  directory_key: string;
  public_words: readonly string[];
  all_words: readonly string[];
};

/** What lists and searches know of these visitors from now on. */
export async function writeVisitorDocuments(ctx: FairContext, documents: readonly VisitorDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await sql`
    update visitor v set interests = d.interests, business = d.business, wanted = d.wanted, directory_key = d.directory_key,
      public_words = d.public_words, all_words = d.all_words
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(
      id text, interests text[], business text, wanted text, directory_key text, public_words text[], all_words text[])
    where v.id = d.id and v.exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
}
