import { useTexts } from '../../i18n/lang.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { employeeTexts } from './employee.texts.ts';

/** Why there is nothing here for staff without the flag, and whom to ask. */
export function AdminsOnly({ title }: { title: string }) {
  const t = useTexts(employeeTexts);
  return (
    <div className="page py-8">
      <h1 className="mb-5 text-2xl">{title}</h1>
      <EmptyState title={t('adminsOnly')}>
        <p>{t('adminsOnlyLead')}</p>
        <ButtonLink to="/my-exhibit-list" kind="quiet" className="mt-5">
          {t('toExhibits')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
