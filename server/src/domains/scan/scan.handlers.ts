import type { contract } from '@fairbridge/contract/index.ts';
import type { Heat } from '@fairbridge/contract/scan/scan.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { addScan, failIfInterestsUnknown } from './scan.actions.ts';
import { scanAnswer } from './scan.answers.ts';
import { scansFile } from './scan.export.ts';
import { deleteScan, scanById, scanCounts, scannedBefore, scans, writeNoted, type ScanFilter } from './scan.queries.ts';

/** More than any company scans; a bound for one file. */
const MOST = 50_000;

const filterOf = ({ keyword, heat }: { keyword: string; heat?: Heat | undefined }): ScanFilter => ({
  keyword: keyword.trim(),
  heat: heat ?? null,
});

export const scanHandlers = ({
  counters,
  config,
  jobs,
}: Pick<Services, 'counters' | 'config' | 'jobs'>): Handlers<FairContext, typeof contract.scan> => ({
  add: async ({ ctx, caller, input, acting }) => {
    const row = await addScan({ counters, config, jobs }, ctx, acting, input);
    const before = await scannedBefore(ctx, caller, row.id);
    return {
      ...scanAnswer(row),
      before: before === null ? null : { employee: bilingualOf('name', before), at: before.scanned_at.toISOString() },
    };
  },

  change: async ({ ctx, caller, input: { id, ...noted } }) => {
    failIfInterestsUnknown(ctx, noted.interests);
    if (!(await writeNoted(ctx, caller, id, noted))) fail('notFound');
    const row = await scanById(ctx, caller, id);
    if (row === undefined) fail('notFound');
    return scanAnswer(row);
  },

  remove: async ({ ctx, caller, input: { id } }) => {
    if (!(await deleteScan(ctx, caller, id))) fail('notFound');
  },

  list: async ({ ctx, caller, input }) => {
    const filter = filterOf(input);
    const rows = await scans(ctx, caller, { ...filter, ...rangeOf(input) });
    const counts = await scanCounts(ctx, caller, filter.keyword);
    return { ...pageAnswer(rows.map(scanAnswer), counts[filter.heat ?? 'all'], input), counts };
  },

  exportList: async ({ ctx, caller, input }) => {
    const rows = await scans(ctx, caller, { ...filterOf(input), limit: MOST, offset: 0 });
    return scansFile(ctx.exhibition, rows.map(scanAnswer), input.lang);
  },
});
