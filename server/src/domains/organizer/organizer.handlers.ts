import type { z } from 'zod';
import { contract } from '@fairbridge/contract/index.ts';
import { auditDetails } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { auditPeople, auditRows, type AuditRow } from '../audit/audit.queries.ts';
import { auditFile } from './audit.export.ts';
import { findInConsole } from './console-search.ts';
import { handOver, otherFairs, takeOver } from './hand-over.actions.ts';
import { confirmLogOn, logOn } from './organizer.actions.ts';
import { settingsOf } from './organizer.queries.ts';
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

export const organizerHandlers = (services: Services): Implementation<Scope, typeof contract.organizer> => ({
  logOn: ({ scope, input, lang, request }) => logOn(services, scope, input, lang, request),

  confirmLogOn: ({ scope, input, lang, request }) => confirmLogOn(services, scope, input, lang, request),

  getOverview: ({ scope, caller }) => overviewOf(services, scope, caller, new Date()),

  queues: async ({ scope, caller }) => {
    const rows = await queueRows(scope, queuesOf(caller));
    return { list: rows.map(({ name, count, since }) => ({ name, count, since: since?.toISOString() ?? null })) };
  },

  search: ({ scope, caller, input }) => findInConsole(scope, caller, input.keyword),

  fairs: async ({ scope, caller }) => ({ list: await otherFairs(services, scope, caller.accountId) }),

  handOver: ({ scope, caller, input, lang, request }) => handOver(services, scope, caller, input.fair, lang, request),

  takeOver: ({ scope, input, request }) => takeOver(services, scope, input.ticket, request),

  getSettings: ({ scope }) => settingsOf(scope, { hold: false }),

  saveSettings: ({ scope, caller, input, request: { address } }) =>
    saveSettings(services, scope, { caller, address }, input),

  exportAudit: async ({ scope, caller, input: { lang, ...filter }, request: { address } }) => {
    // the act of writing it down is in what is written down
    await writeAudit(scope, caller, { act: 'audit.export', address });
    return auditFile(scope, filter, lang);
  },

  auditList: async ({ scope, input }) => {
    const rows = await auditRows(scope, input);
    const list = rows.slice(0, input.pageSize).map(entryOf);
    const next = rows.length > input.pageSize ? (list.at(-1)?.id ?? null) : null;
    return { list, next, people: input.cursor === undefined ? await auditPeople(scope) : [] };
  },
});
