import { AdminsOnlyPage } from '../../components/exhibitor/admins-only.tsx';
import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { connectionTexts } from './connection.texts.ts';

/** What staff who are no administrators find in the place of the connections. */
export function AdminsOnly() {
  const t = useTexts(connectionTexts);
  return (
    <AdminsOnlyPage heading={t('title')} title={t('adminsOnly')} lead={t('adminsOnlyLead')}>
      <ButtonLink to="/potential-order" kind="quiet" className="mt-5">
        {t('toOrders')}
      </ButtonLink>
    </AdminsOnlyPage>
  );
}
