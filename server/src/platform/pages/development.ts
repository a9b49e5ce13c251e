import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { loadPages, type Pages } from './build.ts';

/** Vite inside the server: compiles pages when they are asked for and reloads the browser when a source changes. */
export async function developmentServer(app: FastifyInstance, webFolder: string): Promise<() => Promise<Pages>> {
  const vite = await createServer({
    root: webFolder,
    configFile: `${webFolder}/vite.config.ts`,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return async () => loadPages(await vite.ssrLoadModule('virtual:react-router/server-build'), true);
}
