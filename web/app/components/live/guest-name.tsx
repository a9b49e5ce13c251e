import { tokenlessApi } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { storeGuestToken } from '../chat/guest-token.ts';
import { useHumanCheck } from '../identity/human-check.tsx';
import { liveChatTexts } from './live-chat.texts.ts';

const NAME_MAX = 40;
const schema = async () => (await import('@fairbridge/contract/chat/guest-chat.calls.ts')).begin.input;

/** A guest gives a name, after the human check, and may write with it (ruling 6.4). */
export default function GuestName({ onBegun, onClose }: { onBegun: () => void; onClose: () => void }) {
  const t = useTexts(liveChatTexts);
  const form = useForm({ name: '' });
  const { ask, dialog } = useHumanCheck();
  const submit = (): void =>
    void form.submit({
      schema,
      input: { name: form.values.name, humanCheck: '' },
      send: async ({ name }) => {
        const humanCheck = await ask('guestChat', '');
        if (humanCheck === null) return;
        storeGuestToken((await tokenlessApi(calls.guestChat.begin, { name, humanCheck })).guestToken);
        onBegun();
      },
    });
  return (
    <>
      <Dialog open title={t('guestTitle')} onClose={onClose}>
        <PostForm form={form} onSubmit={submit} className="grid gap-4">
          <Input
            label={t('guestName')}
            hint={t('guestHint')}
            required
            maxLength={NAME_MAX}
            autoComplete="name"
            {...form.text('name')}
          />
          <FormFailure message={form.failure} />
          <div className="dialog-actions">
            <Button kind="quiet" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" busy={form.busy}>
              {t('guestBegin')}
            </Button>
          </div>
        </PostForm>
      </Dialog>
      {dialog}
    </>
  );
}
