import type { Preview } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { complianceOf } from '../compliance/compliance.rules.ts';
import { shownDocuments } from '../product-document/product-document.answers.ts';
import { documentsAsWritten } from '../product-document/product-document.queries.ts';
import { mayView, previewed } from '../product-visibility/product-visibility.rules.ts';
import { detailAnswer, regulatedOf } from '../product/product.answers.ts';
import { unsavedRow } from './exhibit-preview.queries.ts';
import { checkReferences } from './own-product.actions.ts';

/** Somebody who has asked this company for nothing yet. */
const readerOf = (as: Preview, exhibitorId: string): Caller =>
  as === 'guest'
    ? { kind: 'anonymous' }
    : {
        kind: 'visitor',
        accountId: '',
        sessionId: '',
        visitorId: '',
        registered: true,
        approved: true,
        pool: as === 'pool' ? [exhibitorId] : [],
      };

export const exhibitPreviewHandlers: Handlers<FairContext, Pick<typeof contract.product, 'preview'>> = {
  preview: async ({ ctx, caller: { exhibitorId }, input: { as, form } }) => {
    await checkReferences(ctx, exhibitorId, form);
    const visibility = previewed(as, exhibitorId);
    const visible = { scope: form.scope, exhibitorId };
    if (!mayView(visible, visibility)) return { shown: null };
    const row = await unsavedRow(ctx, exhibitorId, form);
    if (row === null) fail('notFound');
    const product = detailAnswer(ctx.exhibition, row);
    const documents = await documentsAsWritten(ctx, exhibitorId, form.documents);
    return {
      shown: {
        product: { ...product, cover: row.cover === '' ? '' : product.cover },
        like: [],
        documents: shownDocuments(documents, visible, readerOf(as, exhibitorId), visibility),
        compliance: complianceOf(ctx.exhibition, regulatedOf(row.whole_attributes), ''),
        mayOrder: as !== 'guest',
      },
    };
  },
};
