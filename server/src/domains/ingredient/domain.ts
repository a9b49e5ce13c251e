import type { Domain } from '../../core/domain.ts';
import { ingredientHandlers } from './ingredient.handlers.ts';

export const ingredient = {
  handlers: (services) => ({ ingredient: ingredientHandlers(services) }),
} as const satisfies Domain;
