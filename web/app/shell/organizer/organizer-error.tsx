import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { updateUser } from '../../session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Board, isLoadFailure, LoadErrorPage } from '../screen-error.tsx';
import { shownOf } from '../shown-error.ts';
import { organizerShellTexts } from './organizer-shell.texts.ts';
import { useStaffRole } from './use-staff-role.ts';

/** What a console screen that cannot be shown says; header and menu stay, so that the next step is one press away. */
export function OrganizerError() {
  const t = useTexts(organizerShellTexts);
  const error = useRouteError();
  const role = useStaffRole();
  const { status, name, message } = shownOf(error);
  const refused = name === 'notAllowed';
  useEffect(() => {
    // the role may be another since this browser heard of it
    if (refused) api(calls.account.info, {}).then(updateUser, () => null);
  }, [refused]);
  if (isLoadFailure(error)) return <LoadErrorPage error={error} />;
  const overview = (
    <ButtonLink to="/organizer" kind="quiet">
      {t('toOverview')}
    </ButtonLink>
  );
  if (refused)
    return (
      <Board code="403" title={t('notYours')} lead={role === null ? message : t('notYoursLead', { role: t(role) })}>
        {overview}
      </Board>
    );
  if (status === 404)
    return (
      <Board code="404" title={t('gone')} lead={t('goneLead')}>
        {overview}
      </Board>
    );
  return (
    <Board code={String(status)} title={t('broken')} lead={message === '' ? t('brokenLead') : message}>
      <Button onClick={() => location.reload()}>{t('retry')}</Button>
      {overview}
    </Board>
  );
}
