import {
  LETTER_STATES,
  type Letter,
  type LetterState,
  type Mailing,
} from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { undeliveredAnswer } from '../../platform/delivery/suppression.queries.ts';
import { letterText, publicExhibits, type LetterText } from './mailing-text.queries.ts';
import type { LetterRow } from './mailing-letter.queries.ts';
import { countsOf, type MailingRow } from './mailing.queries.ts';

const NONE: ReadonlyMap<LetterState, number> = new Map();

function mailingAnswer(row: MailingRow, text: LetterText, counted: ReadonlyMap<LetterState, number> = NONE): Mailing {
  const of = (state: LetterState): number => counted.get(state) ?? 0;
  return {
    id: row.id,
    state: row.state,
    fileName: row.file_name,
    unknownHeads: row.unknown_heads,
    hiddenRows: row.hidden_rows,
    totalRows: row.total_rows,
    total: LETTER_STATES.reduce((sum, state) => sum + of(state), 0),
    counts: {
      ready: of('ready'),
      wrong: of('wrong'),
      duplicate: of('duplicate'),
      colleague: of('colleague'),
      contact: of('contact'),
      invited: of('invited'),
      optedOut: of('optedOut'),
      sent: of('sent'),
      bounced: of('bounced'),
      registered: of('registered'),
    },
    text,
    employee: bilingualOf('employee', row),
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    waits: row.waits && row.state === 'sending',
  };
}

/** Mailings of one company with what has become of their letters. */
export async function mailingAnswers(
  ctx: FairContext,
  exhibitorId: string,
  rows: readonly MailingRow[],
): Promise<Mailing[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await countsOf(ctx, exhibitorId, ids);
  const exhibits = await publicExhibits(
    ctx,
    exhibitorId,
    rows.flatMap(({ product_id: productId }) => productId ?? []),
  );
  return rows.map((row) => mailingAnswer(row, letterText(row, exhibits), counts.get(row.id)));
}

export function letterAnswer(row: LetterRow, lang: Lang): Letter {
  const { number, email, name, language, state, sent_at: sentAt, registered_at: registeredAt, faults } = row;
  return {
    id: String(number),
    number,
    email,
    name,
    language,
    state,
    sentAt: sentAt?.toISOString() ?? null,
    undelivered: undeliveredAnswer(row.undelivered),
    registeredAt: registeredAt?.toISOString() ?? null,
    faults: faults.map(({ column, rule, values }) => ({ column, message: ruleText(rule, lang, values) })),
  };
}
