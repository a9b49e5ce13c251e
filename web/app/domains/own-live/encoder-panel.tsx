import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { toast } from '../../ui/toast.tsx';
import { ownLiveTexts } from './own-live.texts.ts';
import type { Encoder } from './use-encoder.ts';

/** Copies without saying what: a key that a toast shows is on everybody's screen. */
function CopySecret({ value, label }: { value: string; label: string }) {
  const t = useTexts(ownLiveTexts);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast.good(t('copied'));
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <Button small kind="quiet" onClick={() => void copy()}>
      {label}
    </Button>
  );
}

function Renew({ id, onRenewed }: { id: string; onRenewed: () => Promise<unknown> }) {
  const t = useTexts(ownLiveTexts);
  return (
    <ConfirmedAct
      label={`${t('renew')}…`}
      small
      title={t('renewTitle')}
      act={t('renew')}
      said={t('renewed')}
      reload={false}
      onAct={async () => {
        await api(calls.ownLive.renewKey, { id });
        await onRenewed();
      }}
    >
      {t('renewLead')}
    </ConfirmedAct>
  );
}

type EncoderPanelProps = { id: string; encoder: Encoder; ask: () => Promise<unknown> };

/** Server and stream key, which stays hidden until it is asked for, and how they are used. */
export function EncoderPanel({ id, encoder, ask }: EncoderPanelProps) {
  const t = useTexts(ownLiveTexts);
  const [isShown, setShown] = useState(false);
  return (
    <section className="card grid content-start gap-4 p-4">
      <h2 className="text-lg">{t('encoder')}</h2>
      <div className="grid gap-1">
        <p className="field-label">{t('server')}</p>
        <p className="num rounded-sign bg-[var(--stage)] px-3 py-2 [overflow-wrap:anywhere]">{encoder.server}</p>
        <p>
          <CopySecret value={encoder.server} label={t('copyServer')} />
        </p>
      </div>
      <div className="grid gap-1">
        <p className="field-label">{t('key')}</p>
        <p className="num rounded-sign bg-[var(--stage)] px-3 py-2 [overflow-wrap:anywhere]" data-stream-key>
          {isShown ? encoder.key : '••••••••••••••••'}
        </p>
        <p className="flex flex-wrap gap-2">
          <Button small kind="quiet" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'hideKey' : 'showKey')}
          </Button>
          <CopySecret value={encoder.key} label={t('copyKey')} />
          <Renew id={id} onRenewed={ask} />
        </p>
        <p className="field-hint">{t('keyHidden')}</p>
      </div>
      <details className="border-t border-line pt-3" open={!encoder.isPublishing}>
        <summary className="font-semibold">{t('steps')}</summary>
        <ol className="mt-2 grid list-decimal gap-2 pl-5">
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
      </details>
    </section>
  );
}
