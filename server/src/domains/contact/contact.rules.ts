import type { ContactSource } from '@fairbridge/contract/contact/contact.sources.ts';

/** What a company does without the visitor. */
const OF_THE_COMPANY_ALONE: ReadonlySet<ContactSource> = new Set(['SCAN']);

/** Whoever was removed, or has withdrawn, comes back by an act of the visitor: a new invitation that was agreed to, a code, a card, an order. */
export const bringsBack = (source: ContactSource): boolean => !OF_THE_COMPANY_ALONE.has(source);
