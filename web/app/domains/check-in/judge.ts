import type { EntryMark, KeptBadge } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import type { Gate } from '@fairbridge/contract/check-in/gate.shapes.ts';
import type { BadgeFault } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { beijingDate } from '../../i18n/numbers.ts';

/** What a device says without a network. */
export type Judgement =
  | { end: 'in' }
  | { end: 'fault'; fault: BadgeFault }
  | { end: 'before'; before: Pick<EntryMark, 'at' | 'gate'> }
  /** The device knows no such badge, which may be new. */
  | { end: 'notKept' };

/** An entry that this device knows of. */
export type KnownEntry = Pick<EntryMark, 'at' | 'gate'> & { number: string; hall: string | null };

/** May this badge come in, as far as this device knows? */
export function judge(
  badge: Pick<KeptBadge, 'number' | 'fault'> | null,
  { hall, readmission }: Pick<Gate, 'hall' | 'readmission'>,
  known: readonly KnownEntry[],
  now: string,
): Judgement {
  if (badge === null) return { end: 'notKept' };
  if (badge.fault !== null) return { end: 'fault', fault: badge.fault };
  if (readmission === 'always') return { end: 'in' };
  const before = known.findLast(
    (entry) =>
      entry.number === badge.number &&
      entry.hall === hall &&
      (readmission === 'once' || beijingDate(entry.at) === beijingDate(now)),
  );
  return before === undefined ? { end: 'in' } : { end: 'before', before };
}
