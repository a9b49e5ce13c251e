import { createHmac } from 'node:crypto';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { IceServer } from '@fairbridge/contract/talk/talk.shapes.ts';
import type { Config } from '../../config.ts';

type Servers = { list: IceServer[]; relay: boolean; seconds: number };

/**
 * A name and a password for a TURN server that shares `secret` with us, as coturn takes them with `use-auth-secret`: the name is the second
 * at which it ends (Unix time) and whose it is, the password its HMAC (draft-uberti-behave-turn-rest-00).
 */
export function turnCredential(secret: string, personId: string, endsAt: number) {
  const username = `${endsAt}:${personId}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/** The STUN and TURN servers for one person, from now on for an hour. */
export function serversFor(
  { STUN_URLS: stun, TURN_URLS: turn, TURN_SECRET: secret }: Pick<Config, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  personId: string,
  now: number = Date.now(),
): Servers {
  const seconds = LIMITS.talkServersSeconds;
  const list: IceServer[] = stun.length === 0 ? [] : [{ urls: stun }];
  const relay = turn.length > 0 && secret !== undefined;
  if (relay) list.push({ urls: turn, ...turnCredential(secret, personId, Math.floor(now / 1000) + seconds) });
  return { list, relay, seconds };
}
