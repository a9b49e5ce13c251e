import { others } from '@fairbridge/contract/inquiry/inquiry.calls.ts';
import type { OwnRequest } from '@fairbridge/contract/inquiry/inquiry.shapes.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { savePendingAction } from '../../session/pending-action.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { inquirePath } from './inquire-path.ts';
import { NOTHING_TYPED, typedOf, type InquiryValues } from './inquiry-form.ts';
import { ownRequestsTexts } from './own-requests.texts.ts';

/** What was asked or ordered, in the words of the form, so that nobody types it again. */
const wordsOf = (request: OwnRequest): InquiryValues =>
  request.kind === 'inquiry'
    ? typedOf(request)
    : { ...NOTHING_TYPED, question: request.remark, quantity: String(request.quantity), unit: request.unit };

const askedAbout = (request: OwnRequest): string[] =>
  request.kind === 'order' ? [request.product.id] : request.products.map(({ id }) => id);

/** Leads to the form with other suppliers of the like, where there are some; it opens with the words of this request. */
export function AskOthers({ request }: { request: OwnRequest }) {
  const t = useTexts(ownRequestsTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const productIds = askedAbout(request);
  if (productIds.length === 0) return null;
  const ask = (): void =>
    void run(async () => {
      const { productIds: products } = await api(others, { productIds });
      if (products.length === 0) return toast.info(t('noOthers'));
      savePendingAction('inquiry', wordsOf(request));
      await navigate(localPath(lang, inquirePath({ products })));
    });
  return (
    <div className="note mt-4 flex flex-wrap items-center justify-between gap-3">
      <p>{t('silent')}</p>
      <Button kind="quiet" small busy={busy} onClick={ask}>
        {t('askOthers')}
      </Button>
    </div>
  );
}
