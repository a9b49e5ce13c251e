import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import {
  hasField,
  vocabulariesWith,
  vocabularyOf,
  type VocabularyName,
} from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type {
  Bearers,
  VocabularyEntry,
  VocabularyForm,
  VocabularyReach,
} from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { dryRun, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import {
  bearInstead,
  boothsInBoth,
  companiesOf,
  countBearers,
  raisePlanVersion,
  renameOptions,
  visitorsInterestedIn,
} from './vocabulary.bearers.queries.ts';
import { rewriteLater } from './vocabulary.documents.ts';
import { holdEntry, lockVocabularies, readEntries, writeEntries } from './vocabulary.queries.ts';
import {
  above,
  below,
  entryFaults,
  formOf,
  isSame,
  madeCode,
  moved,
  normalForm,
  tooMany,
  versionOf,
  type Choices,
} from './vocabulary.rules.ts';

type Jobs = Pick<Services, 'jobs'>;
type Acts = { services: Jobs; acting: Acting };
type Entries = readonly VocabularyEntry[];
export type Mode = 'preview' | 'act';

/** Which lists this fair has: those whose words its exhibits are described by. */
export const vocabulariesOf = ({ attributes }: Pick<Exhibition, 'attributes'>): VocabularyName[] =>
  vocabulariesWith(attributes.map(({ code }) => code));

/** Errors: `notFound` where the fair has no such list. */
export function requireVocabulary({ exhibition }: FairContext, name: VocabularyName): void {
  if (!vocabulariesOf(exhibition).includes(name)) fail('notFound');
}

/** The entries as they stand, held until the transaction ends. */
export async function lockEntries(inner: FairContext, name: VocabularyName): Promise<VocabularyEntry[]> {
  requireVocabulary(inner, name);
  await lockVocabularies(inner);
  return readEntries(inner, name);
}

const entryIn = (entries: Entries, code: string): VocabularyEntry =>
  entries.find((entry) => entry.code === code) ?? fail('notFound');

export async function choicesFor(ctx: FairContext, name: VocabularyName): Promise<Choices> {
  const codes = async (other: VocabularyName) => new Set((await readEntries(ctx, other)).map(({ code }) => code));
  return {
    floors: hasField(name, 'floor') ? await codes('floors') : new Set(),
    classes: hasField(name, 'class') ? await codes('classes') : new Set(),
  };
}

const audit = (
  inner: FairContext,
  acting: Acting,
  act: AuditAction,
  {
    vocabulary,
    code,
    title,
    ...details
  }: { vocabulary: VocabularyName; code: string; title: Bilingual; into?: string },
): Promise<void> =>
  writeAudit(inner, acting, {
    act,
    object: { kind: 'vocabulary', id: `${vocabulary}.${code}` },
    details: { title, vocabulary, ...details },
  });

/** What search knows of those who bear an entry: its place and what else it is called, not how it is offered or coloured. */
const inDocuments = ({ name, parent, cas, aliases, modeOfAction }: VocabularyEntry): string =>
  JSON.stringify([name, parent, cas, aliases, modeOfAction]);

/** Writes a list, and tells everybody who keeps something of it. */
export async function putEntries(
  services: Jobs,
  inner: FairContext,
  name: VocabularyName,
  before: Entries,
  after: Entries,
): Promise<void> {
  await writeEntries(inner, name, before, after);
  const known = new Map(before.map((entry) => [entry.code, entry]));
  const changed = after.filter((entry) => {
    const old = known.get(entry.code);
    return old !== undefined && inDocuments(old) !== inDocuments(entry);
  });
  if (name === 'categories')
    for (const { code, name: now } of changed) await renameOptions(inner, code, known.get(code)?.name ?? now, now);
  await rewriteBearers(
    services,
    inner,
    name,
    changed.flatMap(({ code }) => [code, ...below(after, code)]),
  );
  if (name === 'halls' || name === 'floors') await raisePlanVersion(inner);
  await invalidateSettings(inner);
}

async function rewriteBearers(
  services: Jobs,
  inner: FairContext,
  name: VocabularyName,
  codes: string[],
): Promise<void> {
  if (codes.length === 0) return;
  const companies = await companiesOf(inner, name, codes);
  const visitors = name === 'categories' ? await visitorsInterestedIn(inner, codes) : [];
  await rewriteLater(services, inner, { companies, visitors });
}

export type Saving = {
  vocabulary: VocabularyName;
  code: string | null;
  /** Of the entry that was read; null for a new one. */
  version: string | null;
  form: VocabularyForm;
};

/** Adds an entry at the end of its list, or changes one as it was read. The same once more changes nothing. */
export async function saveEntry(
  ctx: FairContext,
  { services, acting }: Acts,
  saving: Saving,
): Promise<{ code: string }> {
  const { vocabulary } = saving;
  const form = normalForm(vocabulary, saving.form);
  return inTransaction(ctx, async (inner) => {
    const before = await lockEntries(inner, vocabulary);
    const old = saving.version === null ? undefined : entryIn(before, saving.code ?? '');
    const same = before.find((entry) => isSame(formOf(entry), form) && [null, entry.code].includes(saving.code));
    if (same !== undefined) return { code: same.code };
    if (old !== undefined && versionOf(old) !== saving.version) fail('editConflict');
    const code = old?.code ?? newCode(before, saving.code, form);
    const entry = { ...form, code, retired: old?.retired ?? false };
    const after = old === undefined ? [...before, entry] : before.map((one) => (one.code === code ? entry : one));
    await checkEntry(inner, vocabulary, after, entry);
    await audit(inner, acting, old === undefined ? 'vocabulary.create' : 'vocabulary.change', {
      vocabulary,
      code,
      title: form.name,
    });
    await putEntries(services, inner, vocabulary, before, after);
    return { code };
  });
}

function newCode(entries: Entries, typed: string | null, { name }: VocabularyForm): string {
  // two codes that differ in their case alone would be one to whoever types them
  const taken = new Set(entries.map(({ code }) => code.toLowerCase()));
  if (typed !== null) {
    if (taken.has(typed.toLowerCase()))
      failFields({ field: 'code', rule: 'vocabularyCodeTaken', values: { text: typed } });
    return typed;
  }
  const code = madeCode(name.en, taken);
  return code === '' ? failFields({ field: 'code', rule: 'vocabularyCode' }) : code;
}

async function checkEntry(
  inner: FairContext,
  name: VocabularyName,
  entries: Entries,
  entry: VocabularyEntry,
): Promise<void> {
  const [fault] = entryFaults(name, entries, entry, await choicesFor(inner, name));
  if (fault !== undefined) failFields({ ...fault, field: `form.${fault.field}` });
  if (tooMany(entries))
    failFields({ field: 'code', rule: 'vocabularyEntries', values: { max: CONSOLE_LIMITS.vocabularyEntriesMax } });
}

type One = { vocabulary: VocabularyName; code: string };

/** Puts an entry behind another of the same parent, or before all of them. */
export async function moveEntry(
  ctx: FairContext,
  { services, acting }: Acts,
  { vocabulary, code, after }: One & { after: string | null },
): Promise<void> {
  if (!vocabularyOf(vocabulary).ordered) fail('notFound');
  await inTransaction(ctx, async (inner) => {
    const before = await lockEntries(inner, vocabulary);
    const entry = entryIn(before, code);
    if (after !== null && (after === code || entryIn(before, after).parent !== entry.parent)) fail('notFound');
    const entries = moved(before, entry, after);
    if (entries.every((one, at) => one.code === before[at]?.code)) return;
    await audit(inner, acting, 'vocabulary.move', { vocabulary, code, title: entry.name });
    await putEntries(services, inner, vocabulary, before, entries);
  });
}

/** Does it, or says what it would do: the same steps, undone. */
const byMode = (mode: Mode) => (mode === 'preview' ? dryRun : inTransaction);

const toldAs = (counts: ReadonlyMap<Bearers[number]['kind'], number>): Bearers =>
  [...counts].map(([kind, count]) => ({ kind, count }));

/** Retires an entry with what stands below it, or offers it again with what it stands below. */
export function offerEntry(
  ctx: FairContext,
  { services, acting }: Acts,
  { vocabulary, code, mode, retired }: One & { mode: Mode; retired: boolean },
): Promise<VocabularyReach> {
  return byMode(mode)(ctx, async (inner) => {
    const before = await lockEntries(inner, vocabulary);
    const entry = entryIn(before, code);
    const codes = new Set([code, ...(retired ? below(before, code) : above(before, code))]);
    const changing = before.filter((one) => codes.has(one.code) && one.retired !== retired);
    const changed = changing.map((one) => one.code);
    const used = toldAs(changed.length === 0 ? new Map() : await countBearers(inner, vocabulary, changed));
    if (changed.length > 0) {
      const after = before.map((one) => (codes.has(one.code) ? { ...one, retired } : one));
      const act = retired ? 'vocabulary.retire' : 'vocabulary.restore';
      await audit(inner, acting, act, { vocabulary, code, title: entry.name });
      await putEntries(services, inner, vocabulary, before, after);
    }
    return { entries: changing.map(({ name }) => name), used };
  });
}

/** Why one entry cannot be merged into another, in both languages; null where it can. */
async function hindrance(
  inner: FairContext,
  name: VocabularyName,
  entries: Entries,
  { from, into }: { from: VocabularyEntry; into: VocabularyEntry },
): Promise<Bilingual | null> {
  if (!vocabularyOf(name).merges || from.code === into.code) return { zh: '无法合并', en: 'these cannot be merged' };
  if (below(entries, from.code).includes(into.code)) return { zh: '它是其下级', en: 'it stands below it' };
  if (name !== 'halls') return null;
  const booths = await boothsInBoth(inner, from.code, into.code);
  if (booths.length > 0)
    return {
      zh: `两馆都有展位 ${booths.slice(0, 5).join('、')}`,
      en: `both have booth ${booths.slice(0, 5).join(', ')}`,
    };
  const drawn = await countBearers(inner, name, [from.code]);
  const isDrawn = (drawn.get('booths') ?? 0) + (drawn.get('drawings') ?? 0) > 0;
  return isDrawn && from.floor !== into.floor ? { zh: '两馆不在同一楼层', en: 'they are on different floors' } : null;
}

/** An ingredient, form or crop is found by the names of what was merged into it. */
const withNamesOf = (name: VocabularyName, into: VocabularyEntry, from: VocabularyEntry): VocabularyEntry => {
  if (!hasField(name, 'aliases')) return into;
  const own = new Set([into.name.zh, into.name.en]);
  const aliases = [...into.aliases, from.name.zh, from.name.en, ...from.aliases].filter((one) => !own.has(one));
  return {
    ...into,
    aliases: [...new Set(aliases)].slice(0, CONSOLE_LIMITS.vocabularyAliasesMax),
    cas: [...new Set([...into.cas, ...from.cas])].slice(0, CONSOLE_LIMITS.vocabularyCasMax),
  };
};

/** All that bears an entry bears another afterwards, what stands below it stands below that, and it is deleted. */
export function mergeEntry(
  ctx: FairContext,
  { services, acting }: Acts,
  { vocabulary, code, into, mode }: One & { into: string; mode: Mode },
): Promise<VocabularyReach> {
  return byMode(mode)(ctx, async (inner) => {
    const before = await lockEntries(inner, vocabulary);
    const pair = { from: entryIn(before, code), into: entryIn(before, into) };
    const reason = await hindrance(inner, vocabulary, before, pair);
    if (reason !== null) fail('vocabularyNotMerged', { name: pair.from.name, into: pair.into.name, reason });
    const after = before
      .filter((one) => one.code !== code)
      .map((one) => (one.code === into ? withNamesOf(vocabulary, one, pair.from) : one))
      .map((one) => (one.parent === code ? { ...one, parent: into } : one));
    for (const child of after.filter((one) => one.parent === into)) await checkEntry(inner, vocabulary, after, child);
    await holdEntry(inner, vocabulary, code);
    const used = toldAs(await countBearers(inner, vocabulary, [code]));
    await bearInstead(inner, vocabulary, code, into);
    await audit(inner, acting, 'vocabulary.merge', { vocabulary, code, title: pair.from.name, into });
    await putEntries(services, inner, vocabulary, before, after);
    await rewriteBearers(services, inner, vocabulary, [into]);
    return { entries: [pair.from.name], used };
  });
}

/** Deletes an entry that nothing uses. Errors: `vocabularyUsed`. */
export async function removeEntry(
  ctx: FairContext,
  { services, acting }: Acts,
  { vocabulary, code }: One,
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const before = await lockEntries(inner, vocabulary);
    const entry = entryIn(before, code);
    await holdEntry(inner, vocabulary, code);
    const used = await countBearers(inner, vocabulary, [code]);
    if (used.size > 0 || before.some(({ parent }) => parent === code)) fail('vocabularyUsed', { name: entry.name });
    const after = before.filter((one) => one.code !== code);
    await audit(inner, acting, 'vocabulary.remove', { vocabulary, code, title: entry.name });
    await putEntries(services, inner, vocabulary, before, after);
  });
}
