import type { EmployeeRecord } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { useState, type ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { EmployeeResign } from './employee-resign.tsx';
import { EmployeeStateMark } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';
import { useEmployeeActions } from './use-employee-actions.ts';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Facts({ record: { state, since, holds, handedTo } }: { record: EmployeeRecord }) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  return (
    <dl className="facts">
      <Fact label={t('Status')}>
        <EmployeeStateMark state={state} since={since} />
      </Fact>
      {state === 'active' && (
        <Fact label={t('holds')}>
          <span className="num">
            {t('holdsValue', {
              contacts: number(holds.contacts, lang),
              orders: number(holds.orders, lang),
              chats: number(holds.chats, lang),
              meetings: number(holds.meetings, lang),
            })}
          </span>
        </Fact>
      )}
      {handedTo !== null && (
        <Fact label={t('handedTo')}>
          <Says text={handedTo} />
        </Fact>
      )}
    </dl>
  );
}

/** How the account stands, and what can be done with it beside editing. */
export function EmployeeAside({ record }: { record: EmployeeRecord }) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const acts = useEmployeeActions();
  const [leaving, setLeaving] = useState(false);
  const { state, self, mayInvite, may } = record;
  const { busy } = acts;
  return (
    <aside className="card self-start p-5" aria-labelledby="account">
      <h2 id="account" className="text-lg">
        {t('Account')}
      </h2>
      <Facts record={record} />
      <div className="mt-4 grid justify-items-start gap-3">
        {mayInvite && (
          <Button kind="quiet" busy={busy} onClick={() => void acts.invite(record)}>
            {t('inviteAgain')}
          </Button>
        )}
        {may.resign && (
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {t(state === 'invited' ? 'withdraw' : 'resign')}
          </Button>
        )}
        {may.restore && (
          <Button busy={busy} onClick={() => void acts.restore(record)}>
            {t('Restore')}
          </Button>
        )}
        {state === 'waiting' && (
          <>
            <p className="text-soft">{t('waitingNote')}</p>
            <div className="flex flex-wrap gap-2">
              <Button busy={busy} onClick={() => void acts.answer(record, true)}>
                {t('agree')}
              </Button>
              <Button
                kind="quiet"
                busy={busy}
                onClick={() =>
                  void acts.answer(record, false).then(() => navigate(localPath(lang, '/my-employee-list')))
                }
              >
                {t('Decline')}
              </Button>
            </div>
          </>
        )}
        {self && <p className="text-sm text-soft">{t('selfNote')}</p>}
      </div>
      {leaving && (
        <EmployeeResign
          employee={record}
          onClose={() => setLeaving(false)}
          onDone={async () => {
            setLeaving(false);
            await revalidate();
          }}
        />
      )}
    </aside>
  );
}
