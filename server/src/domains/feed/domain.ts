import type { Domain } from '../../ground/domain.ts';
import { mountFeed } from './feed.routes.ts';

export const feed = { routes: [mountFeed] } as const satisfies Domain;
