import { z } from 'zod';
import type { FairContext } from '../../core/fair-context.ts';
import type { LoginType } from '../session/session.actions.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const logonQrs = fairTable('login_qr');

const qrState = z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'used']);
export type QrState = z.output<typeof qrState>;
/** A code to log in by a phone: who may use it, where it stands, and until when it lives. */
export type LogonQr = {
  id: string;
  secret_hash: Buffer;
  type: LoginType;
  device: string;
  state: QrState;
  account_id: string | null;
  second_step: boolean;
  expires_at: Date;
};

export async function logonQr(ctx: FairContext, id: string): Promise<LogonQr | null> {
  const row = await logonQrs.find(ctx, { id });
  if (row === undefined) return null;
  return { ...row, type: row.subject_type === 'ACTOR' ? 'actor' : 'vis', state: qrState.parse(row.state) };
}

type NewQr = Pick<LogonQr, 'id' | 'secret_hash' | 'type' | 'device' | 'expires_at'>;

/** It waits for a phone from now on. */
export async function insertLogonQr(
  ctx: FairContext,
  { id, secret_hash, type, device, expires_at }: NewQr,
): Promise<void> {
  const subject_type = type === 'actor' ? 'ACTOR' : 'VISITOR';
  await logonQrs.insert(ctx, { id, secret_hash, subject_type, device, expires_at });
}

/** Where a code goes, and who takes it there. */
export type Move = { state: QrState; account_id?: string; second_step?: boolean };

/** Moves a code on, if it stands where it should and still lives; of several at once one succeeds. */
export async function moveLogonQr(ctx: FairContext, id: string, from: readonly QrState[], to: Move): Promise<boolean> {
  const moved = await ctx.db
    .updateTable('login_qr')
    .set(to)
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('expires_at', '>', new Date())
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
