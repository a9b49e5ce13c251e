/**
 * Loaded before the portal of the tests, whose NODE_ENV is `test`: its pages are rendered by the React that installations use, not by the one
 * for development, which takes several times as long. React asks for NODE_ENV once, when it is loaded. Threads render no pages.
 */
import { createRequire } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const load = createRequire(new URL('../web/package.json', import.meta.url));
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name);
  process.env['NODE_ENV'] = environment;
}
