import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { SUCCESS } from '@fairbridge/contract/codes.ts';
import { make, open } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import { badInput, failure, failureOf, type Failure } from '../platform/http/failure.ts';
import { factsInProcess, type RequestFacts } from '../platform/http/route.ts';
import { isLocalRequest } from '../platform/http/local-request.ts';
import { rateLimitAddress, type RateLimiter } from '../platform/http/rate-limiter.ts';
import { fail } from '../platform/http/app-error.ts';
import { readBody } from '../platform/http/request-body.ts';
import type { Services } from '../core/services.ts';
import { beginAuthenticator } from '../domains/account/account.authenticator.ts';
import { canSend } from '../platform/delivery/providers.ts';
import { templateAnswers } from './fair-template.ts';
import { FIRST_OWNER, makeFirstFair } from './set-up.actions.ts';
import { goodUntil } from './set-up.link.ts';

/** Of one address in a minute: enough for a form that is corrected, of no use to whoever guesses 256 bits. */
const PER_MINUTE = 20;

type Mounting = { base: string; services: Services; rate: RateLimiter };
type Answered = { status: number; body: object };

/** One call of an installation without a fair: the steps of `mountCalls` without exhibition and session, since there are none. */
async function answer<C extends AnyCall>(
  call: C,
  request: FastifyRequest,
  rate: RateLimiter,
  handle: (input: z.output<C['input']>, facts: RequestFacts) => Promise<z.input<C['output']>>,
): Promise<Answered> {
  const address = rateLimitAddress(request.ip);
  const read = readBody(call, request);
  const refused = (failed: Failure): Answered => ({ status: failed.status, body: failed.body });
  if (!rate.consume(`set-up ${address}`, PER_MINUTE, 60)) return refused(failure('tooMany', read.lang));
  if (!read.ok) return refused(read.failed);
  const input = call.input.safeParse(read.value);
  if (!input.success) return refused(badInput(input.error, read.value, read.lang));
  try {
    const agent = String(request.headers['user-agent'] ?? '').slice(0, 300);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- it is what this call's own schema has just read
    const data = await handle(input.data as z.output<C['input']>, {
      ...factsInProcess(address),
      agent,
      local: isLocalRequest(request),
    });
    return { status: 200, body: { code: SUCCESS, message: 'ok', data: call.output.parse(data) } };
  } catch (thrown) {
    const failed = failureOf(thrown, call, read.lang);
    if (failed.unexpected) request.log.error({ err: thrown, call: call.path }, 'set-up failed');
    return refused(failed);
  }
}

function send(reply: FastifyReply, { status, body }: Answered): FastifyReply {
  if (status === 429) void reply.header('retry-after', '60');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** The two calls that the page `/set-up` makes; with a fair in the database both know no link. */
export function mountSetUp(app: FastifyInstance, { base, services, rate }: Mounting): void {
  const config = { ofNoFair: true } as const;
  app.post(base + open.path, { config }, async (request, reply) => {
    const answered = await answer(open, request, rate, async ({ token }) => {
      const until = await goodUntil(services.db, token, false);
      if (until === null) fail('linkInvalid');
      const minutes = Math.ceil((until.getTime() - Date.now()) / 60_000);
      return {
        templates: templateAnswers(),
        expiresAt: until.toISOString(),
        authenticator: {
          ...beginAuthenticator(services.config, FIRST_OWNER, minutes),
          needed: !canSend(services.config, 'email'),
        },
      };
    });
    return send(reply, answered);
  });
  app.post(base + make.path, { config }, async (request, reply) => {
    const answered = await answer(make, request, rate, (input, facts) => makeFirstFair(services, input, facts));
    return send(reply, answered);
  });
}
