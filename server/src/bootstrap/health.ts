import type { FastifyInstance } from 'fastify';

/**
 * `/health` while the process lives; `/ready` while it wants to be asked and `isEmpty` says that there is a fair. Answers what tells a
 * process that it is about to go.
 */
export function mountHealth(app: FastifyInstance, base: string, isEmpty: () => Promise<boolean>): () => void {
  let going = false;
  app.get(`${base}/health`, async () => ({ status: 'up' }));
  app.get(`${base}/ready`, async (_request, reply) => {
    // null: the database does not answer
    const empty = going ? null : await isEmpty().catch(() => null);
    const ready = empty === false;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(empty === true ? { ready, reason: 'there is no fair yet' } : { ready });
  });
  // a line that is kept would bring the next request to a listener that has closed
  app.addHook('onSend', async (_request, reply) => {
    if (going) void reply.header('connection', 'close');
  });
  return () => void (going = true);
}
