import type { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import { auditDetails } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { auditPeople, auditRows, type AuditRow } from '../audit/audit.queries.ts';
import { readSettings } from '../exhibition/settings.queries.ts';
import { auditFile } from './audit.export.ts';
import { findInConsole } from './console-search.ts';
import { handOver, otherFairs, takeOver } from './hand-over.actions.ts';
import { confirmLogOn, logOn } from './organizer.actions.ts';
import { overviewOf } from './overview.ts';
import { queueRows } from './queue.queries.ts';
import { queuesOf } from './queue.rules.ts';
import { saveSettings } from './settings.actions.ts';

const entryOf = (row: AuditRow): z.input<typeof contract.organizer.auditList.output>['list'][number] => ({
  id: row.id,
  act: row.act,
  at: row.at.toISOString(),
  by:
    row.account_id === null
      ? null
      : { accountId: row.account_id, name: row.by_name ?? '', email: row.by_email ?? '', role: row.role },
  object: row.object_id === '' ? null : { kind: row.object_kind, id: row.object_id, name: row.object_name ?? '' },
  details: auditDetails.parse(row.details),
  address: row.address,
});

export const organizerHandlers = (services: Services): Handlers<FairContext, typeof contract.organizer> => ({
  logOn: ({ ctx, input, lang, request }) => logOn(services, ctx, input, lang, request),

  confirmLogOn: ({ ctx, input, lang, request }) => confirmLogOn(services, ctx, input, lang, request),

  getOverview: ({ ctx, caller }) => overviewOf(services, ctx, caller, new Date()),

  queues: async ({ ctx, caller }) => {
    const rows = await queueRows(ctx, queuesOf(caller));
    return { list: rows.map(({ name, count, since }) => ({ name, count, since: since?.toISOString() ?? null })) };
  },

  search: ({ ctx, caller, input }) => findInConsole(ctx, caller, input.keyword),

  fairs: async ({ ctx, caller }) => ({ list: await otherFairs(services, ctx, caller.accountId) }),

  handOver: ({ ctx, caller, input, lang, request }) => handOver(services, ctx, caller, input.fair, lang, request),

  takeOver: ({ ctx, input, request }) => takeOver(services, ctx, input.ticket, request),

  getSettings: ({ ctx }) => readSettings(ctx),

  saveSettings: ({ ctx, input, acting }) => saveSettings(services, ctx, acting, input),

  exportAudit: async ({ ctx, input: { lang, ...filter }, acting }) => {
    // the act of writing it down is in what is written down
    await writeAudit(ctx, acting, { act: 'audit.export' });
    return auditFile(ctx, filter, lang);
  },

  auditList: async ({ ctx, input }) => {
    const rows = await auditRows(ctx, input);
    const list = rows.slice(0, input.pageSize).map(entryOf);
    const next = rows.length > input.pageSize ? (list.at(-1)?.id ?? null) : null;
    return { list, next, people: input.cursor === undefined ? await auditPeople(ctx) : [] };
  },
});
