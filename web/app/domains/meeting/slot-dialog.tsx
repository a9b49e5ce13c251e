import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Span } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { requestIds } from '../../request-id.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SkeletonLine, times } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { SlotPicker } from './slot-picker.tsx';
import { slotTexts } from './slot.texts.ts';

type Proposal = { slots: string[]; message: string; requestId: string };

/** Slots that are free for the reader and this partner, with those that are held for the two already; null until they are there. */
function useFreeSlots(partnerId: string, held: readonly Span[]) {
  const lang = useLang();
  const [free, setFree] = useState<readonly Span[] | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    api(calls.meetingAppointment.freeSlots, { partnerId }, leaving.signal).then(
      ({ slots }) => {
        setFree(slots);
        setFailure('');
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureText(error, lang));
      },
    );
    return () => leaving.abort();
  }, [partnerId, lang, tries]);
  const ask = (): void => setTries((before) => before + 1);
  if (free === null) return { slots: null, failure, ask };
  // what has lapsed meanwhile is free again
  const also = held.filter(({ startsAt }) => !free.some((one) => one.startsAt === startsAt));
  const slots = [...free, ...also].toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return { slots, failure, ask };
}

type Props = {
  title: string;
  lead: ReactNode;
  act: string;
  /** Names what is sent: sent again as it was, it is stored once. */
  place: string;
  partnerId: string;
  /** Slots that are held by what is proposed anew, and may be proposed again. */
  held?: readonly Span[];
  said: string;
  send: (proposal: Proposal) => Promise<unknown>;
  /** Looks at what the server refused, but for slots: those are asked for again here. */
  onRefused?: (failure: Failure) => void;
  onClose: () => void;
};

const NONE: readonly Span[] = [];

/** Chooses slots and proposes them with a message. What was chosen and typed stays where the server refuses, but for slots that are gone. */
export function SlotDialog({ title, lead, act, place, partnerId, held = NONE, said, send, onRefused, onClose }: Props) {
  const t = useTexts(slotTexts);
  const { slots, failure: notFound, ask } = useFreeSlots(partnerId, held);
  const [pressed, setPressed] = useState<string[]>(() => held.map(({ startsAt }) => startsAt));
  const [message, setMessage] = useState('');
  const [missing, setMissing] = useState(false);
  const [stale, setStale] = useState(false);
  const [requests] = useState(() => requestIds(place));
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const chosen = pressed.filter((slot) => slots?.some(({ startsAt }) => startsAt === slot));

  const submit = async (): Promise<void> => {
    setMissing(chosen.length === 0);
    setStale(false);
    if (chosen.length === 0) return;
    const proposal = { slots: chosen.toSorted(), message: message.trim() };
    const sending = async (): Promise<void> => {
      await send({ ...proposal, requestId: requests.idOf(proposal) });
      requests.answered();
    };
    const refuse = (refused: Failure | null): void => {
      if (refused === null) return;
      const isOfSlots = refused.name === 'slotTaken' || refused.name === 'slotOutside';
      setStale(isOfSlots);
      if (isOfSlots) ask();
      else onRefused?.(refused);
    };
    if (await run(sending, { success: said, onFailure: refuse })) onClose();
  };

  return (
    <Dialog open wide fillsPhone title={title} onClose={onClose}>
      <PostForm className="grid gap-4" onSubmit={() => void submit()}>
        <div>{lead}</div>
        {notFound !== '' && (
          <FormFailure message={notFound}>
            <Button small kind="quiet" className="mt-2" onClick={() => ask()}>
              {t('again')}
            </Button>
          </FormFailure>
        )}
        {slots === null && notFound === '' && (
          <div aria-busy="true">
            <p className="mb-3 text-soft" role="status">
              {t('loading')}
            </p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
              {times(8).map((at) => (
                <SkeletonLine key={at} className="h-11" />
              ))}
            </div>
          </div>
        )}
        {slots !== null && slots.length === 0 && <p className="note">{t('none')}</p>}
        {slots !== null && slots.length > 0 && (
          <SlotPicker
            slots={slots}
            chosen={chosen}
            error={missing ? t('missing') : ''}
            onChange={(next) => {
              setPressed(next);
              setMissing(false);
            }}
          />
        )}
        <Textarea
          name="message"
          label={t('message')}
          hint={t('messageHint')}
          maxLength={LIMITS.meetingMessageMax}
          rows={3}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <p className="text-sm text-soft">{t('held')}</p>
        <FormFailure message={failure}>{stale && <p>{t('gone')}</p>}</FormFailure>
        <div className="sticky -bottom-6 -mx-6 -mb-6 border-t border-line bg-card px-6 py-3">
          <DialogActions act={act} busy={busy} disabled={slots === null || slots.length === 0} onClose={onClose} />
        </div>
      </PostForm>
    </Dialog>
  );
}
