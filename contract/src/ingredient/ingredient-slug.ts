import type { Bilingual } from '../text.ts';

/** What stands in the address of an ingredient's page: its English name, or its code where it has none. */
export const ingredientSlug = ({ code, name }: { code: string; name: Bilingual }): string =>
  name.en
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || code;
