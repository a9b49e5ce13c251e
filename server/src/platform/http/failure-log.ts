import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import type { ErrorName } from '@fairbridge/contract/codes.ts';
import { idFields, type Path } from '@fairbridge/contract/schema-walk.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';

const ID = /^[A-Za-z0-9]{10,40}$/;
/** A list of a hundred exhibits is known by its first ones. */
const OBJECTS_MAX = 5;

type LoggedFailure = { call: string; error: ErrorName; caller: Caller | null; objects: readonly string[] };

/**
 * The one place that writes down what was refused (G36): who by the id of the account, from which address, which call, and the ids of what was
 * asked for. Nothing else of what was sent: it may be anything.
 */
export function logFailure(
  request: Pick<FastifyRequest, 'log' | 'ip'>,
  { call, error, caller, objects }: LoggedFailure,
): void {
  const account = caller === null || caller.kind === 'anonymous' ? null : caller.accountId;
  request.log.info({ call, refused: error, account, objects, address: request.ip }, 'refused');
}

const paths = new WeakMap<AnyCall, readonly Path[]>();

/** The ids in what was sent to a call, where its input declares one, and that look like one. */
export function requestedIds(call: AnyCall, value: unknown): string[] {
  const known = paths.get(call) ?? idFields(call.input).map(({ path }) => path);
  paths.set(call, known);
  const found = known.flatMap((path) => valuesAt(value, path)).filter((one) => typeof one === 'string' && ID.test(one));
  return [...new Set(found.map(String))].slice(0, OBJECTS_MAX);
}

function valuesAt(value: unknown, [key, ...rest]: Path): unknown[] {
  if (key === undefined) return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inside: unknown[] = key === '*' ? Object.values(value).slice(0, OBJECTS_MAX) : [Reflect.get(value, key)];
  return inside.flatMap((one) => valuesAt(one, rest));
}
