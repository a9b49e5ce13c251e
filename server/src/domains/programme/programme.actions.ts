import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { newId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { changesOf, type Changes } from '../audit/audit.changes.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexProgrammes } from './programme.document.ts';
import {
  deskProgramme,
  insertProgramme,
  lockProgramme,
  programmeAnswer,
  writeProgramme,
  type ProgrammeForm,
} from './programme.queries.ts';

type Saved = { id: string; version: number };

/** Log, search and kept pages follow in the transaction of the change. */
async function follow(
  ctx: FairContext,
  { caller, address }: Acting,
  act: AuditAction,
  id: string,
  details: { title: Bilingual; changes?: Changes },
) {
  await writeAudit(ctx, caller, { act, object: { kind: 'programme', id }, details, address });
  await indexProgrammes(ctx, [id]);
  await invalidate(ctx, { kind: 'programme', id });
}

export const createProgramme = (ctx: FairContext, acting: Acting, form: ProgrammeForm): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    const id = newId();
    await insertProgramme(inner, id, form);
    await follow(inner, acting, 'programme.create', id, { title: form.title });
    return { id, version: 1 };
  });

export const changeProgramme = (
  ctx: FairContext,
  acting: Acting,
  { id, version, ...form }: ProgrammeForm & Saved,
): Promise<Saved> =>
  saveVersioned(ctx, acting.caller, { kind: 'programme', id, version }, async (inner) => {
    const held = await lockProgramme(inner, id);
    if (held === undefined) fail('notFound');
    if (held.version !== version) fail('editConflict');
    const row = await deskProgramme(inner, id);
    const next = await writeProgramme(inner, id, { form });
    const { kind: _kind, ...now } = form;
    const changes = changesOf(row === undefined ? {} : programmeAnswer(row), now);
    await follow(inner, acting, 'programme.change', id, { title: form.title, changes });
    return { id, version: next };
  });

/** Deletes a programme, or brings a deleted one back. */
export const setProgrammeDeleted = (ctx: FairContext, acting: Acting, id: string, deleted: boolean): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const held = await lockProgramme(inner, id, { deleted: !deleted });
    if (held === undefined) fail('notFound');
    await writeProgramme(inner, id, { deletedAt: deleted ? new Date() : null });
    const act = deleted ? 'programme.remove' : 'programme.restore';
    await follow(inner, acting, act, id, { title: bilingualOf('title', held) });
  });
