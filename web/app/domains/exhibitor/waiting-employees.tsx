import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { beijingTime } from '../../i18n/numbers.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { failureText } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';
import { waitingEmployeesTexts } from './waiting-employees.texts.ts';

type Waiting = OutputOf<typeof contract.exhibitor.waitingEmployees>;
type Person = Waiting['list'][number];

/** Loads who waits, answers them, changes the code; every act shows what the server then says. */
function useWaiting(initial: Waiting) {
  const t = useTexts(waitingEmployeesTexts);
  const lang = useLang();
  // What an act answered counts until the page has loaded its data anew.
  const [answered, setAnswered] = useState({ after: initial, state: initial });
  const state = answered.after === initial ? answered.state : initial;
  const setState = (next: Waiting): void => setAnswered({ after: initial, state: next });
  const [busy, setBusy] = useState('');
  const act = async (what: string, change: () => Promise<string>): Promise<void> => {
    if (busy !== '') return;
    setBusy(what);
    try {
      const said = await change();
      setState(await api(calls.exhibitor.waitingEmployees, {}));
      toast.good(said);
    } catch (error) {
      toast.error(failureText(error, lang));
      // Another administrator may have answered meanwhile.
      await api(calls.exhibitor.waitingEmployees, {}).then(setState, () => null);
    } finally {
      setBusy('');
    }
  };
  const answer = ({ id, name }: Person, agree: boolean): Promise<void> =>
    act(id, async () => {
      await api(calls.exhibitor.answerEmployee, { id, agree });
      return t(agree ? 'agreed' : 'refused', { name });
    });
  const renew = (): Promise<void> =>
    act('code', async () => {
      await api(calls.exhibitor.renewCode, {});
      return t('renewed');
    });
  return { state, busy, answer, renew };
}

function Row({ person, busy, onAnswer }: { person: Person; busy: boolean; onAnswer: (agree: boolean) => void }) {
  const t = useTexts(waitingEmployeesTexts);
  const lang = useLang();
  const { name, position, account, since } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold break-words">{position === '' ? name : `${name} · ${position}`}</p>
        <p className="num text-sm break-all text-soft">{account}</p>
        <p className="num text-sm text-soft">{t('since', { time: beijingTime(since, lang) })}</p>
      </div>
      <div className="flex gap-2">
        <Button small busy={busy} aria-label={t('agreeOne', { name })} onClick={() => onAnswer(true)}>
          {t('agree')}
        </Button>
        <Button kind="quiet" small busy={busy} aria-label={t('refuseOne', { name })} onClick={() => onAnswer(false)}>
          {t('refuse')}
        </Button>
      </div>
    </li>
  );
}

function RenewCode({ busy, renew }: { busy: boolean; renew: () => Promise<void> }) {
  const t = useTexts(waitingEmployeesTexts);
  const [asking, setAsking] = useState(false);
  const confirm = async (): Promise<void> => {
    await renew();
    setAsking(false);
  };
  return (
    <>
      <Button kind="quiet" small onClick={() => setAsking(true)}>
        {t('renew')}
      </Button>
      <Dialog open={asking} title={t('renewTitle')} onClose={() => setAsking(false)}>
        <p>{t('renewLead')}</p>
        <div className="dialog-actions">
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {t('renew')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** For a company's administrators: the code that colleagues bind themselves by, and who waits for an answer (ruling 2.8). */
export function WaitingEmployees({ waiting }: { waiting: Waiting }) {
  const t = useTexts(waitingEmployeesTexts);
  const { state, busy, answer, renew } = useWaiting(waiting);
  return (
    <section className="card mt-8 p-5" aria-labelledby="waiting-employees">
      <h2 id="waiting-employees" className="text-lg">
        {t('title')}
      </h2>
      <p className="mt-1 max-w-3xl text-soft">{t('lead')}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <span className="font-semibold">{t('code')}</span>
        <CopyButton value={state.exhibitorCode} className="text-lg tracking-[0.1em]" />
        <RenewCode busy={busy === 'code'} renew={renew} />
      </p>
      <h3 className="mt-5 border-t border-line pt-4 font-semibold">{t('waiting')}</h3>
      {state.list.length === 0 ? (
        <p className="mt-1 text-soft">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {state.list.map((person) => (
            <Row
              key={person.id}
              person={person}
              busy={busy === person.id}
              onAnswer={(agree) => void answer(person, agree)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
