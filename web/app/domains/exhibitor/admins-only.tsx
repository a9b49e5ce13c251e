import { AdminsOnlyPage } from '../../components/exhibitor/admins-only.tsx';
import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { employeeTexts } from './employee.texts.ts';

/** What staff who are no administrators find in the place of the employees. */
export function AdminsOnly({ title }: { title: string }) {
  const t = useTexts(employeeTexts);
  return (
    <AdminsOnlyPage heading={title} title={t('adminsOnly')} lead={t('adminsOnlyLead')}>
      <ButtonLink to="/my-exhibit-list" kind="quiet" className="mt-5">
        {t('toExhibits')}
      </ButtonLink>
    </AdminsOnlyPage>
  );
}
