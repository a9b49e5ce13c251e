import { useRouteError } from 'react-router';
import { useTexts } from '../../i18n/lang.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Board, isLoadFailure, LoadErrorPage } from '../screen-error.tsx';
import { shownOf } from '../shown-error.ts';
import { workbenchTexts } from './workbench.texts.ts';

/** What a screen of the workbench that cannot be shown says; the rail stays, so that the next step is one press away. */
export function WorkbenchError() {
  const t = useTexts(workbenchTexts);
  const error = useRouteError();
  if (isLoadFailure(error)) return <LoadErrorPage error={error} />;
  const { status, name, message } = shownOf(error);
  const home = (
    <ButtonLink to="/company-management" kind="quiet">
      {t('toHome')}
    </ButtonLink>
  );
  if (name === 'notAllowed')
    return (
      <Board code="403" title={t('notYours')} lead={t('notYoursLead')}>
        {home}
      </Board>
    );
  if (status === 404)
    return (
      <Board code="404" title={t('gone')} lead={t('goneLead')}>
        {home}
      </Board>
    );
  return (
    <Board code={String(status)} title={t('broken')} lead={message === '' ? t('brokenLead') : message}>
      <Button onClick={() => location.reload()}>{t('retry')}</Button>
      {home}
    </Board>
  );
}
