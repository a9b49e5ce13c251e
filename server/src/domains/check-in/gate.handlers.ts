import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { gateAnswer, gates, gatesOfFair } from './gate.queries.ts';

export const gateHandlers = (): Handlers<FairContext, typeof contract.gate> => ({
  list: async ({ ctx }) => ({ list: (await gatesOfFair(ctx)).map(gateAnswer) }),

  get: async ({ ctx, input }) => gateAnswer((await gates.find(ctx, input)) ?? fail('notFound')),

  save: ({ ctx, caller, acting, input: { id, version, form } }) =>
    saveVersioned(ctx, caller, { kind: 'gate', id: id ?? '', version: id === null ? null : version }, async (inner) => {
      const { name, ...rules } = form;
      if (form.hall !== null && !inner.exhibition.halls.has(form.hall))
        failFields({ field: 'form.hall', rule: 'choice' });
      const columns = { ...bilingualColumns('name', name), ...rules };
      if (id === null && (await gatesOfFair(inner)).length >= CONSOLE_LIMITS.gatesMax)
        fail('gateLimit', { max: CONSOLE_LIMITS.gatesMax });
      if (id !== null) await gates.lockVersion(inner, { id }, version);
      const saved =
        id === null
          ? { id: await gates.insert(inner, columns), version: 1 }
          : { id, version: await gates.update(inner, { id }, columns) };
      await writeAudit(inner, acting, {
        act: id === null ? 'gate.create' : 'gate.change',
        object: { kind: 'gate', id: saved.id },
      });
      return saved;
    }),
});
