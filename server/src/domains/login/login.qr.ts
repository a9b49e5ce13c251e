import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { pageAddress } from '../exhibition/exhibition.address.ts';
import { newId } from '../../core/id.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { checkSignIn, signIn, type LoginType } from '../session/session.actions.ts';
import { deviceOf } from '../session/session.device.ts';
import { type LogonQr, logonQr, type QrState, type Move, moveLogonQr, insertLogonQr } from './login.qr.queries.ts';
import { showedSecondStep } from '../session/session.queries.ts';

/** Log-in by a code that a signed-in phone opens (ruling 2.5; G23): the page's secret never leaves the page, the phone's code signs nobody in by itself. */
type Shown = OutputOf<typeof contract.account.showLogonQr>;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const secondsLeft = (row: Pick<LogonQr, 'expires_at'>): number =>
  Math.max(0, Math.ceil((row.expires_at.getTime() - Date.now()) / 1000));

async function load(ctx: FairContext, id: string): Promise<LogonQr> {
  const row = await logonQr(ctx, id);
  if (row === null) fail('notFound');
  return row;
}

/** Moves a code on, if it stands where it should and still lives; of several at once one succeeds. */
async function move(
  ctx: FairContext,
  id: string,
  from: readonly QrState[],
  to: QrState,
  by: Omit<Move, 'state'> = {},
): Promise<void> {
  if (await moveLogonQr(ctx, id, from, { ...by, state: to })) return;
  const row = await load(ctx, id);
  fail(row.state === 'refused' ? 'qrRefused' : secondsLeft(row) === 0 ? 'qrExpired' : 'qrUsed');
}

function shown(row: Omit<LogonQr, 'secret_hash' | 'account_id' | 'second_step'>): Shown {
  return {
    id: row.id,
    state: row.state === 'used' ? 'confirmed' : row.state,
    secret: null,
    url: null,
    seconds: secondsLeft(row),
    device: row.device,
    type: row.type,
    signedIn: null,
  };
}

export async function makeQr(
  services: Services,
  ctx: FairContext,
  type: LoginType,
  lang: Lang,
  request: RequestFacts,
): Promise<Shown> {
  const id = newId();
  const secret = randomBytes(32).toString('base64url');
  const row = {
    id,
    type,
    device: deviceOf(request.agent),
    state: 'waiting',
    expires_at: new Date(Date.now() + LIMITS.logonQrSeconds * 1000),
  } as const;
  await insertLogonQr(ctx, { ...row, secret_hash: hashOf(secret) });
  return { ...shown(row), secret, url: pageAddress(services.config, ctx.exhibition, lang, `/logonQR/${id}`) };
}

/** The page asks how it stands; confirmed, it is signed in, once. */
export async function pollQr(
  services: Services,
  ctx: FairContext,
  { id, secret }: { id: string; secret: string },
  request: RequestFacts,
): Promise<Shown> {
  const row = await load(ctx, id);
  if (!timingSafeEqual(row.secret_hash, hashOf(secret))) fail('notFound');
  if (row.state === 'used') fail('qrUsed');
  if (row.state === 'refused') fail('qrRefused');
  if (secondsLeft(row) === 0) fail('qrExpired');
  if (row.state !== 'confirmed' || row.account_id === null) return shown(row);
  await move(ctx, id, ['confirmed'], 'used');
  const entry = { accountId: row.account_id, type: row.type, secondStep: row.second_step };
  return { ...shown(row), signedIn: await signIn(services, ctx, entry, request) };
}

/** The phone opened the code: it sees for which device and role before it confirms. */
export async function scanQr(ctx: FairContext, id: string, caller: Caller): Promise<Shown> {
  if (caller.kind === 'anonymous') fail('notSignedIn');
  const row = await load(ctx, id);
  if (row.state === 'waiting') await move(ctx, id, ['waiting'], 'scanned', { account_id: caller.accountId });
  else if (row.state !== 'scanned' || secondsLeft(row) === 0 || row.account_id !== caller.accountId)
    fail(secondsLeft(row) === 0 ? 'qrExpired' : row.state === 'refused' ? 'qrRefused' : 'qrUsed');
  return shown({ ...row, state: 'scanned' });
}

/** A phone gives on no more than it has shown itself: where the role asks for a second step, its own session must have had one. */
export async function answerQr(
  ctx: FairContext,
  { id, approve }: { id: string; approve: boolean },
  caller: Caller,
): Promise<Shown> {
  if (caller.kind === 'anonymous') fail('notSignedIn');
  const row = await load(ctx, id);
  const secondStep = await showedSecondStep(ctx, caller.sessionId);
  if (approve) await checkSignIn(ctx, caller.accountId, { type: row.type, secondStep });
  // whoever scanned it decides: nobody else's answer may sign the page in
  if (row.state === 'scanned' && row.account_id !== caller.accountId) fail('qrUsed');
  const to = approve ? 'confirmed' : 'refused';
  await move(ctx, id, ['waiting', 'scanned'], to, { account_id: caller.accountId, second_step: secondStep });
  return shown({ ...row, state: to });
}
