/**
 * Bare Fastify routes to compare with, in a process of their own: the same SQL by `pg` and the same bytes, or kept bytes.
 * Takes its work from the file named on the command line; prints its port.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { z } from 'zod';
import { createPool } from '../server/src/platform/database/client.ts';

const work = z.object({
  databaseUrl: z.string(),
  routes: z.array(
    z.object({
      path: z.string(),
      statements: z.array(z.object({ text: z.string(), values: z.array(z.unknown()) })),
      body: z.string(),
      type: z.string(),
      encoding: z.string().default(''),
    }),
  ),
});
const { databaseUrl, routes } = work.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const pool = createPool(databaseUrl, { max: 20 });
const app = Fastify();
for (const route of routes) {
  const body = Buffer.from(route.body, 'base64');
  app.route({
    method: ['GET', 'POST'],
    url: route.path,
    handler: async (_request, reply) => {
      for (const { text, values } of route.statements) await pool.query(text, values);
      if (route.encoding !== '') void reply.header('content-encoding', route.encoding);
      return reply.header('content-type', route.type).send(body);
    },
  });
}
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
console.log(`port ${typeof address === 'object' && address !== null ? address.port : 0}`);
