import { sql } from 'kysely';
import type { ChallengeKind, HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** What a challenge and its pass are bound to, as it is stored. */
type BoundRow = { action: HumanCheckAction; subjectHash: Buffer; address: string };

const endOfLife = () => sql<Date>`now() + make_interval(secs => ${LIMITS.humanCheckSeconds})`;

/** Answers the id. */
export async function insertChallenge(
  ctx: FairContext,
  { kind, action, subjectHash, address, answer }: BoundRow & { kind: ChallengeKind; answer: Record<string, unknown> },
): Promise<string> {
  const id = newId();
  await sql`
    insert into captcha_challenge (id, exhibition_id, kind, action, subject_hash, address, answer, expires_at)
    values (${id}, ${ctx.exhibition.id}, ${kind}, ${action}, ${subjectHash}, ${address},
      ${JSON.stringify(answer)}::jsonb, ${endOfLife()})`.execute(ctx.db);
  return id;
}

/** Uses up a try of this client's challenge; undefined where there is none such, it is too old, or no try is left. */
export async function tryChallenge(ctx: FairContext, id: string, address: string) {
  const { rows } = await sql<{ kind: ChallengeKind; answer: unknown; tries: number }>`
    update captcha_challenge set tries = tries + 1
    where id = ${id} and exhibition_id = ${ctx.exhibition.id} and address = ${address}
      and expires_at > now() and tries < ${LIMITS.humanCheckTriesMax}
    returning kind, answer, tries`.execute(ctx.db);
  return rows[0];
}

/** Turns a challenge into the pass of this token: of several at once exactly one succeeds. */
export async function passChallenge(ctx: FairContext, id: string, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    with done as (
      delete from captcha_challenge where id = ${id} and exhibition_id = ${ctx.exhibition.id}
      returning exhibition_id, action, subject_hash, address)
    insert into captcha_pass (token_hash, exhibition_id, action, subject_hash, address, expires_at)
    select ${tokenHash}, exhibition_id, action, subject_hash, address, ${endOfLife()} from done
    returning 1 as one`.execute(ctx.db);
  return rows.length > 0;
}

type PassRow = BoundRow & { tokenHash: Buffer };

export async function insertPass(
  ctx: FairContext,
  { tokenHash, action, subjectHash, address }: PassRow,
): Promise<void> {
  await sql`
    insert into captcha_pass (token_hash, exhibition_id, action, subject_hash, address, expires_at)
    values (${tokenHash}, ${ctx.exhibition.id}, ${action}, ${subjectHash}, ${address}, ${endOfLife()})`.execute(ctx.db);
}

/** Takes a pass away; false where there is none for exactly this. */
export async function takePass(
  ctx: FairContext,
  { tokenHash, action, subjectHash, address }: PassRow,
): Promise<boolean> {
  const { rows } = await sql`
    delete from captcha_pass
    where token_hash = ${tokenHash} and exhibition_id = ${ctx.exhibition.id} and action = ${action}
      and subject_hash = ${subjectHash} and address = ${address} and expires_at > now()
    returning 1 as one`.execute(ctx.db);
  return rows.length === 1;
}

/** Challenges and passes that are too old to be good for anything. */
export async function removeExpired({ db, exhibition }: FairContext): Promise<void> {
  await sql`delete from captcha_challenge where exhibition_id = ${exhibition.id} and expires_at < now()`.execute(db);
  await sql`delete from captcha_pass where exhibition_id = ${exhibition.id} and expires_at < now()`.execute(db);
}
