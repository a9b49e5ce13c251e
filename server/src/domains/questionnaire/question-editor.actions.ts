import { LIMITS } from '@fairbridge/contract/limits.ts';
import { brokenConditions, normalForm, wrongForm } from '@fairbridge/contract/questionnaire/question-form.rules.ts';
import {
  site as siteShape,
  type ManagedQuestion,
  type Option,
  type QuestionForm,
  type Site,
} from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { AuditDetails } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { newId } from '../../core/id.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import {
  deleteQuestion,
  insertQuestion,
  managedQuestions,
  nextVersion,
  retireQuestion,
  siteOfQuestion,
  updateQuestion,
  writeOrder,
} from './question-editor.queries.ts';
import { lockSite } from '../question/question.queries.ts';

/** What is said of a question in the audit log. */
const entryOf = (act: AuditAction, code: string, details: AuditDetails) => ({
  act,
  object: { kind: 'question', id: code },
  details,
});

/** Options that somebody has chosen do not go: left out of the form, they are retired behind the others. */
function keepAnswered(old: ManagedQuestion | undefined, form: QuestionForm): Option[] {
  const given = new Set(form.options.map(({ code }) => code));
  const left = (old?.options ?? []).filter(({ code, answers }) => answers > 0 && !given.has(code));
  const kept = left.map(({ answers: _count, ...one }): Option => {
    const parent = one.parent !== null && given.has(one.parent) ? one.parent : null;
    return { ...one, parent, retired: true };
  });
  return [...form.options, ...kept];
}

function checkForm(form: QuestionForm): void {
  const [first, ...others] = wrongForm(form).map((wrong) => ({ ...wrong, field: `form.${wrong.field}` }));
  if (first !== undefined) failFields(first, ...others);
}

/** No condition may lose what it holds on to. `field` is where the editor is told about another question's. */
function checkConditions(asked: Parameters<typeof brokenConditions>[0], own: string, field: string): void {
  const broken = brokenConditions(asked);
  if (broken.includes(own)) failFields({ field: 'form.condition', rule: 'questionCondition' });
  if (broken.length > 0) failFields({ field, rule: 'questionNeeded' });
}

type Saving = { site: Site; code: string | null; version: number | null; form: QuestionForm };

/** Creates or edits a question. Two editors of the same one: the later is told, and nothing of the earlier is lost. */
export async function saveQuestion(ctx: FairContext, acting: Acting, saving: Saving) {
  const { site } = saving;
  const form = normalForm(saving.form);
  const edited = { kind: 'question', id: saving.code ?? '', version: saving.code === null ? null : saving.version };
  const saved = await saveVersioned(ctx, acting.caller, edited, async (inner) => {
    await lockSite(inner, site, 'update');
    const all = await managedQuestions(inner, site);
    const old = all.find(({ code }) => code === saving.code);
    if (saving.code !== null && old === undefined) fail('notFound');
    if (old !== undefined && old.version !== saving.version) fail('editConflict');
    checkForm(form);
    if (old !== undefined && old.answers > 0 && old.kind !== form.kind)
      fail('questionAnswered', { count: old.answers });
    if (old === undefined && all.length >= LIMITS.questionsMax)
      failFields({ field: 'form.title.zh', rule: 'tooMuch', values: { max: LIMITS.questionsMax } });

    const code = old?.code ?? `q${newId().slice(0, 10)}`;
    const options = keepAnswered(old, form);
    // one that comes back stands behind the others, as it is listed
    const placed = { code, kind: form.kind, options, condition: form.condition };
    const asked = all.filter((one) => !one.retired || one.code === code);
    const after = asked.map((one) => (one.code === code ? placed : one));
    checkConditions(old === undefined ? [...after, placed] : after, code, 'form.options');

    if (old === undefined) await insertQuestion(inner, { site, code, sort: all.length + 1 }, form, options);
    else await updateQuestion(inner, code, form, options);
    if (old === undefined || old.retired)
      await writeOrder(inner, [...new Set([...asked.map((one) => one.code), code, ...all.map((one) => one.code)])]);
    const siteVersion = await nextVersion(inner, site);
    const act = old === undefined ? 'question.create' : 'question.change';
    await writeAudit(inner, acting, entryOf(act, code, { site, title: form.title }));
    const question = (await managedQuestions(inner, site)).find((one) => one.code === code);
    if (question === undefined) throw new Error('a saved question is not there');
    return { question, siteVersion, version: question.version };
  });
  return { question: saved.question, version: saved.siteVersion };
}

type Sorting = { site: Site; version: number; codes: readonly string[] };

/** Puts the questions that are asked in this order; each must stay behind the one that its condition names. */
export async function sortQuestions(ctx: FairContext, acting: Acting, { site, version, codes }: Sorting) {
  return inTransaction(ctx, async (inner) => {
    if ((await lockSite(inner, site, 'update')) !== version) fail('editConflict');
    const all = await managedQuestions(inner, site);
    const sorted = codes.flatMap((code) => all.filter((one) => one.code === code && !one.retired));
    const asked = all.filter(({ retired }) => !retired);
    if (new Set(codes).size !== codes.length || sorted.length !== asked.length || codes.length !== asked.length)
      failFields({ field: 'codes', rule: 'choice' });
    if (brokenConditions(sorted).length > 0) failFields({ field: 'codes', rule: 'questionOrder' });
    await writeOrder(inner, [...codes, ...all.filter(({ retired }) => retired).map(({ code }) => code)]);
    await writeAudit(inner, acting, { act: 'question.sort', details: { site, codes: [...codes] } });
    return { version: await nextVersion(inner, site) };
  });
}

/** Takes a question off: for good while nobody has answered it, else only from the form. */
export async function removeQuestion(
  ctx: FairContext,
  acting: Acting,
  { code, version }: { code: string; version: number },
) {
  return inTransaction(ctx, async (inner) => {
    const found = siteShape.safeParse(await siteOfQuestion(inner, code));
    if (!found.success) fail('notFound');
    const site = found.data;
    await lockSite(inner, site, 'update');
    const all = await managedQuestions(inner, site);
    const old = all.find((one) => one.code === code);
    if (old === undefined) fail('notFound');
    if (old.version !== version) fail('editConflict');
    checkConditions(
      all.filter((one) => !one.retired && one.code !== code),
      code,
      'code',
    );
    const done = old.answers > 0 ? ('retired' as const) : ('deleted' as const);
    if (done === 'deleted') await deleteQuestion(inner, code);
    else if (!old.retired) await retireQuestion(inner, code);
    await writeAudit(inner, acting, entryOf('question.remove', code, { site, title: old.title, done }));
    return { done, version: await nextVersion(inner, site) };
  });
}
