import { useState } from 'react';
import { tokenlessApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { savePendingAction } from '../../session/pending-action.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { useHumanCheck } from '../identity/human-check.tsx';
import { ChatWindow, CloseButton } from './chat-window.tsx';
import { guestChatTexts } from './guest-chat.texts.ts';
import { GuestThread } from './guest-thread.tsx';
import { removeGuestToken, storeGuestToken, readGuestToken } from './guest-token.ts';

const NAME_MAX = 40;
const DAYS = 30;
const schema = async () => (await import('@fairbridge/contract/chat/guest-chat.calls.ts')).begin.input;

/** A name and the human check, or the way to an account. */
function NameForm({
  exhibitorId,
  ended,
  onBegun,
}: {
  exhibitorId: string;
  ended: boolean;
  onBegun: (token: string) => void;
}) {
  const t = useTexts(guestChatTexts);
  const form = useForm({ name: '' });
  const { ask, dialog } = useHumanCheck();
  const logIn = useLoginTip();
  const submit = (): void =>
    void form.submit({
      schema,
      input: { name: form.values.name, humanCheck: '' },
      send: async ({ name }) => {
        const humanCheck = await ask('guestChat', '');
        if (humanCheck === null) return;
        onBegun((await tokenlessApi(calls.guestChat.begin, { name, humanCheck })).guestToken);
      },
    });
  return (
    <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto p-4">
      <PostForm form={form} onSubmit={submit} className="grid gap-4">
        {ended && <p className="note">{t('ended')}</p>}
        <p>{t('lead', { days: DAYS })}</p>
        <Input
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={NAME_MAX}
          autoComplete="name"
          {...form.text('name')}
        />
        <FormFailure message={form.failure} />
        <Button type="submit" busy={form.busy} className="justify-self-start">
          {t('begin')}
        </Button>
      </PostForm>
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="text-soft">{t('logInLead')}</p>
        <Button
          kind="quiet"
          className="justify-self-start"
          onClick={() => {
            savePendingAction(`chat ${exhibitorId}`);
            logIn('registration');
          }}
        >
          {t('logIn')}
        </Button>
      </div>
      {dialog}
    </div>
  );
}

/** The window of a guest's chat over the page of a booth or an exhibit (ruling 6.4). */
export default function GuestPanel({ exhibitorId, onClose }: { exhibitorId: string; onClose: () => void }) {
  const t = useTexts(guestChatTexts);
  const [token, setToken] = useState(readGuestToken);
  const [ended, setEnded] = useState(false);
  const after = <CloseButton onClose={onClose} />;
  return (
    <ChatWindow onClose={onClose}>
      {token === null ? (
        <>
          <div className="flex items-center gap-3 border-b border-line px-3 py-2">
            <h2 className="min-w-0 flex-1 text-base">{t('heading')}</h2>
            {after}
          </div>
          <NameForm
            exhibitorId={exhibitorId}
            ended={ended}
            onBegun={(begun) => {
              storeGuestToken(begun);
              setToken(begun);
            }}
          />
        </>
      ) : (
        <GuestThread
          guestToken={token}
          exhibitorId={exhibitorId}
          after={after}
          onEnded={() => {
            removeGuestToken();
            setEnded(true);
            setToken(null);
          }}
        />
      )}
    </ChatWindow>
  );
}
