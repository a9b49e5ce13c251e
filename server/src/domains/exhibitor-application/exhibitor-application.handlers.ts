import type { contract } from '@fairbridge/contract/index.ts';
import {
  applicationState,
  type Application,
} from '@fairbridge/contract/exhibitor-application/exhibitor-application.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { apply, approve, decline } from './exhibitor-application.actions.ts';
import {
  applicationRows,
  applications,
  countApplications,
  type ApplicationRow,
} from './exhibitor-application.queries.ts';

function applicationAnswer(
  { packages }: Exhibition,
  row: Omit<ApplicationRow, 'state'> & { state: string },
): Application {
  const wanted = packages.find(({ code }) => code === row.package);
  return {
    id: row.id,
    version: row.version,
    state: applicationState.parse(row.state),
    name: bilingualOf('name', row),
    country: row.country,
    categories: row.categories,
    website: row.website,
    contactName: row.contact_name,
    email: row.email,
    mobile: { areaCode: row.mobile_area_code, number: row.mobile },
    package: wanted === undefined ? null : { code: wanted.code, name: wanted.name },
    area: row.area,
    remark: row.remark,
    reason: row.reason,
    exhibitorId: row.exhibitor_id,
    at: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

export const exhibitorApplicationHandlers = (
  services: Services,
): Handlers<FairContext, typeof contract.exhibitorApplication> => ({
  offer: ({ ctx: { exhibition } }) => ({
    open: exhibition.exhibitorApplications,
    packages: exhibition.packages.filter(({ retired }) => !retired).map(({ code, name }) => ({ code, name })),
  }),

  submit: ({ ctx, caller, input, lang, acting: { address } }) => apply(services, ctx, { caller, lang, address }, input),

  list: async ({ ctx, input }) => {
    const { keyword, state } = input;
    const rows = await applicationRows(ctx, { keyword, state }, rangeOf(input));
    const counts = await countApplications(ctx, { keyword });
    const total = state === undefined ? counts.waiting + counts.approved + counts.declined : counts[state];
    const list = rows.map((row) => applicationAnswer(ctx.exhibition, row));
    return { ...pageAnswer(list, total, input), counts };
  },

  get: async ({ ctx, input }) => {
    const row = await applications.find(ctx, { id: input.id });
    return row === undefined ? fail('notFound') : applicationAnswer(ctx.exhibition, row);
  },

  approve: async ({ ctx, input, acting }) => ({ exhibitorId: await approve(services, ctx, acting, input) }),

  decline: ({ ctx, input, acting }) => decline(services, ctx, acting, input),
});
