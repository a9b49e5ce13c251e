import type { contract } from '@fairbridge/contract/index.ts';
import { hasField, vocabularyOf, type VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { Bearers, ListedEntry, VocabularyEntry } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import {
  mergeEntry,
  moveEntry,
  offerEntry,
  removeEntry,
  requireVocabulary,
  saveEntry,
  vocabulariesOf,
} from './vocabulary.actions.ts';
import { usedBy, type Used } from './vocabulary.bearers.queries.ts';
import { readEntries } from './vocabulary.queries.ts';
import { below, inTree, moves, versionOf } from './vocabulary.rules.ts';
import { entriesFile, readSheetOfEntries } from './vocabulary.sheet.ts';

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function isAsked({ code, name, cas, aliases, modeOfAction }: VocabularyEntry, keyword: string): boolean {
  return [code, name.zh, name.en, modeOfAction, ...cas, ...aliases].some((text) => plain(text).includes(keyword));
}

/** Who bears an entry, and how many stand right below it. */
function usesOf(entries: readonly VocabularyEntry[], used: Used, code: string): Bearers {
  const children = entries.filter(({ parent }) => parent === code).length;
  return [
    ...[...(used.get(code) ?? [])].map(([kind, count]) => ({ kind, count })),
    ...(children > 0 ? [{ kind: 'entries' as const, count: children }] : []),
  ];
}

async function listed(
  ctx: FairContext,
  name: VocabularyName,
  entries: readonly VocabularyEntry[],
  shown: readonly (VocabularyEntry & { depth: number })[],
): Promise<ListedEntry[]> {
  const used = await usedBy(
    ctx,
    name,
    shown.map(({ code }) => code),
  );
  const { ordered } = vocabularyOf(name);
  return shown.map((entry) => ({
    ...entry,
    used: usesOf(entries, used, entry.code),
    ...(ordered ? moves(entries, entry) : { up: null, down: null }),
  }));
}

/** What the fields of an entry are chosen from: what is offered, and what it has already. */
async function choicesOf(ctx: FairContext, name: VocabularyName, entry: VocabularyEntry | null) {
  const entries = await readEntries(ctx, name);
  const offeredOf = async (other: VocabularyName, chosen: string | null) =>
    (await readEntries(ctx, other))
      .filter(({ code, retired }) => !retired || code === chosen)
      .map(({ code, name: names }) => ({ code, name: names }));
  const own = entry === null ? [] : [entry.code, ...below(entries, entry.code)];
  const { levels } = vocabularyOf(name);
  return {
    parents: inTree(entries)
      .filter(({ depth }) => depth < levels - 1)
      .filter(({ code, retired }) => !own.includes(code) && (!retired || code === entry?.parent))
      .map(({ code, name: names, depth }) => ({ code, name: names, depth })),
    floors: hasField(name, 'floor') ? await offeredOf('floors', entry?.floor ?? null) : [],
    classes: hasField(name, 'class') ? await offeredOf('classes', entry?.class ?? null) : [],
    others:
      entry === null
        ? []
        : entries.filter(({ code }) => !own.includes(code)).map(({ code, name: names }) => ({ code, name: names })),
    modesOfAction: [...new Set(entries.map(({ modeOfAction }) => modeOfAction))]
      .filter((mode) => mode !== '')
      .toSorted(),
  };
}

export const vocabularyHandlers = (
  services: Pick<Services, 'jobs'>,
): Handlers<FairContext, typeof contract.vocabulary> => ({
  list: async ({ ctx, input }) => {
    const { vocabulary, state } = input;
    requireVocabulary(ctx, vocabulary);
    const entries = await readEntries(ctx, vocabulary);
    const keyword = plain(input.keyword);
    const asked = inTree(entries).filter(
      (entry) => (state === 'all' || entry.retired === (state === 'retired')) && isAsked(entry, keyword),
    );
    const { limit, offset } = rangeOf(input);
    const list = await listed(ctx, vocabulary, entries, asked.slice(offset, offset + limit));
    return {
      ...pageAnswer(list, asked.length, input),
      vocabularies: vocabulariesOf(ctx.exhibition),
      whole: entries.length,
    };
  },

  get: async ({ ctx, input: { vocabulary, code } }) => {
    requireVocabulary(ctx, vocabulary);
    const entry =
      code === null
        ? null
        : ((await readEntries(ctx, vocabulary)).find((one) => one.code === code) ?? fail('notFound'));
    return {
      entry: entry === null ? null : { ...entry, version: versionOf(entry) },
      ...(await choicesOf(ctx, vocabulary, entry)),
    };
  },

  save: ({ ctx, acting, input }) => saveEntry(ctx, { services, acting }, input),

  move: ({ ctx, acting, input }) => moveEntry(ctx, { services, acting }, input),

  retire: ({ ctx, acting, input }) => offerEntry(ctx, { services, acting }, { ...input, retired: true }),

  restore: ({ ctx, acting, input }) => offerEntry(ctx, { services, acting }, { ...input, retired: false }),

  merge: ({ ctx, acting, input }) => mergeEntry(ctx, { services, acting }, input),

  remove: ({ ctx, acting, input }) => removeEntry(ctx, { services, acting }, input),

  listSheet: ({ ctx, input }) => entriesFile(ctx, input),

  importSheet: ({ ctx, acting, input, lang, request }) =>
    readSheetOfEntries(ctx, { services, acting }, { ...input, bytes: request.bytes, lang }),
});
