import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { LoadArgs } from '../../loading.ts';
import { getSession, updateUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { employeeTexts } from './employee.texts.ts';

/**
 * What only a company's administrators may load; null for its other staff. Whoever lost the flag since the log-in is told so by the
 * server, and the menus then know it too.
 */
export const forAdmins =
  <T,>(load: (args: LoadArgs) => Promise<T>) =>
  async (args: LoadArgs): Promise<T | null> => {
    if (getSession()?.user.exhibitorEmployee?.admin !== true) return null;
    try {
      return await load(args);
    } catch (error) {
      if (failureOf(error)?.name !== 'notAllowed') throw error;
      updateUser(await api(calls.account.info, {}));
      return null;
    }
  };

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
