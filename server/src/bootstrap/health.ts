import type { FastifyInstance } from 'fastify';

/** How long an answer of the database holds for everybody who asks: nobody counts these addresses. */
const KEPT_MS = 1_000;
const NO_FAIR = { config: { ofNoFair: true } } as const;

/**
 * `/health` while the process lives; `/ready` while it wants to be asked and `isEmpty` says that there is a fair. Answers what tells a
 * process that it is about to go.
 */
export function mountHealth(app: FastifyInstance, base: string, isEmpty: () => Promise<boolean>): () => void {
  let going = false;
  let asked: { at: number; empty: Promise<boolean | null> } | null = null;
  // null: the database does not answer
  const askedLately = (): Promise<boolean | null> => {
    if (asked === null || Date.now() - asked.at >= KEPT_MS)
      asked = { at: Date.now(), empty: isEmpty().catch(() => null) };
    return asked.empty;
  };
  app.get(`${base}/health`, NO_FAIR, async () => ({ status: 'up' }));
  app.get(`${base}/ready`, NO_FAIR, async (_request, reply) => {
    const empty = going ? null : await askedLately();
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
