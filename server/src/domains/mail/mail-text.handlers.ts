import type { contract } from '@fairbridge/contract/index.ts';
import { letterOf, LETTER_KINDS, type LetterKind } from '@fairbridge/contract/mail/mail.letters.ts';
import type { MailTextRow } from '@fairbridge/contract/mail/mail.shapes.ts';
import type { Bilingual, Words } from '@fairbridge/contract/text.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { ownAccount } from '../account/account.own.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import { aboutText, resetMailText, saveMailText } from './mail-text.actions.ts';
import { textRow, textRows } from './mail-text.queries.ts';
import { looksOf, sampleMail } from './mail-text.samples.ts';

const pairOf = ([zh, en]: Words): Bilingual => ({ zh, en });

type Row = Pick<NonNullable<Awaited<ReturnType<typeof textRow>>>, 'version' | 'replaces' | 'changed_at'>;

const rowAnswer = (kind: LetterKind, row: Row | undefined): MailTextRow => ({
  kind,
  version: row?.version ?? 0,
  replaced: row?.replaces ?? false,
  changedAt: row?.changed_at.toISOString() ?? null,
});

async function deskAnswer(ctx: FairContext, kind: LetterKind) {
  const row = await textRow(ctx, kind);
  const house = letterOf(kind);
  const words =
    row?.replaces === true
      ? { subject: bilingualOf('subject', row), body: bilingualOf('body', row) }
      : { subject: pairOf(house.subject), body: pairOf(house.body) };
  return { ...rowAnswer(kind, row), ...words };
}

export const mailTextHandlers = (
  services: Pick<Services, 'config' | 'directory' | 'jobs'>,
): Handlers<FairContext, typeof contract.mailText> => ({
  list: async ({ ctx }) => {
    const rows = await textRows(ctx);
    return { list: LETTER_KINDS.map((kind) => rowAnswer(kind, rows.get(kind))) };
  },

  get: ({ ctx, input }) => deskAnswer(ctx, input.kind),

  save: ({ ctx, input, acting }) => saveMailText(services, ctx, acting, input),

  reset: ({ ctx, input, acting }) => resetMailText(services, ctx, acting, input),

  preview: async ({ ctx, input }) => ({
    list: looksOf(ctx.exhibition, input, siteOf(services.config, ctx.exhibition)),
  }),

  sendTest: async ({ ctx, caller, input, acting }) => {
    const { email } = await ownAccount(ctx, caller);
    if (email === null) fail('conflict');
    const site = siteOf(services.config, ctx.exhibition);
    await inTransaction(ctx, async (inner) => {
      await services.jobs.sendMessage(inner.db, sampleMail(inner.exhibition, input.lang, input, { to: email, site }));
      await writeAudit(inner, acting, { ...aboutText(input.kind), act: 'mailText.sendTest' });
    });
    return { sentTo: email };
  },
});
