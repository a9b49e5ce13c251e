import type { Domain } from '../../core/domain.ts';
import { fairFiguresHandlers } from './fair-figures.handlers.ts';

export const fairFigures = {
  handlers: (services) => ({ fairFigures: fairFiguresHandlers(services) }),
} as const satisfies Domain;
