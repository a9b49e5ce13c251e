import type { Selectable } from 'kysely';
import { isLetterKind, type LetterKind } from '@fairbridge/contract/mail/mail.letters.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const mailTexts = versionedTable('mail_text', { changedAt: 'changed_at' });

const own = (ctx: FairContext) => ctx.db.selectFrom('mail_text').where('exhibition_id', '=', ctx.exhibition.id);

type Row = Pick<Selectable<Tables['mail_text']>, 'version' | 'replaces' | 'changed_at'>;

/** Of each kind whose text was ever replaced. */
export async function textRows(ctx: FairContext): Promise<Map<LetterKind, Row>> {
  const rows = await own(ctx).select(['mail_kind', 'version', 'replaces', 'changed_at']).execute();
  return new Map(rows.flatMap(({ mail_kind: kind, ...row }) => (isLetterKind(kind) ? [[kind, row] as const] : [])));
}

export const textRow = (ctx: FairContext, kind: LetterKind) =>
  own(ctx).where('mail_kind', '=', kind).selectAll().executeTakeFirst();

/** The same, held until the end of the transaction. */
export const lockedText = (ctx: FairContext, kind: LetterKind) =>
  own(ctx).where('mail_kind', '=', kind).selectAll().forUpdate().executeTakeFirst();
