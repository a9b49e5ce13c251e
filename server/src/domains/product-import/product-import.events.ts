import { z } from 'zod';

const one = z.object({ exhibitionId: z.string(), importId: z.string() });

/** An import was uploaded or confirmed: its next step is to be done. */
export const importStepped = { name: 'product.importStepped', shape: one };

/** An import was uploaded a day ago. */
export const importKept = { name: 'product.importKept', shape: one };
