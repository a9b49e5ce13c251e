import { bookable } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { z } from 'zod';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { employeesOf } from '../exhibitor/employee.queries.ts';
import { bookingsOf, packagesState } from '../exhibitor/package.queries.ts';
import { importExhibitors, lookAtExhibitors } from './exhibitor-import.actions.ts';
import { templateFile } from './exhibitor-import.columns.ts';
import { lettersPreview, sendLetters } from './exhibitor-letter.actions.ts';
import { addExhibitor, changeExhibitor, disableExhibitor, enableExhibitor } from './exhibitor-record.actions.ts';
import { lineAnswer, recordAnswer } from './exhibitor-record.answers.ts';
import { savePackages } from './exhibitor-package.actions.ts';
import { exhibitorsFile } from './exhibitor-record.export.ts';
import { inviteAdministrator, inviteAdministratorAgain, withdrawAdministrator } from './exhibitor-record.invitation.ts';
import { countExhibitors, exhibitorLines, exhibitorRecord } from './exhibitor-record.queries.ts';

export const exhibitorRecordHandlers = (
  services: Services,
): Handlers<FairContext, typeof contract.exhibitorRecord> => ({
  list: async ({ ctx, input }) => {
    const { state, keyword, hall, category, invitation, lacks, sort, descending } = input;
    const filter = { keyword, hall, category, invitation, lacks };
    const rows = await exhibitorLines(ctx, { ...filter, state, sort, descending }, rangeOf(input));
    const counts = await countExhibitors(ctx, { ...filter, state });
    const total = state === undefined ? counts.open + counts.waiting + counts.disabled : counts[state];
    const list = rows.map((row) => lineAnswer(ctx.exhibition, row));
    return { ...pageAnswer(list, total, input), counts };
  },

  exportList: async ({ ctx, input: { lang, ...wanted }, acting }) => {
    const { state } = wanted;
    await writeAudit(ctx, acting, {
      act: 'exhibitor.export',
      details: state === undefined ? {} : { state },
    });
    return exhibitorsFile(ctx, wanted, lang);
  },

  template: ({ ctx, input }) => templateFile(ctx.exhibition, input.lang),

  lookAtSheet: ({ ctx, request, lang }) => lookAtExhibitors(ctx, request.bytes, lang),

  importSheet: ({ ctx, input, lang, request, acting }) =>
    importExhibitors(services, ctx, acting, { ...input, bytes: request.bytes, lang }),

  get: async ({ ctx, input }) => {
    const row = await exhibitorRecord(ctx, input.id);
    if (row === null) fail('notFound');
    return recordAnswer(ctx.exhibition, row, await employeesOf(ctx, input.id));
  },

  add: async ({ ctx, input, acting }) => ({
    id: await addExhibitor(ctx, acting, input),
  }),

  change: async ({ ctx, input, acting }) => ({
    version: await changeExhibitor(ctx, acting, input),
  }),

  disable: ({ ctx, input, acting }) => disableExhibitor(services, ctx, acting, input),

  enable: ({ ctx, input, acting }) => enableExhibitor(services, ctx, acting, input),

  invite: async ({ ctx, input, acting }) => ({
    id: await inviteAdministrator(services, ctx, acting, input),
  }),

  inviteAgain: ({ ctx, input, acting }) => inviteAdministratorAgain(services, ctx, acting, input.id),

  withdrawInvitation: ({ ctx, input, acting }) => withdrawAdministrator(services, ctx, acting, input.id),

  previewLetters: ({ ctx, input }) => lettersPreview(ctx, input),

  packages: async ({ ctx }) => {
    const { version, packages } = await packagesState(ctx);
    return { version, form: { packages: z.array(bookable).parse(packages) }, bookings: await bookingsOf(ctx) };
  },

  savePackages: ({ ctx, input, acting }) => savePackages(services, ctx, acting, input),

  sendLetters: async ({ ctx, input, acting }) => ({
    people: await sendLetters(services, ctx, acting, input),
  }),
});
