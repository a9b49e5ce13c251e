import type { Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { LetterList } from './letter-list.tsx';
import { mailingQuery } from './mailing-query.ts';
import { MailingText, useMailingText } from './mailing-text.tsx';
import { lettersOut, MailingState } from './mailing-state.tsx';
import { SheetLeft } from '../../components/sheet-import/sheet-left.tsx';
import { MailingAgain } from './mailing-upload.tsx';
import { mailingsTexts } from './mailings.texts.ts';

const ASKED_EVERY_MS = 2_000;

/** Asks how far it is while letters leave; a lost answer is no more than a late one. */
function useProgress({ state, waits }: Mailing): void {
  const { revalidate } = useRevalidator();
  const moves = state === 'sending' && !waits;
  useEffect(() => {
    if (!moves) return;
    const timer = setInterval(() => void revalidate(), ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [moves, revalidate]);
}

/** Sends a draft off, once asked; or throws it away. */
function DraftActs({
  mailing: { id, counts },
  unsaved,
}: {
  mailing: Mailing;
  unsaved: ReturnType<typeof useMailingText>['unsaved'];
}) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { busy, failure, run } = useAction({ reload: true });
  const [asked, setAsked] = useState<'send' | 'discard' | null>(null);
  const count = number(counts.ready, lang);
  const send = async (): Promise<void> => {
    const saveAndSend = async (): Promise<void> => {
      if (unsaved !== null) await api(calls.mailing.saveText, unsaved);
      await api(calls.mailing.send, { id });
    };
    if (await run(saveAndSend, { showFailure: 'here', success: t('begun') })) setAsked(null);
  };
  const discard = (): Promise<boolean> =>
    run(
      async () => {
        await api(calls.mailing.remove, { id });
        await navigate(localPath(lang, mailingQuery.path));
      },
      { showFailure: 'here', success: t('discarded'), reload: false },
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {counts.ready > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setAsked('send')}>
          {t('send', { count })}
        </Button>
      )}
      <SaveButton save={() => downloadFile(calls.mailing.report, { id, lang })}>{t('report')}</SaveButton>
      <Button kind="plain" aria-haspopup="dialog" onClick={() => setAsked('discard')}>
        {t('discard')}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={t(asked === 'discard' ? 'discardTitle' : 'sendTitle')}
        act={t(asked === 'discard' ? 'Delete' : 'sendAct')}
        {...(asked === 'discard' && { kind: 'bad' as const })}
        busy={busy}
        failure={failure}
        onConfirm={() => void (asked === 'discard' ? discard() : send())}
        onClose={() => setAsked(null)}
      >
        <p>{asked === 'discard' ? t('discardLead') : t('sendLead', { count })}</p>
      </ConfirmDialog>
    </div>
  );
}

/** How many letters are out, and a way to hold the others. */
function Progress({ mailing }: { mailing: Mailing }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const { busy, run } = useAction({ reload: true });
  const { id, state, total, waits } = mailing;
  const out = lettersOut(mailing);
  const numbers = t('out', { sent: number(out, lang), total: number(total, lang) });
  const paused = state === 'sending';
  return (
    <>
      <progress
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        value={out}
        max={total}
        aria-label={t('progress')}
        aria-valuetext={numbers}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-soft">{numbers}</p>
        {state !== 'sent' && (
          <Button
            kind="quiet"
            small
            busy={busy}
            onClick={() =>
              void run(() => api(calls.mailing.pause, { id, paused }), { success: t(paused ? 'pausedNow' : 'goesOn') })
            }
          >
            {t(paused ? 'pause' : 'goOn')}
          </Button>
        )}
      </div>
      {waits && <p className="note">{t('waits')}</p>}
      {state === 'sending' && <p className="text-sm text-soft">{t('leaveOpen')}</p>}
    </>
  );
}

function Head({ mailing: { fileName, state }, children }: { mailing: Mailing; children: ReactNode }) {
  return (
    <section className="card grid gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-lg break-all">{fileName}</h2>
        <MailingState state={state} />
      </div>
      {children}
    </section>
  );
}

/** What was found in a list, and what its letters will say. */
function Draft({ mailing }: { mailing: Mailing }) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const { id, counts, total } = mailing;
  const { form, unsaved } = useMailingText(mailing);
  return (
    <>
      <Head mailing={mailing}>
        <SheetLeft {...mailing} />
        <p className="num">{t('rows', { ready: number(counts.ready, lang), total: number(total, lang) })}</p>
        <DraftActs mailing={mailing} unsaved={unsaved} />
      </Head>
      <MailingText id={id} form={form} />
      {counts.wrong > 0 && <MailingAgain />}
    </>
  );
}

/** One list: what was found in it, how far it is, and its rows. */
export function MailingDetail({ mailing, ...rows }: ComponentProps<typeof LetterList>) {
  const t = useTexts(mailingsTexts);
  useProgress(mailing);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p>
        <LocalLink to={mailingQuery.path} className="link inline-flex items-center gap-1">
          <Icon name="back" size={16} />
          {t('back')}
        </LocalLink>
      </p>
      {mailing.state === 'draft' ? (
        <Draft mailing={mailing} />
      ) : (
        <Head mailing={mailing}>
          <Progress mailing={mailing} />
        </Head>
      )}
      <LetterList mailing={mailing} {...rows} />
    </div>
  );
}
