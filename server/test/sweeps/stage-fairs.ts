import { sql } from 'kysely';
import { contract } from '@fairbridge/contract/index.ts';
import { newId } from '../../src/core/id.ts';
import { dayInBeijing } from '../../src/core/days.ts';
import { makeToken } from '../../src/domains/account/account.tokens.queries.ts';
import type { Actor } from './actors.ts';
import type { Stage } from './stage.ts';

const { fair } = contract;

const AS_IT_WAS = { state: 'open', deleting_at: null, preview_hash: null, preview_until: null };

/** Puts the fair of the stage where its owner finds something to do; for anybody else it stays as it is. */
async function change({ test }: Stage, actor: Actor, columns: object): Promise<void> {
  const given = JSON.stringify(actor === 'organizer' ? columns : AS_IT_WAS);
  await sql`
    update exhibition e set (state, deleting_at, preview_hash, preview_until) = (
      select g.state, g.deleting_at, g.preview_hash, g.preview_until
      from jsonb_populate_record(e, ${given}::jsonb) g) where id = ${test.ctx.exhibition.id}`.execute(test.ctx.db);
  await test.portal.services.directory.load();
}

/** No fair is the default one: whoever is asked for by no name of a fair still finds the first of them. */
async function endDefault({ test }: Stage, actor: Actor): Promise<void> {
  if (actor !== 'organizer') return;
  await sql`update exhibition set is_default = false`.execute(test.ctx.db);
  await test.portal.services.directory.load();
}

const IN_A_DAY = (): string => new Date(Date.now() + 86_400_000).toISOString();
const another = () => ({ code: `f-${newId().toLowerCase()}`, host: `${newId().toLowerCase()}.example` });

export const COMPLETED_FAIRS: Record<string, (stage: Stage, actor: Actor) => Promise<Record<string, unknown>>> = {
  [fair.open.path]: async (stage, actor) => {
    await change(stage, actor, { state: 'archived' });
    return {};
  },
  [fair.makeDefault.path]: async (stage, actor) => {
    await endDefault(stage, actor);
    return {};
  },
  [fair.renewPreview.path]: async (stage, actor) => {
    await change(stage, actor, { state: 'draft' });
    return { until: dayInBeijing(new Date(IN_A_DAY())) };
  },
  [fair.endPreview.path]: async (stage, actor) => {
    await change(stage, actor, { preview_hash: '\\x00', preview_until: IN_A_DAY() });
    return {};
  },
  [fair.askDeletion.path]: async (stage, actor) => {
    const { ctx } = stage.test;
    const { name } = ctx.exhibition;
    if (actor !== 'organizer') return { name: name.zh };
    await endDefault(stage, actor);
    const { accountId, email: address } = stage.people.organizer;
    return {
      name: name.zh,
      proof: { token: await makeToken(ctx, { purpose: 'change', accountId, address, minutes: 10 }) },
    };
  },
  [fair.takeDeletionBack.path]: async (stage, actor) => {
    await change(stage, actor, { deleting_at: IN_A_DAY() });
    return {};
  },
  [fair.create.path]: async () => ({ fair: { ...fair.create.example.fair, ...another() } }),
  [fair.clone.path]: async () => ({ fair: { ...fair.clone.example.fair, ...another() } }),
};
