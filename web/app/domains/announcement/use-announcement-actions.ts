import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useAction } from '../../ui/use-action.ts';
import { announcementAddress } from './announcement-address.ts';
import { announcementTexts } from './announcement.texts.ts';

/** What can be done with announcements. After each act, a refused one too, what is in sight is loaded anew. */
export function useAnnouncementActions() {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, run } = useAction({ reload: true });
  const open = async (id: string): Promise<void> => {
    const made = await api(calls.announcement.copy, { id });
    await navigate(localPath(lang, announcementAddress(made.id)));
  };
  return {
    busy,
    cancel: (id: string) => run(() => api(calls.announcement.cancel, { id }), { success: t('cancelled') }),
    takeBack: (id: string) => run(() => api(calls.announcement.takeBack, { id }), { success: t('takenBack') }),
    copy: (id: string) => run(() => open(id), { success: t('copied') }),
  };
}
