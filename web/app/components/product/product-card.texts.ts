import { texts } from '@fairbridge/contract/text.ts';

export const productCardTexts = texts({
  minimumOrder: ['起订 {quantity} {unit}', 'from {quantity} {unit}'],
});
