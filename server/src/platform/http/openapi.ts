import { z } from 'zod';
import { CODES, EVERY_CALL, type ErrorName } from '@fairbridge/contract/codes.ts';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { calls } from '@fairbridge/contract/index.ts';

/** A stand-in for the id of an object in an example, so that the example is a valid input as it stands. */
const ID = 'ExampleId0123456789x';
export function withIds(example: unknown): unknown {
  if (typeof example === 'string') return example.startsWith('$') ? ID : example;
  if (Array.isArray(example)) return example.map(withIds);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, withIds(value)]));
}

function errorsOf(call: AnyCall): ErrorName[] {
  const access: ErrorName[] = call.roles.includes('anonymous') ? ['sessionExpired'] : ['notSignedIn', 'sessionExpired'];
  if (call.roles.length < 4) access.push('notAllowed');
  if (call.roles.includes('exhibitor')) access.push('exhibitorSideClosed');
  return [...new Set<ErrorName>([...call.errors, ...access, ...EVERY_CALL])];
}

const schemaOf = (type: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(type, { io, unrepresentable: 'any' });

function answerOf(call: AnyCall) {
  if (call.answers === 'file')
    return {
      description: 'the file itself',
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  const success = z.object({ code: z.literal(1000), message: z.string(), data: call.output });
  return { description: 'success', content: { 'application/json': { schema: schemaOf(success, 'output') } } };
}

function operation(name: string, call: AnyCall) {
  const example = withIds(call.example);
  const input = schemaOf(call.input, 'input');
  const inQuery = call.method === 'GET' || call.takes === 'bytes';
  const properties = z.record(z.string(), z.unknown()).catch({}).parse(input['properties']);
  const request = inQuery
    ? {
        parameters: Object.entries(properties).map(([key, schema]) => ({
          name: key,
          in: 'query',
          schema,
          example: Object(example)[key],
        })),
      }
    : { requestBody: { required: true, content: { 'application/json': { schema: input, example } } } };
  const bytes =
    call.takes === 'bytes'
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {};
  const byStatus = Map.groupBy(errorsOf(call), (error) => String(CODES[error].status));
  const refusals = [...byStatus].map(([status, errors]) => [
    status,
    { description: errors.map((error) => `${CODES[error].code} ${error}: ${CODES[error].en}`).join('\n') },
  ]);
  return {
    operationId: name,
    summary: call.does,
    tags: [name.split('.')[0]],
    security: call.roles.includes('anonymous') ? [{}, { token: [] }] : [{ token: [] }],
    'x-roles': call.roles,
    'x-errors': Object.fromEntries(errorsOf(call).map((error) => [error, CODES[error].code])),
    'x-rate-per-minute': call.rate?.perMinute ?? null,
    ...request,
    ...bytes,
    responses: {
      200: answerOf(call),
      ...Object.fromEntries(refusals),
    },
  };
}

/** The API described by itself (ruling 8.4): every call with roles, shapes, error codes and a valid example. */
export function openapi(base: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of calls) paths[base + call.path] = { [call.method.toLowerCase()]: operation(name, call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairbridge',
      version: '2',
      description: 'Every answer is an envelope {code, message, data}; success is code 1000.',
    },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    paths,
  };
}
