import { useNavigate, useLocation, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { loginPath } from '../../session/login-path.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { useUser } from '../../session/session.ts';
import { getPendingAction, savePendingAction } from '../../session/pending-action.ts';
import { storeTarget } from '../../session/target.ts';
import { useHydrated } from '../../site/hydrated.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { Icon } from '../../ui/icons.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { LIVE_LIST_PATH } from './live-query.ts';
import { liveRoomTexts } from './live-room.texts.ts';

const schema = async () => (await import('@fairbridge/contract/live/live.calls.ts')).openWithCode.input;

const pendingCode = (id: string): string => `code of live ${id}`;

/** The code lets its visitor into the customer pool of the company, and so into the room. */
function CodeForm({ id, typed }: { id: string; typed: string }) {
  const t = useTexts(liveRoomTexts);
  const form = useForm({ code: typed });
  const ask = useLoginTip();
  const { revalidate } = useRevalidator();
  const submit = (): void => {
    // a guest types it once, and finds it again after the log-in
    savePendingAction(pendingCode(id), { code: form.values.code });
    if (!ask('registration')) return;
    void form.submit({
      schema,
      input: { id, code: form.values.code },
      send: async (ready) => {
        await api(calls.live.openWithCode, ready);
        await revalidate();
      },
    });
  };
  return (
    <PostForm form={form} onSubmit={submit} className="mx-auto mt-6 grid max-w-72 gap-4 text-left">
      <Input label={t('code')} required autoComplete="off" maxLength={40} {...form.text('code')} />
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy}>
        {t('enter')}
      </Button>
    </PostForm>
  );
}

function LogIn() {
  const t = useTexts(liveRoomTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = (to: string): void => {
    storeTarget(pathname + search, 'everyone');
    void navigate(localPath(lang, to));
  };
  return (
    <div className="mt-7 flex flex-wrap justify-center gap-3">
      <Button kind="quiet" onClick={() => go(loginPath('everyone', search))}>
        {t('logIn')}
      </Button>
      <Button kind="quiet" onClick={() => go('/register/email/0')}>
        {t('register')}
      </Button>
    </div>
  );
}

/** A live that this reader may not watch: nothing of it is told, but how to get in (ruling 3.5). */
export function PrivateLive({ id }: { id: string }) {
  const t = useTexts(liveRoomTexts);
  const hydrated = useHydrated();
  const kind = useUser()?.subjectType ?? 'guest';
  const typed = hydrated ? (getPendingAction(pendingCode(id))?.['code'] ?? '') : '';
  const lead = kind === 'guest' ? 'privateGuest' : kind === 'VISITOR' ? 'privateCode' : 'privateOther';
  return (
    <div className="page-card py-12 md:py-20">
      <div className="card px-7 py-10 text-center">
        <span className="mx-auto mb-5 grid size-16 place-items-center rounded-full bg-tint text-action">
          <Icon name="lock" size={30} />
        </span>
        <h1 className="text-2xl">{t('privateTitle')}</h1>
        <p className="mt-3 text-soft">{t(lead)}</p>
        {(kind === 'guest' || kind === 'VISITOR') && <CodeForm key={String(hydrated)} id={id} typed={typed} />}
        {kind === 'guest' && <LogIn />}
        <p className="mt-6">
          <ButtonLink to={LIVE_LIST_PATH} kind="plain">
            {t('all')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
