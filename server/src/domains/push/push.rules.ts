import type { NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { MailLimit } from '../../platform/delivery/mail-allowance.ts';
import type { Switchable } from '../../platform/delivery/message.ts';
import { recipientOf } from '../notice/notice.rules.ts';

/** Whose devices are meant: a person has some in each role. */
export const ownerOf = (caller: VisitorCaller | ExhibitorCaller) => ({
  accountId: caller.accountId,
  sessionId: caller.sessionId,
  role: caller.kind === 'visitor' ? ('VISITOR' as const) : ('ACTOR' as const),
  recipientId: recipientOf(caller),
});

/** Decisions about oneself, and the safety of the account: as with e-mails nobody switches them off. */
const ALWAYS: ReadonlySet<NoticeKind> = new Set(['registration', 'vip', 'colleague', 'login', 'suggestion']);

/** The setting that this kind goes by; null: it has none. */
export function settingOf(kind: NoticeKind): Switchable | null {
  if (ALWAYS.has(kind)) return null;
  return kind === 'announcement' ? 'news' : 'notice';
}

/**
 * Kinds whose line may stand on a lock screen as it is. All others say their kind alone: their lines name exhibits, which may be shown to
 * few, or people.
 */
const OPEN_LINES: ReadonlySet<NoticeKind> = new Set([
  ...(['announcement', 'suggestion', 'registration', 'vip'] as const),
  ...(['post', 'comment', 'follow', 'login'] as const),
]);
export const mayStandOpen = (kind: NoticeKind): boolean => OPEN_LINES.has(kind);

/** Somebody waits for an answer, or should look at once. */
const URGENT: ReadonlySet<NoticeKind> = new Set(['order', 'inquiry', 'documentRequest', 'login', 'chat']);
const CALM: ReadonlySet<NoticeKind> = new Set(['announcement', 'follow']);

/** How far a push service goes to wake a device (RFC 8030, 5.3). */
export function urgencyOf(kinds: readonly NoticeKind[]): 'high' | 'normal' | 'low' {
  if (kinds.some((kind) => URGENT.has(kind))) return 'high';
  return kinds.every((kind) => CALM.has(kind)) ? 'low' : 'normal';
}

const hourly = { max: LIMITS.pushesPerPersonHour, days: 1 / 24 };
const daily = { max: LIMITS.pushesPerPersonDay, days: 1 };

/** So often a person is told by a push in an hour and in a day; what is beyond stands in the notices (G19). */
export const pushLimits = (recipientId: string): MailLimit[] => [
  { key: `pushes to ${recipientId} in an hour`, ...hourly },
  { key: `pushes to ${recipientId}`, ...daily },
];
