import type { Config } from '@react-router/dev/config';
import { basePath } from './base-path.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  basename: basePath,
  // The whole site map travels in one cached file, so that no page asks the server for routes.
  routeDiscovery: { mode: 'initial' },
  // The skeleton that waits for a console page is a line: as a file of its own it costs more, and 70 of them lengthen the site map.
  splitRouteModules: false,
} satisfies Config;
