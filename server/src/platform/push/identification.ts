import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { z } from 'zod';

/** How an installation makes itself known to push services: both parts base64url, the public one as browsers want it. */
export type PushIdentity = { publicKey: string; privateKey: string };

const jwk = z.object({ x: z.base64url(), y: z.base64url(), d: z.base64url() });
const UNCOMPRESSED = 4;
const POINT_BYTES = 32;
/** A push service takes none that holds longer than a day. */
const HOURS = 12;

export function newPushIdentity(): PushIdentity {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y, d } = jwk.parse(privateKey.export({ format: 'jwk' }));
  const point = [Buffer.of(UNCOMPRESSED), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

function signingKey({ publicKey, privateKey: d }: PushIdentity) {
  const point = Buffer.from(publicKey, 'base64url').subarray(1);
  const x = point.subarray(0, POINT_BYTES).toString('base64url');
  const y = point.subarray(POINT_BYTES).toString('base64url');
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d } });
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The `Authorization` of a message to this address (RFC 8292). `contact`: whom the push service turns to, a mailto: or https: address.
 */
export function pushAuthorization(identity: PushIdentity, address: string, contact: string, now: Date): string {
  const exp = Math.floor(now.getTime() / 1000) + HOURS * 3600;
  const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded({ aud: new URL(address).origin, exp, sub: contact })}`;
  const signature = sign('sha256', Buffer.from(said), { key: signingKey(identity), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${identity.publicKey}`;
}
