import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, emptyObject, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitorAdmin } from '../roles.ts';
import { API_SCOPES, apiKeyRow, apiScope } from './connection.shapes.ts';
import { requestId } from '../request-id.ts';

export const apiKeys = call({
  does: "The keys by which the own company's systems read, and how many there may be",
  path: '/visitor/v2/apiKey/list',
  roles: [exhibitorAdmin],
  input: emptyObject,
  output: z.object({ list: z.array(apiKeyRow), max: z.int() }),
  errors: [],
  example: {},
});

export const addApiKey = call({
  does: 'Make a key for reading; it is shown this once',
  path: '/visitor/v2/apiKey/insert',
  roles: [exhibitorAdmin],
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
  path: '/visitor/v2/apiKey/delete',
  roles: [exhibitorAdmin],
  input: z.object({ id: id('apiKey') }),
  output: done,
  errors: ['notFound'],
  example: { id: '$apiKey' },
});
