import type { DeliveryFailure } from '@fairbridge/contract/connection/connection.shapes.ts';
import type { Config } from '../../config.ts';
import { postToPublicAddress, ForbiddenAddressError } from '../../platform/outgoing/outgoing.ts';

const MILLISECONDS = 10_000;
const ANSWER_BYTES_MAX = 1_000;

type Allowing = Pick<Config, 'OUTGOING_HOSTS'>;
type Unsent = Exclude<DeliveryFailure, 'off'>;
export type Outcome =
  | { sent: true; status: number; text: string; milliseconds: number }
  | { sent: false; why: Unsent; milliseconds: number };

/** Posts once. Never throws for what the other side does. */
export async function reach(
  { OUTGOING_HOSTS: allowed }: Allowing,
  address: string,
  headers: Record<string, string>,
  body: string,
): Promise<Outcome> {
  const began = performance.now();
  const milliseconds = (): number => Math.round(performance.now() - began);
  const limits = { allowed, milliseconds: MILLISECONDS, answerBytesMax: ANSWER_BYTES_MAX };
  try {
    const { status, text } = await postToPublicAddress({ address, headers, body }, limits);
    return { sent: true, status, text: storableText(text), milliseconds: milliseconds() };
  } catch (error) {
    return { sent: false, why: whyOf(error), milliseconds: milliseconds() };
  }
}

/** Without what the database cannot keep, or what would break a line of the log. */
const storableText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ')
    .trim();

function whyOf(error: unknown): Unsent {
  if (error instanceof ForbiddenAddressError) return 'address';
  if (!(error instanceof Error)) return 'connection';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'time';
  const code = 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_)/.test(code)) return 'name';
  return /^(CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'certificate' : 'connection';
}
