import type { FastifyInstance } from 'fastify';
import type { HttpPluginOptions } from '../../core/domain.ts';
import { MediaLimiter } from '../../platform/http/media-limiter.ts';
import { feedText, readerOfToken } from './agenda.feed.ts';

const ENDING = '.ics';

/**
 * The secret address at which a calendar reads somebody's agenda. Whoever has it reads what that person could read now; one that is closed,
 * of another fair, or of somebody who may no longer log in, is not found.
 */
export function mountAgendaFeed(app: FastifyInstance, { base, services, contextOf, rate }: HttpPluginOptions): void {
  const { config } = services;
  const limiter = new MediaLimiter(rate, 'calendar');
  app.get<{ Params: { file: string } }>(`${base}/calendar/:file`, async (request, reply) => {
    const { file } = request.params;
    void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const ctx = await contextOf(request.requestHost);
    const token = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
    const reader = await limiter.find(request, token, () => readerOfToken(ctx, token, config.DEMO));
    if (reader === null) return reply.code(404).send();
    const { person } = reader;
    // visitors wait for the opening, as everywhere
    if (person.kind === 'visitor' && ctx.exhibition.registrationOnly) return reply.code(404).send();
    return reply.type('text/calendar; charset=utf-8').send(await feedText(config, ctx, reader));
  });
}
