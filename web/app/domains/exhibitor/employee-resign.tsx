import type { EmployeeRecord, EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useEmployeeName } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';

type Facts = { record: EmployeeRecord; colleagues: EmployeeRow[] };

/** What hangs on the one who leaves, and who could take over; asked when the dialog opens, so that the numbers are today's. */
function useFacts(id: string): { facts: Facts | null; failure: string } {
  const lang = useLang();
  const [facts, setFacts] = useState<Facts | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const stop = new AbortController();
    Promise.all([
      api(calls.exhibitor.employee, { id }, stop.signal),
      api(calls.exhibitor.employees, { state: 'active', pageSize: 100 }, stop.signal),
    ]).then(
      ([record, { list }]) => setFacts({ record, colleagues: list.filter((one) => one.id !== id) }),
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(failureText(error, lang));
      },
    );
    return () => stop.abort();
  }, [id, lang]);
  return { facts, failure };
}

type Leaving = { employee: EmployeeRow; onClose: () => void; onDone: () => Promise<void> };

/** Sends the resignation; `said` is told when it is done. */
function useResign({ employee, onDone }: Leaving) {
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const resign = (toId: string, said: string): Promise<boolean> =>
    run(
      async () => {
        await api(calls.exhibitor.resignEmployee, { id: employee.id, toId });
        await onDone();
      },
      { success: said },
    );
  return { busy, failure, resign };
}

/** Nothing hangs on somebody who has not come yet: the question is only whether. */
function Withdraw(leaving: Leaving) {
  const t = useTexts(employeeTexts);
  const { busy, failure, resign } = useResign(leaving);
  const ownId = useUser()?.subjectId ?? '';
  const name = useEmployeeName()(leaving.employee);
  return (
    <ConfirmDialog
      open
      title={t('withdrawTitle', { name })}
      act={t('withdraw')}
      kind="bad"
      busy={busy}
      failure={failure}
      onConfirm={() => void resign(ownId, t('withdrawn', { name }))}
      onClose={leaving.onClose}
    >
      <p>{t('withdrawLead')}</p>
    </ConfirmDialog>
  );
}

function HandOver(leaving: Leaving) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  const ownId = useUser()?.subjectId ?? '';
  const nameOf = useEmployeeName();
  const { facts, failure: missing } = useFacts(leaving.employee.id);
  const { busy, failure, resign } = useResign(leaving);
  const [toId, setToId] = useState(ownId);
  const name = nameOf(leaving.employee);
  const to = facts?.colleagues.find(({ id }) => id === toId);
  const holds = facts?.record.holds ?? { contacts: 0, orders: 0, chats: 0, meetings: 0 };
  return (
    <ConfirmDialog
      open
      title={t('resignTitle', { name })}
      act={t('resign')}
      kind="bad"
      busy={busy || to === undefined}
      failure={missing || failure}
      onConfirm={() => to !== undefined && void resign(to.id, t('resignedDone', { name, to: nameOf(to) }))}
      onClose={leaving.onClose}
    >
      <p className="mb-4">{t('resignLead', { name })}</p>
      {facts === null && missing === '' && <SkeletonLine className="h-20" />}
      {facts !== null && (
        <Select
          label={t('handOver')}
          required
          hint={Object.values(holds).every((count) => count === 0) ? t('handOverNothing') : t('handOverHint', holds)}
          value={toId}
          onChange={(event) => setToId(event.target.value)}
          options={facts.colleagues.map((one) => ({
            value: one.id,
            label: [nameOf(one) + (one.self ? (lang === 'zh' ? '（您）' : ' (you)') : ''), inLang(one.position, lang)]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
    </ConfirmDialog>
  );
}

/** Asks once before somebody's account ends or an invitation is withdrawn. */
export function EmployeeResign(leaving: Leaving) {
  return leaving.employee.state === 'invited' ? <Withdraw {...leaving} /> : <HandOver {...leaving} />;
}
