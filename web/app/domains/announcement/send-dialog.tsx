import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { beijingInput, beijingInstant } from '../../components/content/beijing-input.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { announcementTexts } from './announcement.texts.ts';
import { usePeople } from './reach-words.tsx';
import type { Reach } from './use-reach.ts';
import { WordNotes } from './word-notes.tsx';

export type Sending = {
  id: string;
  version: number;
  words: { title: Bilingual; body: Bilingual };
  byEmail: boolean;
  reach: Reach;
};

export type Outcome = 'sent' | 'scheduled' | 'waits';

function useSend({ id, version }: Sending, onSent: (outcome: Outcome) => Promise<void>) {
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const send = (sendAt: string | null): Promise<boolean> =>
    run(async () => {
      const { waits } = await api(calls.announcement.send, { id, version, sendAt });
      await onSent(waits ? 'waits' : sendAt === null ? 'sent' : 'scheduled');
    });
  return { busy, failure, send };
}

const DAY_MS = 24 * 3_600_000;
/** When people read. */
const tomorrowAtNine = (): string => `${beijingInput(new Date(Date.now() + DAY_MS).toISOString()).slice(0, 10)}T09:00`;

function SendForm({
  sending,
  onSent,
  onClose,
}: {
  sending: Sending;
  onSent: (outcome: Outcome) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTexts(announcementTexts);
  const lang = useLang();
  const people = usePeople();
  const [when, setWhen] = useState<'now' | 'atTime'>('now');
  const [typed, setTyped] = useState(tomorrowAtNine);
  const [earliest] = useState(() => beijingInput(new Date().toISOString()));
  const [missing, setMissing] = useState(false);
  const { busy, failure, send } = useSend(sending, onSent);
  const { words, byEmail, reach } = sending;
  const title = inLang(words.title, lang);
  const submit = (): void => {
    const sendAt = when === 'now' ? null : beijingInstant(typed);
    const lacking = when === 'atTime' && sendAt === null;
    setMissing(lacking);
    if (!lacking) void send(sendAt);
  };
  return (
    <PostForm
      className="grid gap-4"
      onSubmit={() => {
        if (!busy) submit();
      }}
    >
      <div>
        <p className="break-words">{t('sendLead', { title, people: people(reach.recipients) })}</p>
        {byEmail && <p>{t('sendMails', { count: number(reach.emails, lang) })}</p>}
      </div>
      <WordNotes words={words} />
      <RadioGroup
        label={t('sendWhen')}
        name="when"
        value={when}
        options={[
          { value: 'now', label: t('now') },
          { value: 'atTime', label: t('atTime') },
        ]}
        onChange={(value) => setWhen(value === 'atTime' ? 'atTime' : 'now')}
      />
      {when === 'atTime' && (
        <>
          <div className="max-w-72">
            <DateInput
              type="datetime-local"
              name="sendAt"
              label={t('timeField')}
              className="num"
              min={earliest}
              value={typed}
              error={missing ? t('timeMissing') : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <p className="text-soft">{t('sendLater')}</p>
        </>
      )}
      <FormFailure message={failure} />
      <DialogActions
        act={when === 'now' ? t('sendNowAct', { people: people(reach.recipients) }) : t('scheduleAct')}
        busy={busy}
        onClose={onClose}
      />
    </PostForm>
  );
}

/** Asks once, naming how many will get it, and when. */
export function SendDialog({
  sending,
  onSent,
  onClose,
}: {
  sending: Sending | null;
  onSent: (outcome: Outcome) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTexts(announcementTexts);
  return (
    <Dialog open={sending !== null} onClose={onClose} title={t('sendTitle')}>
      {sending !== null && <SendForm sending={sending} onSent={onSent} onClose={onClose} />}
    </Dialog>
  );
}
