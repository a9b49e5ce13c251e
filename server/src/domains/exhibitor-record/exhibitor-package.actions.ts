import { bookable, type Bookable, type PackagesForm } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { z } from 'zod';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { bookingsOf, packagesState, writePackages } from '../exhibitor/package.queries.ts';
import { madeCode } from '../vocabulary/vocabulary.rules.ts';

/** With a code of its own each: those that are there keep theirs. */
function withCodes({ packages }: PackagesForm): Bookable[] {
  const given = packages.map(({ code }) => code).filter((code) => code !== '');
  const taken = new Set(given);
  return packages.map(({ code, ...one }, at) => {
    if (code !== '') {
      if (given.indexOf(code) !== given.lastIndexOf(code))
        failFields({ field: `form.packages.${at}.code`, rule: 'packageCodeTaken' });
      return { code, ...one };
    }
    const made = madeCode(one.name.en, taken);
    if (made === '') failFields({ field: `form.packages.${at}.name.en`, rule: 'packageCode' });
    taken.add(made);
    return { code: made, ...one };
  });
}

const hasChanged = (one: Bookable, before: readonly Bookable[]): boolean =>
  JSON.stringify(one) !== JSON.stringify(before.find(({ code }) => code === one.code));

/** What the log keeps: the names of those that were added or changed, and of those that are gone. */
const audited = (before: readonly Bookable[], after: readonly Bookable[]) => {
  const names = (list: readonly Bookable[]): string => list.map(({ name }) => name.zh).join('、');
  const kept = new Set(after.map(({ code }) => code));
  return {
    changed: names(after.filter((one) => hasChanged(one, before))),
    removed: names(before.filter(({ code }) => !kept.has(code))),
  };
};

/** Changes what exhibitors can book. Errors: `editConflict`; `badInput`, where one that is booked would be gone. */
export async function savePackages(
  { directory }: Pick<Services, 'directory'>,
  ctx: FairContext,
  acting: Acting,
  { version, form }: { version: number; form: PackagesForm },
): Promise<{ version: number }> {
  const saved = await saveVersioned(ctx, acting.caller, { kind: 'packages', id: 'all', version }, async (inner) => {
    const state = await packagesState(inner, { hold: true });
    if (state.version !== version) fail('editConflict');
    const before = z.array(bookable).parse(state.packages);
    const after = withCodes(form);
    const kept = new Set(after.map(({ code }) => code));
    const gone = (await bookingsOf(inner)).find(({ code }) => !kept.has(code));
    if (gone !== undefined)
      failFields({ field: 'form.packages', rule: 'packageBooked', values: { count: gone.exhibitors } });
    await writePackages(inner, after, version + 1);
    await writeAudit(inner, acting, { act: 'exhibitor.packages', details: audited(before, after) });
    await invalidateSettings(inner);
    return { version: version + 1 };
  });
  // this process does not wait to be told: whoever saved sees it in force
  await directory.load();
  return saved;
}
