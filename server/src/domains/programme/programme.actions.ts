import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { changesOf, type Changes } from '../audit/audit.changes.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexProgrammes } from './programme.document.ts';
import { programmeAnswer, programmeColumns, programmeRows, type ProgrammeForm } from './programme.queries.ts';

type Saved = { id: string; version: number };

/** Log, search and kept pages follow in the transaction of the change. */
async function follow(
  ctx: FairContext,
  acting: Acting,
  act: AuditAction,
  id: string,
  details: { title: Bilingual; changes?: Changes },
) {
  await writeAudit(ctx, acting, { act, object: { kind: 'programme', id }, details });
  await indexProgrammes(ctx, [id]);
  await invalidate(ctx, { kind: 'programme', id });
}

export const createProgramme = (ctx: FairContext, acting: Acting, form: ProgrammeForm): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    const id = await programmeRows.insert(inner, programmeColumns(form));
    await follow(inner, acting, 'programme.create', id, { title: form.title });
    return { id, version: 1 };
  });

export const changeProgramme = (
  ctx: FairContext,
  acting: Acting,
  { id, version, ...form }: ProgrammeForm & Saved,
): Promise<Saved> =>
  saveVersioned(ctx, acting.caller, { kind: 'programme', id, version }, async (inner) => {
    const before = await programmeRows.lockVersion(inner, { id }, version);
    const next = await programmeRows.update(inner, { id }, programmeColumns(form));
    const { kind: _kind, ...now } = form;
    const changes = changesOf(programmeAnswer(before), now);
    await follow(inner, acting, 'programme.change', id, { title: form.title, changes });
    return { id, version: next };
  });

/** Deletes a programme, or brings a deleted one back. */
export const setProgrammeDeleted = (ctx: FairContext, acting: Acting, id: string, deleted: boolean): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const held = await programmeRows.lock(inner, { id }, { deleted: !deleted });
    await programmeRows.update(inner, { id }, { deleted_at: deleted ? new Date() : null });
    const act = deleted ? 'programme.remove' : 'programme.restore';
    await follow(inner, acting, act, id, { title: bilingualOf('title', held) });
  });
