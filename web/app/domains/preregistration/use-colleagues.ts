import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { useAction } from '../../ui/use-action.ts';
import { preregistrationTexts } from './preregistration.texts.ts';

export type ColleagueActions = {
  busy: boolean;
  /** True when done; the list is loaded anew then. */
  send: (ids: readonly string[]) => Promise<boolean>;
  remove: (ids: readonly string[]) => Promise<boolean>;
};

/** What can be done with colleagues of the list. */
export function useColleagues(): ColleagueActions {
  const t = useTexts(preregistrationTexts);
  const { busy, run } = useAction({ reload: true });
  return {
    busy,
    send: (ids) =>
      run(async () => {
        const { sent, skipped, later } = await api(calls.preregistration.sendConfirmation, { ids: [...ids] });
        if (later > 0) return t('sentLater', { sent, later });
        return skipped === 0 ? t('sent', { sent }) : t('sentSkipped', { sent, skipped });
      }),
    remove: (ids) =>
      run(async () => {
        await api(calls.preregistration.remove, { ids: [...ids] });
        return t('removed');
      }),
  };
}
