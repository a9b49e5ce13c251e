import type { contract } from '@fairbridge/contract/index.ts';
import { mailFailure } from '@fairbridge/contract/mail/mail-failure.shapes.ts';
import type { MailRow, SuppressedAddress } from '@fairbridge/contract/mail/mail.shapes.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { releaseAddress, sendMailAgain } from './mail.actions.ts';
import { mailLog, suppressedRows, type MailLogRow, type SuppressedRow } from './mail.queries.ts';
import { canSendAgain, isWayIn, kindOf } from './mail.rules.ts';

function rowAnswer(row: MailLogRow): MailRow {
  const { mail_kind: mailKind, state, has_code: hasCode, has_text: hasText, suppressed } = row;
  const isFailed = state === 'failed' || (state === 'waiting' && row.failure !== '');
  return {
    id: row.id,
    kind: kindOf(mailKind),
    recipient: row.recipient,
    state,
    failure: isFailed ? (mailFailure.safeParse(row.failure_reason).data ?? 'unknown') : null,
    answer: isFailed && !isWayIn(mailKind, hasCode) ? row.failure : '',
    tries: row.tries,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    suppressed,
    may: { sendAgain: !suppressed && canSendAgain({ mailKind, state, hasCode, hasText }) },
  };
}

const suppressedAnswer = ({ id, address, answer, created_at: at }: SuppressedRow): SuppressedAddress => ({
  id,
  address,
  answer,
  createdAt: at.toISOString(),
});

export const mailHandlers = ({ jobs }: Pick<Services, 'jobs'>): Handlers<FairContext, typeof contract.mail> => ({
  list: async ({ ctx, input }) => {
    const { rows, total } = await mailLog(ctx, input, rangeOf(input));
    return pageAnswer(rows.map(rowAnswer), total, input);
  },

  sendAgain: ({ ctx, input, acting }) => sendMailAgain(jobs, ctx, acting, input.id),

  listSuppressed: async ({ ctx, input }) => {
    const { rows, total } = await suppressedRows(ctx, input, rangeOf(input));
    return pageAnswer(rows.map(suppressedAnswer), total, input);
  },

  release: ({ ctx, input, acting }) => releaseAddress(ctx, acting, input),
});
