import { sex, type OwnVip, type VipRecord } from '@fairbridge/contract/vip/vip.shapes.ts';
import { mask, decrypt } from '../../platform/encryption/encryption.ts';
import { PASSPORT } from './vip.actions.ts';
import type { ApplicationRow, QueueRow, RecordRow, StepRow } from './vip.queries.ts';
import { isDecidable, mayApply } from './vip.rules.ts';

export const passportOf = (secret: string, sealed: string): string => decrypt(secret, PASSPORT, sealed);
/** As anybody may see it, its owner too (ruling 2.12). */
export const maskedPassport = (secret: string, sealed: string): string => mask(passportOf(secret, sealed));

type Suggestion = { name: string; country: string; title: string };
const SEXES: Record<string, 'female' | 'male'> = { lady: 'female', mr: 'male' };

export function ownAnswer(secret: string, row: ApplicationRow | undefined, known: Suggestion | undefined): OwnVip {
  const suggested = {
    // a passport is written in Latin letters: a Chinese name would only have to be removed
    name: /\p{Script=Han}/u.test(known?.name ?? '') ? '' : (known?.name ?? ''),
    nationality: known?.country ?? '',
    sex: SEXES[known?.title ?? ''] ?? null,
  };
  if (row === undefined) return { status: 'notApplied', reason: '', application: null, suggested, mayApply: true };
  return {
    status: row.status,
    reason: row.reason,
    application: {
      name: row.name,
      sex: row.sex,
      nationality: row.nationality,
      passportNumber: maskedPassport(secret, row.passport_sealed),
      passportPhoto: row.passport_photo,
      avatarPhoto: row.avatar_photo,
      submittedAt: row.submitted_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
    },
    suggested,
    mayApply: mayApply(row.status),
  };
}

export const queueAnswer = (row: QueueRow) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  reason: row.reason,
  name: row.name,
  nationality: row.nationality,
  visitor: {
    id: row.visitor_id,
    name: row.visitor_name,
    company: row.company,
    position: row.position,
    country: row.country,
  },
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  may: { decide: isDecidable(row.status) },
});

export const recordAnswer = (secret: string, row: RecordRow, steps: readonly StepRow[]): VipRecord => ({
  ...queueAnswer(row),
  sex: sex.parse(row.sex),
  passportNumber: maskedPassport(secret, row.passport_sealed),
  passportPhoto: row.passport_photo,
  avatarPhoto: row.avatar_photo,
  email: row.email ?? '',
  letterNumber: row.letter_number ?? '',
  history: steps.map(({ status, reason, created_at: at, by }) => ({ status, reason, at: at.toISOString(), by })),
});
