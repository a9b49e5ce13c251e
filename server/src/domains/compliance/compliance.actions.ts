import type { ComplianceForm, ComplianceRule } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { deleteRule, lockRules, rules, ruleColumns, ruleRows } from './compliance.queries.ts';

/** Two rules are the same where these are. */
export const keyOf = ({ ingredient, kind, country, crops }: ComplianceForm): string =>
  [ingredient, kind, country, ...crops].join(' ');

/** Crops once each and in the order of the fair, so that the same ones are the same rule. */
export function normalForm({ crops }: Pick<Exhibition, 'crops'>, form: ComplianceForm): ComplianceForm {
  const wanted = new Set(form.crops);
  return { ...form, crops: [...crops.keys()].filter((code) => wanted.has(code)) };
}

/** Parts of a form that name codes this exhibition does not have. */
export function wrongRuleCodes(
  { crops, ingredients }: Pick<Exhibition, 'crops' | 'ingredients'>,
  form: ComplianceForm,
): { field: string; rule: RuleName }[] {
  return [
    ...(ingredients.has(form.ingredient) ? [] : [{ field: 'ingredient', rule: 'choice' as const }]),
    ...(form.crops.every((code) => crops.has(code)) ? [] : [{ field: 'crops', rule: 'choice' as const }]),
  ];
}

export const titleOf = ({ ingredients }: Pick<Exhibition, 'ingredients'>, rule: ComplianceForm) =>
  ingredients.get(rule.ingredient)?.name ?? { zh: rule.ingredient, en: rule.ingredient };

const entryOf = (ctx: FairContext, act: AuditAction, id: string, rule: ComplianceForm) => ({
  act,
  object: { kind: 'complianceRule', id },
  details: { title: titleOf(ctx.exhibition, rule), kind: rule.kind, country: rule.country, effect: rule.effect },
});

type Saving = { id: string | null; version: number | null; form: ComplianceForm };

/** Adds or changes a rule. Every process reads the rules anew when this commits. */
export async function saveRule(ctx: FairContext, acting: Acting, saving: Saving): Promise<ComplianceRule> {
  const [wrong] = wrongRuleCodes(ctx.exhibition, saving.form);
  if (wrong !== undefined) failFields({ field: `form.${wrong.field}`, rule: wrong.rule });
  const form = normalForm(ctx.exhibition, saving.form);
  const edited = { kind: 'complianceRule', id: saving.id ?? '', version: saving.id === null ? null : saving.version };
  return saveVersioned(ctx, acting.caller, edited, async (inner) => {
    await lockRules(inner);
    const all = await rules(inner);
    const old = all.find(({ id }) => id === saving.id);
    if (saving.id !== null && old === undefined) fail('notFound');
    if (old !== undefined && saving.version !== null && old.version !== saving.version) fail('editConflict');
    if (all.some((rule) => rule.id !== saving.id && keyOf(rule) === keyOf(form)))
      failFields({ field: 'form.ingredient', rule: 'complianceTwice' });
    if (old === undefined && all.length >= LIMITS.complianceRulesMax)
      failFields({ field: 'form.ingredient', rule: 'complianceRules', values: { max: LIMITS.complianceRulesMax } });
    const id = old?.id ?? (await ruleRows.insert(inner, ruleColumns(form)));
    if (old !== undefined) await ruleRows.update(inner, { id }, ruleColumns(form));
    const act = old === undefined ? 'compliance.create' : 'compliance.change';
    await writeAudit(inner, acting, entryOf(inner, act, id, form));
    await invalidateSettings(inner);
    return { ...form, id, version: (old?.version ?? 0) + 1 };
  });
}

export async function removeRule(ctx: FairContext, acting: Acting, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const old = await deleteRule(inner, id);
    if (old === null) fail('notFound');
    await writeAudit(inner, acting, entryOf(inner, 'compliance.remove', id, old));
    await invalidateSettings(inner);
  });
}
