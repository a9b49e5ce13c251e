import type { Domain } from '../../core/domain.ts';
import { visibilityOf } from './product-visibility.rules.ts';

export const productVisibility = { visibilityOf } as const satisfies Domain;
