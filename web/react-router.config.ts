import type { Config } from '@react-router/dev/config';
import { basePath } from './base-path.ts';

export default {
  ssr: true,
  appDirectory: 'app',
  basename: basePath,
  // The whole site map travels in one cached file, so that no page asks the server for routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
