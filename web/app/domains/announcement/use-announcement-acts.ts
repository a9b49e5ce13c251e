import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useAct } from '../../ui/use-act.ts';
import { announcementAddress } from './announcement-query.ts';
import { announcementTexts } from './announcement.texts.ts';

/** What can be done with an announcement that is no draft any more. After each act, a refused one too, it is loaded anew. */
export function useAnnouncementActs(id: string) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, run } = useAct({ reload: true });
  const cancel = () => run(() => api(calls.announcement.cancel, { id }), { said: t('cancelled') });
  const takeBack = () => run(() => api(calls.announcement.takeBack, { id }), { said: t('takenBack') });
  const open = async (): Promise<void> => {
    const made = await api(calls.announcement.copy, { id });
    await navigate(localPath(lang, announcementAddress(made.id)));
  };
  const copy = () => run(open, { said: t('copied') });
  return { busy, cancel, takeBack, copy };
}
