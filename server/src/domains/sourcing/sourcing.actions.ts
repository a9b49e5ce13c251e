import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import type { SourcingForm } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { newId } from '../../core/id.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';
import { lineColumns, sourcingColumns } from './sourcing.columns.ts';
import { sourcingChanged, sourcingToMatch } from './sourcing.events.ts';
import { writeFiles } from './sourcing-file.queries.ts';
import { countOwn, lines, linesOf, requirements } from './sourcing.queries.ts';
import { isWithinYear } from './sourcing.rules.ts';
import { labelOf, understand } from './sourcing.structure.ts';

type Using = Pick<Services, 'jobs' | 'search'>;
type Wish = SourcingForm & { id?: string | undefined; version?: number | undefined; requestId?: string | undefined };
type Wrong = { field: string; rule: RuleName };

/** Days that are past or too far, and codes that this fair does not have. */
function wrongFields({ exhibition }: FairContext, form: SourcingForm): Wrong[] {
  const { ingredients, categories, formulations, companyTypes } = exhibition;
  const known = (all: ReadonlyMap<string, unknown>, codes: readonly (string | null)[]): boolean =>
    codes.every((code) => code === null || all.has(code));
  const checks: [field: string, rule: RuleName, right: boolean][] = [
    ['deadline', 'dayWithinYear', isWithinYear(form.deadline)],
    ['supplier.companyTypes', 'choice', known(companyTypes, form.supplier.companyTypes)],
    ...form.lines.flatMap((line, at): [string, RuleName, boolean][] => [
      [`lines.${at}.ingredients`, 'choice', known(ingredients, line.ingredients)],
      [`lines.${at}.category`, 'choice', known(categories, [line.category])],
      [`lines.${at}.formulation`, 'choice', known(formulations, [line.formulation])],
      [`lines.${at}.expectedOn`, 'dayWithinYear', line.expectedOn === null || isWithinYear(line.expectedOn)],
    ]),
  ];
  return checks.flatMap(([field, rule, right]) => (right ? [] : [{ field, rule }]));
}

/** Lines in the place of those before; one that was kept keeps its id, and one that somebody has made an offer on is kept. */
async function writeLines(
  search: Services['search'],
  inner: FairContext,
  sourcingId: string,
  form: SourcingForm,
): Promise<void> {
  const before = await linesOf(inner, sourcingId);
  const kept = new Set(form.lines.flatMap(({ id }) => id ?? []));
  if (kept.size !== form.lines.filter(({ id }) => id !== undefined).length) fail('conflict');
  if ([...kept].some((id) => !before.some((line) => line.id === id))) fail('notFound');
  const gone = before.filter(({ id }) => !kept.has(id));
  if (gone.some(({ offered }) => offered)) fail('sourcingAnswered');
  for (const { id } of gone) await lines.delete(inner, { id });
  for (const [place, line] of form.lines.entries()) {
    const { structure, query } = await understand(search, inner, line);
    const columns = {
      place,
      ...bilingualColumns('label', labelOf(inner, line)),
      ...lineColumns(line),
      structure: JSON.stringify(structure),
      query,
    };
    if (line.id === undefined) await lines.insert(inner, { sourcing_id: sourcingId, ...columns });
    else await lines.write(inner, { id: line.id }, columns);
  }
}

async function insertRequirement(inner: FairContext, visitorId: string, form: SourcingForm) {
  await lockVisitor(inner, visitorId);
  const max = LIMITS.sourcingOfBuyerMax;
  if ((await countOwn(inner, visitorId)) >= max) fail('sourcingLimit', { max });
  const audit = inner.exhibition.sourcingReview ? 'review' : 'approved';
  const id = newId();
  await requirements.insert(inner, { id, visitor_id: visitorId, audit, matches: null, ...sourcingColumns(form) });
  return { id, version: 1, audit };
}

/** What was not approved goes to the organizer once more; with the review on, so does all that is edited. */
async function changeRequirement(
  inner: FairContext,
  visitorId: string,
  { id, version }: { id: string; version: number },
  form: SourcingForm,
) {
  const before = await requirements.lock(inner, { id });
  if (before.visitor_id !== visitorId || before.deleted_at !== null) fail('notFound');
  if (before.version !== version) fail('editConflict');
  if (before.closed_at !== null) fail('sourcingOver');
  const audit = inner.exhibition.sourcingReview || before.audit === 'notApproved' ? 'review' : before.audit;
  const columns = { audit, reason: '', matches: null, ...sourcingColumns(form) };
  const next = await requirements.update(inner, { id }, columns);
  return { id, version: next, audit };
}

/** Posts a requirement, or edits one by its id. The same request sent again answers what it made (G57). */
export async function saveRequirement(
  { jobs, search }: Using,
  ctx: FairContext,
  caller: VisitorCaller,
  wish: Wish,
): Promise<{ id: string; version: number }> {
  const [first, ...others] = wrongFields(ctx, wish);
  if (first !== undefined) failFields(first, ...others);
  return makeOnce(ctx, caller, wish, (once, { id, version, ...form }) =>
    inTransaction(once, async (inner) => {
      const { audit, ...saved } =
        id === undefined
          ? await insertRequirement(inner, caller.visitorId, form)
          : await changeRequirement(inner, caller.visitorId, { id, version: version ?? 0 }, form);
      await writeLines(search, inner, saved.id, form);
      const own = { id: saved.id, visitorId: caller.visitorId };
      if (!(await writeFiles(inner, own, form.files))) fail('notFound');
      const told = { exhibitionId: inner.exhibition.id, sourcingId: saved.id };
      if (id !== undefined)
        await jobs.publish(inner.db, sourcingChanged, { ...told, change: 'edited', version: saved.version });
      const opens = id === undefined && audit === 'approved';
      await jobs.publish(inner.db, sourcingToMatch, { ...told, opens });
      await invalidate(inner, { kind: 'sourcing', id: saved.id });
      return saved;
    }),
  );
}

/** Nobody signs up any more; what was agreed goes on. Closed twice, it was closed once. */
export const endRequirement = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  { visitorId }: VisitorCaller,
  id: string,
  column: 'closed_at' | 'deleted_at',
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const before = await requirements.lock(inner, { id });
    if (before.visitor_id !== visitorId || before.deleted_at !== null) fail('notFound');
    if (before[column] !== null) return;
    const version = await requirements.update(inner, { id }, { [column]: new Date() });
    const told = { exhibitionId: inner.exhibition.id, sourcingId: id, change: 'closed', version } as const;
    if (before.closed_at === null) await jobs.publish(inner.db, sourcingChanged, told);
    await invalidate(inner, { kind: 'sourcing', id });
  });
