import type { EntryMark } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import type { BadgeFault, CheckedBadge } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { PrintBadge } from '../../components/check-in/print-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { checkInTexts } from './check-in.texts.ts';
import type { Said } from './use-check-in.ts';

type Badge = NonNullable<CheckedBadge['badge']>;

/** What is to be said in colour and words: whom it is about, and what keeps them out. */
export type Outcome = {
  good: boolean;
  word: 'entered' | 'valid' | 'before' | 'notKept' | BadgeFault;
  name: string;
  company: string;
  before: Pick<EntryMark, 'at' | 'gate'> | null;
  badge: Badge | null;
};

export function outcomeOf(said: Said): Outcome {
  if (said.by === 'server') {
    const { answer } = said;
    const { name = '', company = '' } = answer.badge ?? {};
    const { before, badge } = answer;
    const good = answer.valid && before === null;
    const word = answer.fault ?? (before !== null ? 'before' : answer.entry === null ? 'valid' : 'entered');
    return { good, word, name, company, before, badge };
  }
  const { judgement, name, company, gate } = said;
  const told = { name, company, badge: null };
  if (judgement.end === 'in') return { ...told, good: true, word: gate === null ? 'valid' : 'entered', before: null };
  if (judgement.end === 'before') return { ...told, good: false, word: 'before', before: judgement.before };
  const word = judgement.end === 'fault' ? judgement.fault : 'notKept';
  return { ...told, good: false, word, before: null };
}

function Whose({ badge }: { badge: Badge }) {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const brought = [badge.broughtBy?.name, badge.broughtBy?.company].filter(Boolean).join(' · ');
  const rows = [
    [t('Position'), badge.position],
    [t('Country'), inLang(badge.country, lang)],
    [t('kind'), t(badge.kind)],
    [t('number'), badge.number],
    ...(brought === '' ? [] : [[t('broughtBy'), brought] as const]),
  ] as const;
  return <Facts className="mt-3" values="num font-semibold" rows={rows} empty="" />;
}

function Revoke({ badge, onDone }: { badge: Badge; onDone: () => void }) {
  const t = useTexts(checkInTexts);
  const [asked, setAsked] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const revoke = async (): Promise<void> => {
    await api(calls.voucher.revoke, { id: badge.id });
    setAsked(false);
    onDone();
  };
  return (
    <>
      <Button kind="plain" small className="text-bad" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('revokeTitle', { number: badge.number })}
        act={t('revokeAct')}
        kind="bad"
        busy={busy}
        failure={failure}
        onConfirm={() => void run(revoke, { success: t('revokedDone') })}
      >
        <p>{t('revokeLead')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Lets in whom the gate keeps out, with a reason: for whoever may say so. */
function Anyway({ name, busy, onLetIn }: { name: string; busy: boolean; onLetIn: (reason: string) => void }) {
  const t = useTexts(checkInTexts);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('anyway')}
      </Button>
      <ReasonDialog
        open={asked}
        title={t('anywayTitle', { name })}
        lead={t('anywayLead')}
        act={t('anywayAct')}
        required
        busy={busy}
        failure=""
        onSend={(reason) => {
          setAsked(false);
          onLetIn(reason);
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

type Props = { said: Said; busy: boolean; onLetIn: (reason: string) => void; onRevoked: () => void };

/** What the gate says, to be read from two metres away. */
export function Verdict({ said, busy, onLetIn, onRevoked }: Props) {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const mayOverride = useCanCall(calls.checkIn.enterAnyway);
  const { good, word, name, company, before, badge } = outcomeOf(said);
  const mayLetIn = mayOverride && said.gate !== null && (word === 'before' || word === 'notKept');
  return (
    <section className={`card border-l-8 p-5 ${good ? 'border-good' : 'border-bad'}`}>
      <h2 className={`flex items-center gap-3 text-3xl ${good ? 'text-good' : 'text-bad'}`}>
        <Icon name={good ? 'check' : 'warning'} size={36} />
        {t(word)}
      </h2>
      {before !== null && (
        <p className="mt-2 text-lg font-semibold">
          {t('beforeAt', { at: beijingTime(before.at, lang), gate: inLang(before.gate, lang) })}
        </p>
      )}
      {said.by === 'device' && word !== 'notKept' && <p className="mt-2 text-soft">{t('byDevice')}</p>}
      {word === 'notKept' && <p className="mt-2">{t('notKeptLead')}</p>}
      {name !== '' && <p className="mt-3 text-2xl font-semibold wrap-anywhere">{name}</p>}
      {company !== '' && <p className="text-lg wrap-anywhere">{company}</p>}
      {badge !== null && <Whose badge={badge} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {mayLetIn && <Anyway name={name} busy={busy} onLetIn={onLetIn} />}
        {badge !== null && said.by === 'server' && said.answer.valid && <PrintBadge holder={{ code: badge.number }} />}
        {badge !== null && word !== 'revoked' && <Revoke badge={badge} onDone={onRevoked} />}
      </div>
    </section>
  );
}
