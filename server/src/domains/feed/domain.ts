import type { Domain } from '../../ground/domain.ts';
import { mountFeed } from './feed.routes.ts';

export const feed = { plugins: [mountFeed] } as const satisfies Domain;
