import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { connectionTexts } from './connection.texts.ts';

/** Why there is nothing here for staff without the flag, and whom to ask. */
export function AdminsOnly() {
  const t = useTexts(connectionTexts);
  return (
    <div className="page py-8">
      <h1 className="mb-5 text-2xl">{t('title')}</h1>
      <EmptyState title={t('adminsOnly')}>
        <p>{t('adminsOnlyLead')}</p>
        <ButtonLink to="/potential-order" kind="quiet" className="mt-5">
          {t('toOrders')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
