import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitorAdmin } from '../roles.ts';
import { API_SCOPES, apiKeyRow, apiScope } from './connection.shapes.ts';
import { requestId } from '../request-id.ts';

const call = callsOf('/visitor/v2/apiKey', [exhibitorAdmin]);

export const apiKeys = call({
  does: "The keys by which the own company's systems read, and how many there may be",
  path: 'list',
  output: z.object({ list: z.array(apiKeyRow), max: z.int() }),
});

export const addApiKey = call({
  does: 'Make a key for reading; it is shown this once',
  path: 'insert',
  input: z.object({
    name: text(LIMITS.connectionNameMax),
    scopes: z.array(apiScope).min(1, 'select').max(API_SCOPES.length),
    requestId,
  }),
  output: z.object({ id: z.string(), key: z.string() }),
  errors: ['apiKeyLimit', 'conflict'],
  rate: { perMinute: 20 },
  example: { name: 'CRM', scopes: ['orders'] },
});

export const removeApiKey = call({
  does: 'Revoke a key: it reads nothing from now on',
  path: 'delete',
  input: z.object({ id: id('apiKey') }),
  errors: ['notFound'],
  example: { id: '$apiKey' },
});
