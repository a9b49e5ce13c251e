import type { Domain } from '../../core/domain.ts';
import { mountFeed } from './feed.routes.ts';

export const feed = { plugins: [mountFeed] } as const satisfies Domain;
