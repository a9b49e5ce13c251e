import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { attachment, FILE_POLICY } from './attachment.ts';
import type { Failure } from './failure.ts';
import type { Route } from './route.ts';
import { requestedIds, logFailure } from './failure-log.ts';
import type { ReadBody } from './request-body.ts';

export function sendJson(reply: FastifyReply, body: Buffer): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
}

/** The file itself, to be saved under its name and never shown as a page of ours (G41, G42). */
export function sendFile(reply: FastifyReply, { name, type, bytes }: FileOut): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', FILE_POLICY)
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

export type CallContext = { route: Pick<Route<never>, 'name' | 'call'>; caller: Caller | null; read: ReadBody | null };

/** What was asked for is written down with the refusal; `read`: null before it came. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  callContext: CallContext,
  failed: Failure,
): FastifyReply {
  const { route, caller, read } = callContext;
  const objects = read !== null && read.ok ? requestedIds(route.call, read.value) : [];
  logFailure(request, { call: route.name, error: failed.error, caller, objects });
  if (failed.status === 429 || failed.status === 503) void reply.header('retry-after', '30');
  return reply.code(failed.status).header('cache-control', 'no-store').send(failed.body);
}
