import { lockCompany, company, productIds, exhibitors, type Company } from '../exhibitor/exhibitor.queries.ts';
import type { CompanyForm } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexProducts } from '../product/product.document.ts';
import { columns } from './company.form.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { indexLivesOf } from '../live/live.document.ts';
import { exhibitsRepeat } from '../exhibitor/exhibitor.rules.ts';
import { foreignVideo } from '../exhibitor/exhibitor.videos.ts';
import { areOwn } from './company.queries.ts';

/** Pictures of this company that were uploaded for this place, or drawn by the demo for any; one in use already stays allowed. */
async function checkPictures(ctx: FairContext, before: Company, form: CompanyForm): Promise<void> {
  const logo = form.logo === null || form.logo === before.logo ? [] : [form.logo];
  const banners = form.banners.filter((picture) => !before.banners.includes(picture));
  if (!(await areOwn(ctx, before.id, logo, 'logo'))) failFields({ field: 'logo', rule: 'companyPicture' });
  if (!(await areOwn(ctx, before.id, banners, 'company'))) failFields({ field: 'banners', rule: 'companyPicture' });
  const wrong = await foreignVideo(ctx, before.id, form.videos, 'companyVideo');
  if (wrong !== null) failFields({ field: 'videos', rule: 'ownVideo' });
}

/** Writes what a company says of itself: the row, its document in search, and those of its exhibits and lives that repeat it, together. */
export async function saveCompany(
  ctx: FairContext,
  exhibitorId: string,
  { version, ...form }: CompanyForm & { version: number },
): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const before = await company(inner, exhibitorId);
    if (before === undefined) fail('notFound');
    if (before.version !== version) fail('editConflict');
    if (form.categories.some((code) => !inner.exhibition.categories.has(code)))
      failFields({ field: 'categories', rule: 'choice' });
    if (form.companyTypes.some((code) => !inner.exhibition.companyTypes.has(code)))
      failFields({ field: 'companyTypes', rule: 'choice' });
    await checkPictures(inner, before, form);
    const after = columns(form, before);
    const next = await exhibitors.update(inner, { id: exhibitorId }, after);
    await indexExhibitors(inner, [exhibitorId]);
    if (exhibitsRepeat(before, after)) {
      await indexProducts(inner, await productIds(inner, exhibitorId));
      await indexLivesOf(inner, exhibitorId);
    }
    await invalidate(inner, { kind: 'exhibitor', id: exhibitorId });
    return next;
  });
}
