import { useRouteError } from 'react-router';
import { useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { isMissingChunk } from '../chunk-loading.ts';
import { Board, LoadErrorPage, shownOf } from '../error-page.tsx';
import { organizerShellTexts } from './organizer-shell.texts.ts';
import { useStaffRole } from './use-staff-role.ts';

/** What a console screen that cannot be shown says; header and menu stay, so that the next step is one press away. */
export function OrganizerError() {
  const t = useTexts(organizerShellTexts);
  const error = useRouteError();
  const role = useStaffRole();
  if (isMissingChunk(error)) return <LoadErrorPage />;
  const { status, name, message } = shownOf(error);
  const overview = (
    <ButtonLink to="/organizer" kind="quiet">
      {t('toOverview')}
    </ButtonLink>
  );
  if (name === 'notAllowed')
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
