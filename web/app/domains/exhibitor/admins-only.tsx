import type { AnyCall } from '@fairbridge/contract/call.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { LoadArgs } from '../../loading.ts';
import { may } from '../../session/may.ts';
import { updateUser } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { employeeTexts } from './employee.texts.ts';

/** The flag may have been given or taken since the log-in: the menus are told, too. */
async function mayNow(call: AnyCall): Promise<boolean> {
  const user = await api(calls.account.info, {});
  updateUser(user);
  return may(call, user);
}

/** What only a company's administrators may load, as `call`; null for its other staff. */
export const forAdmins =
  <T,>(call: AnyCall, load: (args: LoadArgs) => Promise<T>) =>
  async (args: LoadArgs): Promise<T | null> => {
    if (!may(call) && !(await mayNow(call))) return null;
    try {
      return await load(args);
    } catch (error) {
      if (failureOf(error)?.name !== 'notAllowed' || (await mayNow(call))) throw error;
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
