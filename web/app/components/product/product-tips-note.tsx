import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { InviteButton } from '../invitation/invite-button.tsx';
import { useSeesLess } from './more-for-registered.tsx';
import { productTexts } from './product.texts.ts';
import { productTipsTexts } from './product-tips.texts.ts';

/** The 'product tips' notice on the exhibitor's page, for whoever was led there from a restricted exhibit (specification, section 4). */
export default function ProductTipsNote({ exhibitor }: { exhibitor: { id: string; name: Bilingual } }) {
  const t = useTexts(productTipsTexts);
  const title = useTexts(productTexts)('tipsTitle');
  const lang = useLang();
  const user = useUser();
  const guest = useSeesLess();
  return (
    <div role="status" className="note mb-5 flex flex-wrap items-center justify-between gap-3" data-product-tips>
      <p>
        <span className="font-semibold">{title}</span> {t(guest ? 'leadGuest' : 'lead')}
      </p>
      {guest && (
        <span className="flex flex-wrap gap-2">
          <ButtonLink small to="/register">
            {t('register')}
          </ButtonLink>
          {user === null && (
            <ButtonLink kind="quiet" small to="/login/person">
              {t('login')}
            </ButtonLink>
          )}
        </span>
      )}
      {!guest && (
        <InviteButton
          invited={{ kind: 'ACTOR', id: exhibitor.id, name: inLang(exhibitor.name, lang), from: 'product' }}
        />
      )}
    </div>
  );
}
