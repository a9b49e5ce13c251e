import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast.tsx';
import { announcementAddress } from './announcement-query.ts';
import { announcementTexts } from './announcement.texts.ts';

/** What can be done with an announcement that is no draft any more. After each act, a refused one too, it is loaded anew. */
export function useAnnouncementActs(id: string) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<string>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      toast.good(await act());
    } catch (error) {
      toast.error(failureText(error, lang));
    }
    await revalidate();
    setBusy(false);
  };
  const cancel = (): Promise<void> =>
    run(async () => {
      await api(calls.announcement.cancel, { id });
      return t('cancelled');
    });
  const takeBack = (): Promise<void> =>
    run(async () => {
      await api(calls.announcement.takeBack, { id });
      return t('takenBack');
    });
  const copy = (): Promise<void> =>
    run(async () => {
      const made = await api(calls.announcement.copy, { id });
      await navigate(localPath(lang, announcementAddress(made.id)));
      return t('copied');
    });
  return { busy, cancel, takeBack, copy };
}
