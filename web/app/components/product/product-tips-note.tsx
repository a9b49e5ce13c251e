import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useLocation } from 'react-router';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { InviteButton } from '../invitation/invite-button.tsx';
import { useSeesLess } from './more-for-registered.tsx';
import { productTexts } from './product.texts.ts';

/** What an address carries that somebody was led to from a restricted exhibit. */
export const FROM_RESTRICTED = { notice: 'productTips' } as const;

const fromRestricted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'notice' in state && state.notice === FROM_RESTRICTED.notice;

/** The 'product tips' notice on the exhibitor's page, for whoever was led there from a restricted exhibit (specification, section 4). */
export function ProductTipsNote({ exhibitor }: { exhibitor: { id: string; name: Bilingual } }) {
  const t = useTexts(productTexts);
  const lang = useLang();
  const user = useUser();
  const guest = useSeesLess();
  if (!fromRestricted(useLocation().state)) return null;
  return (
    <div role="status" className="note mb-5 flex flex-wrap items-center justify-between gap-3" data-product-tips>
      <p>
        <span className="font-semibold">{t('tipsTitle')}</span> {t(guest ? 'tipsLeadGuest' : 'tipsLead')}
      </p>
      {guest && (
        <span className="flex flex-wrap gap-2">
          <ButtonLink small to="/register">
            {t('register')}
          </ButtonLink>
          {user === null && (
            <ButtonLink kind="quiet" small to="/login/person">
              {t('tipsLogin')}
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
