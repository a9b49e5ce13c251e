import { bytesOf, type Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import {
  findAutosave,
  forgetOldest,
  holdFiles,
  removeAutosave,
  unfinishedOf,
  writeAutosave,
} from './autosave.queries.ts';
import { authorOf, fileOwnersOf, fileIdsIn, type Author, type AutosaveKey } from './autosave.rules.ts';

async function answerOf(ctx: FairContext, author: Author, place: AutosaveKey): Promise<Autosaved | null> {
  const found = await findAutosave(ctx, author, place);
  return found === null ? null : { ...found, savedAt: found.savedAt.toISOString() };
}

/** Own rows only; nobody hears of a change, since nobody else sees any of it. */
export const autosaveHandlers: Handlers<FairContext, typeof contract.autosave> = {
  get: async ({ ctx, caller, input }) => ({ autosaved: await answerOf(ctx, authorOf(caller), input) }),

  save: ({ ctx, caller, input }) =>
    inTransaction(ctx, async (inner) => {
      const author = authorOf(caller);
      const { typed, base } = input;
      const files = await holdFiles(inner, fileIdsIn(typed), fileOwnersOf(caller, ctx.exhibition.id));
      const written = await writeAutosave(inner, author, { ...input, files, bytes: bytesOf(typed) + bytesOf(base) });
      if (written === null) {
        const other = await answerOf(inner, author, input);
        return { count: input.seen, savedAt: other?.savedAt ?? new Date().toISOString(), other };
      }
      await forgetOldest(inner, author);
      return { count: written.count, savedAt: written.savedAt.toISOString(), other: null };
    }),

  discard: ({ ctx, caller, input }) => removeAutosave(ctx, authorOf(caller), input, input.seen ?? null),

  list: async ({ ctx, caller, input }) => {
    const rows = await unfinishedOf(ctx, authorOf(caller), input.kind);
    return { list: rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() })) };
  },
};
