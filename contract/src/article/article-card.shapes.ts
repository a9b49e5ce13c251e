import { z } from 'zod';
import { bilingualOut } from '../fields.ts';

export const articleCard = z.object({
  id: z.string(),
  title: bilingualOut,
  summary: bilingualOut,
  picture: z.string(),
  publishedAt: z.string(),
});
export type ArticleCard = z.output<typeof articleCard>;
