import type { contract } from '@fairbridge/contract/index.ts';
import { sourcingRecord, wholeSourcingRecord } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { writeAudit, writeAudits, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { sourcingSheet } from './organizer-sourcing.export.ts';
import {
  lockForReview,
  signUpsOfRecord,
  sourcingCounts,
  sourcingRecordOf,
  sourcingRecords,
  type RecordRow,
} from './organizer-sourcing.queries.ts';
import { fileOfRequirement } from './sourcing-file.actions.ts';
import { sourcingCard, wholeSourcing } from './sourcing.answers.ts';
import { sourcingReviewed, sourcingToMatch } from './sourcing.events.ts';
import { requirements } from './sourcing.queries.ts';

const buyerOf = (row: RecordRow) => ({
  id: row.visitor_id,
  name: row.buyer_name,
  company: row.buyer_company,
  country: row.buyer_country,
});

type Decision = { records: readonly { id: string; version: number }[]; approved: boolean; reason: string };

/** Decides on requirements as they were read, all or none; answers how many stood otherwise. Errors: `notFound`, `editConflict`. */
const review = (
  { jobs }: Pick<Services, 'jobs'>,
  ctx: FairContext,
  acting: Acting,
  { records, approved, reason }: Decision,
) =>
  inTransaction(ctx, async (inner) => {
    const versions = new Map(records.map(({ id, version }) => [id, version]));
    const rows = await lockForReview(inner, [...versions.keys()]);
    if (rows.length !== versions.size) fail('notFound');
    if (rows.some(({ id, version }) => versions.get(id) !== version)) fail('editConflict');
    const audit = approved ? 'approved' : 'notApproved';
    const changing = rows.filter((row) => row.audit !== audit);
    for (const row of changing) {
      const { id } = row;
      const opens = approved && row.closed_at === null;
      const columns = { audit, reason: approved ? '' : reason, ...(opens && { matches: null }) };
      const version = await requirements.update(inner, { id }, columns);
      const told = { exhibitionId: inner.exhibition.id, sourcingId: id };
      await jobs.publish(inner.db, sourcingReviewed, { ...told, version });
      // exhibits may have changed while it waited
      if (opens) await jobs.publish(inner.db, sourcingToMatch, { ...told, opens });
      await invalidate(inner, { kind: 'sourcing', id });
    }
    const act = approved ? 'sourcing.approve' : 'sourcing.refuse';
    await writeAudits(
      inner,
      acting,
      changing.map(({ id }) => ({
        act,
        object: { kind: 'sourcing', id },
        details: { reason: approved ? '' : reason },
      })),
    );
    return changing.length;
  });

export const organizerSourcingHandlers = (
  services: Pick<Services, 'jobs' | 'files' | 'pdf'>,
): Handlers<FairContext, typeof contract.organizerSourcing> => ({
  list: async ({ ctx, input }) => {
    const counts = await sourcingCounts(ctx, input);
    const total =
      input.state === undefined ? Object.values(counts).reduce((sum, one) => sum + one, 0) : (counts[input.state] ?? 0);
    const rows = await sourcingRecords(ctx, input, rangeOf(input));
    const list = rows.map((row) =>
      sourcingRecord.parse({
        ...sourcingCard(ctx.exhibition, row),
        version: row.version,
        reason: row.reason,
        matches: row.matches,
        signUps: row.sign_ups,
        agreed: row.agreed,
        buyer: buyerOf(row),
      }),
    );
    return { ...pageAnswer(list, total, input), counts };
  },

  get: async ({ ctx, input }) => {
    const row = (await sourcingRecordOf(ctx, input.id)) ?? fail('notFound');
    const signedUp = await signUpsOfRecord(ctx, input.id);
    return wholeSourcingRecord.parse({
      ...wholeSourcing(ctx.exhibition, row),
      version: row.version,
      reason: row.reason,
      buyer: buyerOf(row),
      signUps: signedUp.map((one) => ({
        id: one.id,
        exhibitor: { id: one.exhibitor_id, name: bilingualOf('exhibitor', one) },
        signedUpAt: one.created_at.toISOString(),
        participation: one.participation,
        offers: one.offers,
      })),
    });
  },

  file: ({ ctx, caller, input }) => fileOfRequirement(services, ctx, caller, input.id),

  review: async ({ ctx, input: { selection, ...decision }, acting }) => ({
    changed: await review(services, ctx, acting, { records: selection.records, ...decision }),
  }),

  exportSheet: async ({ ctx, input, acting }) => {
    const { state } = input;
    await writeAudit(ctx, acting, { act: 'sourcing.export', details: state === undefined ? {} : { state } });
    return sourcingSheet(ctx, input);
  },
});
