import { sql } from 'kysely';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { ownPost } from './newsfeed.rules.ts';
import { COMMENTS, SPEAKER_SHOWN } from './post-author.queries.ts';

/** Comments of others on the public posts this caller manages, after which nobody of the company has said anything; `postId`: of the last. */
export async function unansweredComments(
  ctx: FairContext,
  caller: ExhibitorCaller,
  since: Date,
): Promise<{ count: number; postId: string | null }> {
  const { rows } = await sql<{ count: number; postId: string | null }>`
    select count(*)::int as count, (array_agg(c.post_id order by c.created_at desc, c.id))[1] as "postId"
    from ${COMMENTS} join post p on p.id = c.post_id
    where c.exhibition_id = ${ctx.exhibition.id} and ${ownPost(caller)} and p.state = 'published'
      and c.removed_at is null and c.created_at > ${since} and ${SPEAKER_SHOWN}
      and m.exhibitor_id is distinct from ${caller.exhibitorId}
      and not exists (
        select 1 from post_comment a join employee w on w.id = a.employee_id
        where a.post_id = c.post_id and w.exhibitor_id = ${caller.exhibitorId} and a.removed_at is null
          and a.created_at > c.created_at)`.execute(ctx.db);
  return rows[0] ?? { count: 0, postId: null };
}
