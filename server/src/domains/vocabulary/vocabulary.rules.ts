import { createHash } from 'node:crypto';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import { hasField, vocabularyOf, type VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { VocabularyEntry, VocabularyForm } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';

type Entries = readonly VocabularyEntry[];
type Placed = VocabularyEntry & { depth: number };

/** Entries with what stands below each behind it. What names a parent that is not there stands at the top. */
export function inTree(entries: Entries): Placed[] {
  const codes = new Set(entries.map(({ code }) => code));
  const children = Map.groupBy(entries, ({ parent }) => (parent !== null && codes.has(parent) ? parent : null));
  const placed = (parent: string | null, depth: number): Placed[] =>
    (children.get(parent) ?? []).flatMap((entry) => [{ ...entry, depth }, ...placed(entry.code, depth + 1)]);
  return placed(null, 0);
}

/** The codes of what stands below an entry, however deep. */
export function below(entries: Entries, code: string): string[] {
  return entries
    .filter(({ parent }) => parent === code)
    .flatMap((child) => [child.code, ...below(entries, child.code)]);
}

/** The codes of what an entry stands below, the nearest first. */
export function above(entries: Entries, code: string): string[] {
  const parent = entries.find((entry) => entry.code === code)?.parent ?? null;
  return parent === null ? [] : [parent, ...above(entries, parent)];
}

/** After whom an entry stands once it is moved up or down among those of its parent: null where it cannot be, '' for the first place. */
export function moves(entries: Entries, { code, parent }: VocabularyEntry): { up: string | null; down: string | null } {
  const siblings = entries.filter((entry) => entry.parent === parent);
  const at = siblings.findIndex((entry) => entry.code === code);
  const up = at <= 0 ? null : at === 1 ? '' : (siblings[at - 2]?.code ?? null);
  return { up, down: siblings[at + 1]?.code ?? null };
}

/** The entries with one put behind another of the same parent, or before all of them. */
export function moved(entries: Entries, entry: VocabularyEntry, after: string | null): VocabularyEntry[] {
  const others = entries.filter(({ code }) => code !== entry.code);
  const behind = others.findIndex(({ code }) => code === after);
  const first = others.findIndex(({ parent }) => parent === entry.parent);
  return others.toSpliced(after === null ? Math.max(first, 0) : behind + 1, 0, entry);
}

/** What its vocabulary has no field for is empty. */
export const normalForm = (name: VocabularyName, form: VocabularyForm): VocabularyForm => ({
  name: form.name,
  parent: hasField(name, 'parent') ? form.parent : null,
  floor: hasField(name, 'floor') ? form.floor : null,
  colour: hasField(name, 'colour') ? form.colour : '',
  cas: hasField(name, 'cas') ? [...new Set(form.cas)] : [],
  aliases: hasField(name, 'aliases') ? [...new Set(form.aliases)] : [],
  class: hasField(name, 'class') ? form.class : '',
  modeOfAction: hasField(name, 'modeOfAction') ? form.modeOfAction : '',
});

export const formOf = ({ code: _code, retired: _retired, ...form }: VocabularyEntry): VocabularyForm => form;

/** Tells what an editor has read from what somebody has saved since. */
export const versionOf = (form: VocabularyForm): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(form)))
    .digest('base64url')
    .slice(0, 16);

export const isSame = (one: VocabularyForm, other: VocabularyForm): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
const inOrder = ({ name, parent, floor, colour, cas, aliases, class: kind, modeOfAction }: VocabularyForm) => [
  name.zh,
  name.en,
  parent,
  floor,
  colour.toLowerCase(),
  cas,
  aliases,
  kind,
  modeOfAction,
];

/** A code made from an English name: 'Plant growth regulators' is plant-growth-regulators. Empty where the name has nothing for it. */
export function madeCode(english: string, taken: ReadonlySet<string>): string {
  const plain = english
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 34)
    .replaceAll(/^-+|-+$/g, '');
  if (plain === '' || !taken.has(plain)) return plain;
  for (let number = 2; ; number += 1) if (!taken.has(`${plain}-${number}`)) return `${plain}-${number}`;
}

export type EntryFault = { field: string; rule: RuleName; values?: Record<string, string | number> };
/** What the fields of an entry are chosen from. */
export type Choices = { floors: ReadonlySet<string>; classes: ReadonlySet<string> };

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** How many levels an entry and what stands below it take. */
const height = (entries: Entries, code: string): number =>
  1 + Math.max(0, ...entries.filter(({ parent }) => parent === code).map((child) => height(entries, child.code)));

function placeFaults(name: VocabularyName, entries: Entries, { code, parent }: VocabularyEntry): EntryFault[] {
  if (parent === null) return [];
  if (!entries.some((one) => one.code === parent)) return [{ field: 'parent', rule: 'choice' }];
  if (parent === code || below(entries, code).includes(parent)) return [{ field: 'parent', rule: 'vocabularyParent' }];
  const { levels } = vocabularyOf(name);
  if (above(entries, parent).length + 1 + height(entries, code) <= levels) return [];
  return [{ field: 'parent', rule: 'vocabularyLevels', values: { max: levels } }];
}

/** What is wrong with an entry among all of its list, itself included, beside the shape of its fields. */
export function entryFaults(
  name: VocabularyName,
  entries: Entries,
  entry: VocabularyEntry,
  choices: Choices,
): EntryFault[] {
  const others = entries.filter(({ code, parent }) => code !== entry.code && parent === entry.parent);
  const named = (lang: 'zh' | 'en'): EntryFault[] =>
    others.some((other) => plain(other.name[lang]) === plain(entry.name[lang]))
      ? [{ field: `name.${lang}`, rule: 'vocabularyNameTaken' }]
      : [];
  const chosen = (field: 'floor' | 'class', codes: ReadonlySet<string>, needed: boolean): EntryFault[] => {
    const code = entry[field] ?? '';
    if (!hasField(name, field) || codes.has(code) || (code === '' && !needed)) return [];
    return [{ field, rule: code === '' ? 'select' : 'choice' }];
  };
  return [
    ...named('zh'),
    ...named('en'),
    ...placeFaults(name, withoutRing(entries, entry), entry),
    ...chosen('floor', choices.floors, true),
    ...(hasField(name, 'colour') && entry.colour === '' ? [{ field: 'colour', rule: 'required' as const }] : []),
    ...chosen('class', choices.classes, false),
  ];
}

/** As the list was before the entry was put below something, so that nothing is walked in a ring. */
const withoutRing = (entries: Entries, { code }: VocabularyEntry): VocabularyEntry[] =>
  entries.map((one) => (one.code === code ? { ...one, parent: null } : one));

export const tooMany = (entries: Entries): boolean => entries.length > CONSOLE_LIMITS.vocabularyEntriesMax;
