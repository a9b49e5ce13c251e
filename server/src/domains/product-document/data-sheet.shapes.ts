import { z } from 'zod';

/** A company's paper about one of its products, on A4: facts, and sections of lines under a heading. */
export const dataSheet = z.object({
  lang: z.enum(['zh', 'en']),
  company: z.object({ zh: z.string(), en: z.string() }),
  title: z.string(),
  /** Its number and edition, beside the title. */
  aside: z.string(),
  foot: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).max(40),
  sections: z.array(z.object({ heading: z.string(), lines: z.array(z.string()).max(20) })).max(20),
});
export type DataSheet = z.output<typeof dataSheet>;
