import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What Vite's refreshing of changed modules needs before the first of them. */
const REFRESH = `<script type="module">import 'virtual:react-router/inject-hmr-runtime';</script>`;

/**
 * `/ui` and `/en/ui` in development: each part of the kit in all its states (`samples/`). No address of the portal: the site map does not know it,
 * and what is built for production has none of it.
 */
export function kitPage(): Plugin {
  return {
    name: 'fairbridge:kit-page',
    apply: 'serve',
    configureServer(server) {
      const answer = async (pathname: string): Promise<string> => {
        const page = await readFile(path.join(server.config.root, 'samples/index.html'), 'utf8');
        return server.transformIndexHtml(pathname, page.replace('</title>', `</title>${REFRESH}`));
      };
      server.middlewares.use((request, response, pass) => {
        const { pathname } = new URL(request.url ?? '/', 'http://kit.example');
        if (!/^(\/en)?\/ui\/?$/.test(pathname)) {
          pass();
          return;
        }
        const send = (page: string): void => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(page);
        };
        answer(pathname).then(send, (error: unknown) => pass(error));
      });
    },
  };
}
