import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { getSession, useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Seen } from '../order/order-panel.tsx';
import { exhibitorPath } from '../exhibitor/exhibitor-path.ts';
import { FROM_RESTRICTED } from '../product/from-restricted.ts';
import { useSeesLess } from '../product/more-for-registered.tsx';
import { productTexts } from '../product/product.texts.ts';
import { productTipsTexts } from '../product/product-tips.texts.ts';

/**
 * The 'product tips' notice of a restricted exhibit: no data of it, only the way to the exhibitor, which it takes by itself; the
 * notice is shown there again (specification, section 4; ruling 3.1). Without an exhibitor to go to it stays. `toGuests`: said without asking who reads.
 */
export default function ProductTips({
  exhibitorId,
  toGuests,
  as,
}: {
  exhibitorId: string | null;
  toGuests: boolean;
  /** Whose page this is, in a preview, which leads nowhere. */
  as?: Seen;
}) {
  const t = useTexts(productTipsTexts);
  const title = useTexts(productTexts)('tipsTitle');
  const lang = useLang();
  const navigate = useNavigate();
  useEffect(() => {
    // what guests are told may not hold for this reader, who is being asked for
    if (as !== undefined || exhibitorId === null || (toGuests && getSession() !== null)) return;
    void navigate(localPath(lang, exhibitorPath(exhibitorId)), { replace: true, state: FROM_RESTRICTED });
  }, [as, exhibitorId, toGuests, lang, navigate]);
  const user = useUser();
  const seesLess = useSeesLess();
  const guest = as === undefined ? seesLess : as === 'guest';
  return (
    <div className="page-card py-12 md:py-20">
      <div className="card px-7 py-10 text-center">
        <span className="mx-auto mb-5 grid size-16 place-items-center rounded-full bg-tint text-action">
          <Icon name="lock" size={30} />
        </span>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-soft">{t(guest ? 'leadGuest' : 'lead')}</p>
        <div className="mt-7 flex flex-wrap justify-center gap-3">
          {guest && <ButtonLink to="/register">{t('register')}</ButtonLink>}
          <ButtonLink
            kind={guest ? 'quiet' : 'action'}
            to={exhibitorId === null ? '/find/actor' : exhibitorPath(exhibitorId)}
          >
            {t('go')}
          </ButtonLink>
          {(as === undefined ? user === null : as === 'guest') && (
            <ButtonLink kind="quiet" to="/login/person">
              {t('login')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
