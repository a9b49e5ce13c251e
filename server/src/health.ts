import type { FastifyInstance } from 'fastify';
import type { Portal } from './portal.ts';

/** `/health` while the process lives; `/ready` while it wants to be asked. Answers what tells a process that it is about to go. */
export function mountHealth(app: FastifyInstance, base: string, portal: Portal): () => void {
  let going = false;
  app.get(`${base}/health`, async () => ({ status: 'up' }));
  app.get(`${base}/ready`, async (_request, reply) => {
    const ready = !going && (await canAnswer(portal));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
  // a line that is kept would bring the next request to a listener that has closed
  app.addHook('onSend', async (_request, reply) => {
    if (going) void reply.header('connection', 'close');
  });
  return () => void (going = true);
}

const canAnswer = (portal: Portal): Promise<boolean> =>
  portal.services.db
    .selectFrom('exhibition')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );
