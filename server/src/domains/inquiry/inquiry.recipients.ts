import type { InquiryRecipient } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isClosed } from '../compliance/compliance.rules.ts';
import { regulatedOf } from '../product/product.answers.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { countryOf } from '../visitor/visitor.queries.ts';
import { questionsOf } from './inquiry.questions.ts';
import { askedExhibitors, askedProducts } from './inquiry.recipients.queries.ts';

export type About = { productIds: readonly string[]; exhibitorIds: readonly string[] };

/** Whom an inquiry about all this goes to, each once with all of theirs. What the caller may not see is not among it. */
export async function recipientsOf(ctx: FairContext, caller: Caller, about: About): Promise<InquiryRecipient[]> {
  const market = caller.kind === 'visitor' ? await countryOf(ctx, caller.visitorId) : '';
  const products = await askedProducts(ctx, about.productIds, visibilityOf(caller));
  const booths = await askedExhibitors(ctx, about.exhibitorIds);
  const suppliers = [...products, ...booths];
  const asked = await questionsOf(
    ctx,
    suppliers.map((row) => row.exhibitor_id),
  );
  const found = new Map<string, InquiryRecipient>();
  for (const row of suppliers)
    found.set(row.exhibitor_id, {
      exhibitor: { id: row.exhibitor_id, name: bilingualOf('exhibitor', row), logo: pictureAddress(row.logo) },
      products: [],
      questions: asked.get(row.exhibitor_id) ?? [],
    });
  for (const row of products)
    found.get(row.exhibitor_id)?.products.push({
      id: row.id,
      name: bilingualOf('name', row),
      strength: row.strength,
      closed: market !== '' && isClosed(ctx.exhibition, regulatedOf(row.attributes), market),
    });
  return [...found.values()];
}
