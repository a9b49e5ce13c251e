import { randomInt } from 'node:crypto';
import type { VipForm } from '@fairbridge/contract/vip/vip.shapes.ts';
import type { OrganizerCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { allExcept, type VersionedId } from '../../core/matching.ts';
import { removeUnusedPictures } from '../../platform/files/private-pictures.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { decrypt, encrypt } from '../../platform/encryption/encryption.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudits, type Acting } from '../audit/audit.actions.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { vipReviewed } from './vip.events.ts';
import { failStaleApplication } from './vip.conflict.ts';
import {
  applicationOf,
  lockApplications,
  lockPending,
  ownPictures,
  writeApplication,
  writeSteps,
  applicationRows,
  type ApplicationRow,
} from './vip.queries.ts';
import { mayApply, mayDecide } from './vip.rules.ts';

/** What passport numbers are sealed for. */
export const PASSPORT = 'vip passport number';

const isSame = (secret: string, before: ApplicationRow, form: VipForm): boolean =>
  before.name === form.name &&
  before.sex === form.sex &&
  before.nationality === form.nationality &&
  before.passport_photo === form.passportPhoto &&
  before.avatar_photo === form.avatarPhoto &&
  decrypt(secret, PASSPORT, before.passport_sealed) === form.passportNumber;

/** Hands in an application; the same request sent again is not handed in twice, and other words under its id are refused (G57). */
export async function apply(secret: string, ctx: FairContext, caller: VisitorCaller, form: VipForm): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockVisitor(inner, caller.visitorId);
    const before = await applicationOf(inner, caller.visitorId, { hold: true });
    const status = before?.status ?? 'notApplied';
    if (status === 'pending' && form.requestId !== undefined && before?.request_id === form.requestId) {
      if (!isSame(secret, before, form)) fail('conflict');
      return;
    }
    if (!mayApply(status)) fail(status === 'pending' ? 'vipPending' : 'vipPassed');
    const own = await ownPictures(inner, caller.visitorId, [form.passportPhoto, form.avatarPhoto]);
    if (!own.has(form.passportPhoto)) failFields({ field: 'passportPhoto', rule: 'passportPhoto' });
    if (!own.has(form.avatarPhoto)) failFields({ field: 'avatarPhoto', rule: 'avatarPhoto' });
    const { passportNumber, requestId = null, ...rest } = form;
    const passportSealed = encrypt(secret, PASSPORT, passportNumber);
    const applicationId = await writeApplication(inner, newId(), caller.visitorId, {
      ...rest,
      passportSealed,
      requestId,
    });
    await writeSteps(inner, [{ id: newId(), applicationId, status: 'pending', reason: '', accountId: null }]);
    await removeUnusedPictures(inner.db, { exhibitionId: inner.exhibition.id, visitorId: caller.visitorId });
  });
}

const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Number of a letter, such as `IL-2026-7KQ2WXBD`: it tells nothing of how many there are, and has no signs that look alike. */
function newLetterNumber(ctx: FairContext): string {
  const signs = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `IL-${ctx.exhibition.startsOn.slice(0, 4)}-${signs.join('')}`;
}

type Decision = { status: 'passed' | 'failed'; reason: string };
type Wish = Decision & { applications: readonly { id: string; version: number }[] };

/** Decides on applications as they were read, all or none, with a row of the log for each that changes; answers how many did. */
export async function review(
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  acting: Acting,
  { applications, status, reason }: Wish,
): Promise<number> {
  const versions = new Map(applications.map(({ id, version }) => [id, version]));
  const wanted = [...versions.keys()];
  return inTransaction(ctx, async (inner) => {
    const rows = await lockApplications(inner, wanted);
    if (rows.length !== wanted.length) fail('notFound');
    const stale = rows.find((row) => !mayDecide(row, { status, version: versions.get(row.id) }));
    if (stale !== undefined) await failStaleApplication(inner, stale.id);
    const changing = rows.filter((row) => row.status === 'pending');
    if (changing.length === 0) return 0;
    const shown = status === 'failed' ? reason : '';
    for (const { id } of changing)
      await applicationRows.update(
        inner,
        { id },
        {
          status,
          reason: shown,
          letter_number: status === 'passed' ? newLetterNumber(inner) : null,
          decided_at: new Date(),
        },
      );
    const steps = changing.map(({ id }) => ({
      id: newId(),
      applicationId: id,
      status,
      reason: shown,
      accountId: acting.caller.accountId,
    }));
    await writeSteps(inner, steps);
    const act = status === 'passed' ? 'vip.pass' : 'vip.fail';
    await writeAudits(
      inner,
      acting,
      changing.map((row) => ({
        act,
        object: { kind: 'visitor', id: row.visitor_id },
        details: { reason: shown },
      })),
    );
    await jobs.publish(inner.db, vipReviewed, {
      exhibitionId: inner.exhibition.id,
      reviewIds: steps.map((step) => step.id),
    });
    return changing.length;
  });
}

/** The same for all pending ones that match, as they were seen, but for some. Errors: `editConflict`. */
export async function reviewMatching(
  services: Pick<Services, 'jobs'>,
  ctx: FairContext,
  acting: { caller: OrganizerCaller; address: string },
  { filter, status, reason, ...seen }: VersionedId & Decision & { filter: { keyword: string } },
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    const applications = allExcept(await lockPending(inner, filter.keyword), seen);
    if (applications === null) fail('editConflict');
    return review(services, inner, acting, { applications, status, reason });
  });
}
