import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { inquiryFacts, orderFacts } from './notice.facts.queries.ts';
import { aboutInquiry } from './notice.on-inquiry.ts';

/** What is told of a lead: whose it is, from whom, and about what in a few words. Null where its order or inquiry was taken back. */
export async function leadFacts(ctx: FairContext, kind: LeadKind, id: string) {
  if (kind === 'inquiry') {
    const facts = await inquiryFacts(ctx, id);
    return facts && { ...facts, about: (lang: Lang) => aboutInquiry(facts, lang) };
  }
  const facts = await orderFacts(ctx, id);
  return facts && { ...facts, about: (lang: Lang) => inLang(bilingualOf('product', facts), lang) };
}
