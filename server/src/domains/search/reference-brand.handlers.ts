import type { contract } from '@fairbridge/contract/index.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { invalidateSettings } from '../exhibition/exhibition.invalidation.ts';
import { heldBrands, writeBrands } from './reference-brand.queries.ts';
import { readTable, tableOf } from './reference-brand.rules.ts';

export const referenceBrandHandlers = ({
  directory,
  search,
}: Pick<Services, 'directory' | 'search'>): Handlers<FairContext, typeof contract.referenceBrand> => ({
  get: async ({ ctx }) => ({ text: tableOf(ctx.exhibition, ctx.exhibition.referenceBrands) }),

  save: async ({ ctx, input, acting }) => {
    const { brands, faults } = readTable(ctx.exhibition, input.text);
    if (faults.length > 0) return { text: input.text, stored: 0, faults };
    await inTransaction(ctx, async (inner) => {
      const before = await heldBrands(inner);
      if (tableOf(inner.exhibition, before) !== input.read) fail('editConflict');
      await writeBrands(inner, brands);
      await writeAudit(inner, acting, {
        act: 'referenceBrand.save',
        details: { brands: [before.length, brands.length] },
      });
      await invalidateSettings(inner);
    });
    // this process does not wait to be told: whoever saved finds by the new brands
    await directory.load();
    search.invalidate(ctx.exhibition.id);
    return { text: tableOf(ctx.exhibition, brands), stored: brands.length, faults };
  },
});
