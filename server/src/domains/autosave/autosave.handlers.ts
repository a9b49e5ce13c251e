import { bytesOf, type Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import {
  findAutosave,
  forgetOldest,
  holdFiles,
  removeAutosave,
  unfinishedOf,
  writeAutosave,
} from './autosave.queries.ts';
import { authorOf, fileOwnersOf, namedIn, type Author, type Place } from './autosave.rules.ts';

async function answerOf(scope: Scope, author: Author, place: Place): Promise<Autosaved | null> {
  const found = await findAutosave(scope, author, place);
  return found === null ? null : { ...found, savedAt: found.savedAt.toISOString() };
}

/** Own rows only; nobody hears of a change, since nobody else sees any of it. */
export const autosaveHandlers: Implementation<Scope, typeof contract.autosave> = {
  get: async ({ scope, caller, input }) => ({ autosaved: await answerOf(scope, authorOf(caller), input) }),

  save: ({ scope, caller, input }) =>
    transact(scope, async (inner) => {
      const author = authorOf(caller);
      const { typed, base } = input;
      const files = await holdFiles(inner, namedIn(typed), fileOwnersOf(caller, scope.exhibition.id));
      const written = await writeAutosave(inner, author, { ...input, files, bytes: bytesOf(typed) + bytesOf(base) });
      if (written === null) {
        const other = await answerOf(inner, author, input);
        return { count: input.seen, savedAt: other?.savedAt ?? new Date().toISOString(), other };
      }
      await forgetOldest(inner, author);
      return { count: written.count, savedAt: written.savedAt.toISOString(), other: null };
    }),

  discard: async ({ scope, caller, input }) => {
    await removeAutosave(scope, authorOf(caller), input, input.seen ?? null);
    return { done: true };
  },

  list: async ({ scope, caller, input }) => {
    const rows = await unfinishedOf(scope, authorOf(caller), input.kind);
    return { list: rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() })) };
  },
};
