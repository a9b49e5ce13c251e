import { z } from 'zod';

/** What a provider of real-name checks says of a name and an identity number; 'unknown' where none can tell. */
export type RealName = { check: (name: string, number: string) => Promise<'match' | 'mismatch' | 'unknown'> };

/** Without a provider nobody can tell (ruling 2.12). */
export const noRealName: RealName = { check: async () => 'unknown' };

const answer = z.object({ result: z.enum(['match', 'mismatch', 'unknown']) });
const ANSWER_BYTES_MAX = 10_000;

async function bounded(response: Response): Promise<unknown> {
  const body = await response.text();
  if (body.length > ANSWER_BYTES_MAX) throw new Error('the answer is too long');
  return JSON.parse(body);
}

/**
 * A provider over HTTP: POST of `{name, number}` as JSON, answered by `{result: 'match' | 'mismatch' | 'unknown'}`. A provider
 * that is slow, broken or silent says 'unknown': nobody is kept out by the outage of somebody else. `onFailure` hears of
 * it, without name or number.
 */
export function httpRealName(
  url: string,
  {
    token,
    timeoutMs = 5_000,
    onFailure = () => {},
  }: { token?: string | undefined; timeoutMs?: number; onFailure?: (error: unknown) => void } = {},
): RealName {
  return {
    check: async (name, number) => {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify({ name, number }),
          // A redirect would carry the number to a place nobody has configured.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) throw new Error(`the real-name provider answered ${response.status}`);
        return answer.parse(await bounded(response)).result;
      } catch (error) {
        onFailure(error);
        return 'unknown';
      }
    },
  };
}

/** The provider of the configuration, or none. */
export const realNameOf = (
  config: { REAL_NAME_URL?: string | undefined; REAL_NAME_TOKEN?: string | undefined },
  onFailure?: (error: unknown) => void,
): RealName =>
  config.REAL_NAME_URL === undefined
    ? noRealName
    : httpRealName(config.REAL_NAME_URL, {
        token: config.REAL_NAME_TOKEN,
        ...(onFailure !== undefined && { onFailure }),
      });
