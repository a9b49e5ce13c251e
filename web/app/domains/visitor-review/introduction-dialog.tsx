import type { FeaturedExhibitor } from '@fairbridge/contract/home/home.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { ExhibitorPicker } from '../../components/home/exhibitor-picker.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { introductionTexts } from './introduction.texts.ts';

type Props = { visitor: { id: string; name: string }; onDone: () => void; onClose: () => void };

/** Chooses companies that would suit a visitor, who is asked before either hears of the other. */
export function IntroductionDialog({ visitor, onDone, onClose }: Props) {
  const t = useTexts(introductionTexts);
  const [chosen, setChosen] = useState<readonly FeaturedExhibitor[]>([]);
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, failure, run } = useAction();
  const send = async (): Promise<void> => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    const given = { id: visitor.id, exhibitorIds: chosen.map(({ id }) => id), message: message.trim() };
    const done = await run(() => api(calls.invitation.introduce, given), {
      showFailure: 'here',
      success: ({ introduced, left }) =>
        left === 0 ? t('done', { count: introduced }) : t('doneBut', { count: introduced, left }),
    });
    if (done) onDone();
  };
  return (
    <Dialog open title={t('title', { name: visitor.name })} onClose={onClose} wide>
      <PostForm className="grid gap-4" onSubmit={() => void send()}>
        <p>{t('lead')}</p>
        <ExhibitorPicker
          label={t('chosen')}
          empty={t('none')}
          max={LIMITS.introducedAtOnceMax}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            setMissing(false);
          }}
        />
        <Textarea
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          rows={3}
          maxLength={LIMITS.invitationMessageMax}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <FormFailure message={missing ? t('missing') : failure} />
        <DialogActions act={t('send')} busy={busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}
