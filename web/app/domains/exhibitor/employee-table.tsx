import type { EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { Says, LocalLink, useTexts } from '../../i18n/lang.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { EmployeeFace } from './employee-face.tsx';
import { EmployeeStateMark, useEmployeeName } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';
import type { EmployeeActs } from './use-employee-acts.ts';

export const employeePath = (id: string): string => `/employee/${id}`;

export function EmployeeReach({ employee: { email, areaCode, mobile } }: { employee: EmployeeRow }) {
  return (
    <>
      {email !== '' && (
        <p>
          <AddressLine email={email} />
        </p>
      )}
      {mobile !== '' && <p className="num text-soft">{`+${areaCode} ${mobile}`}</p>}
      {email === '' && mobile === '' && <p className="text-soft">—</p>}
    </>
  );
}

export function EmployeeTags({ employee: { admin, self } }: { employee: EmployeeRow }) {
  const t = useTexts(employeeTexts);
  return (
    <>
      {admin && <span className="tag font-normal">{t('admin')}</span>}
      {self && <span className="tag font-normal">{t('you')}</span>}
    </>
  );
}

/** As high as the face, so that what stands in one line stands beside it. */
const MIDDLE = 'md:grid md:min-h-11 md:content-center';

type RowProps = { employee: EmployeeRow; acts: EmployeeActs; onResign: () => void };

function Acts({ employee, acts, onResign }: RowProps) {
  const t = useTexts(employeeTexts);
  const name = useEmployeeName()(employee);
  const { id, state, self, mayInvite } = employee;
  const busy = acts.isBusy(id);
  if (state === 'waiting')
    return (
      <>
        <Button small busy={busy} aria-label={t('agreeOf', { name })} onClick={() => void acts.answer(employee, true)}>
          {t('agree')}
        </Button>
        <Button
          small
          kind="quiet"
          busy={busy}
          aria-label={t('refuseOf', { name })}
          onClick={() => void acts.answer(employee, false)}
        >
          {t('refuse')}
        </Button>
      </>
    );
  if (state === 'resigned')
    return (
      <LocalLink to={employeePath(id)} className="link" aria-label={t('viewOf', { name })}>
        {t('view')}
      </LocalLink>
    );
  return (
    <>
      <LocalLink to={employeePath(id)} className="link" aria-label={t('editOf', { name })}>
        {t('edit')}
      </LocalLink>
      {mayInvite && (
        <button
          type="button"
          className="link"
          disabled={busy}
          aria-label={t('inviteAgainOf', { name })}
          onClick={() => void acts.invite(employee)}
        >
          {t('inviteAgain')}
        </button>
      )}
      {!self && (
        <button
          type="button"
          className="link"
          aria-haspopup="dialog"
          aria-label={t(state === 'invited' ? 'withdrawOf' : 'resignOf', { name })}
          onClick={onResign}
        >
          {t(state === 'invited' ? 'withdraw' : 'resign')}
        </button>
      )}
    </>
  );
}

function Row(props: RowProps) {
  const t = useTexts(employeeTexts);
  const { employee } = props;
  const name = useEmployeeName()(employee);
  return (
    <RecordRow>
      <RecordCell name={t('who')} plain>
        <div className="flex items-center gap-3">
          <EmployeeFace avatar={employee.avatar} name={name} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-1.5 font-semibold">
              <span className="break-words">{name}</span>
              <EmployeeTags employee={employee} />
            </p>
            <p className="text-sm break-words text-soft">
              <Says text={employee.position} />
            </p>
          </div>
        </div>
      </RecordCell>
      <RecordCell name={t('reach')}>
        <div className={`text-sm ${MIDDLE}`}>
          <EmployeeReach employee={employee} />
        </div>
      </RecordCell>
      <RecordCell name={t('state')}>
        <div className={MIDDLE}>
          <EmployeeStateMark state={employee.state} since={employee.since} />
        </div>
      </RecordCell>
      <RecordCell name={t('actions')}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm md:min-h-11">
          <Acts {...props} />
        </span>
      </RecordCell>
    </RecordRow>
  );
}

/** The company's employees: a table on a desktop, cards on a phone. */
export function EmployeeTable({
  rows,
  acts,
  onResign,
}: {
  rows: readonly EmployeeRow[];
  acts: EmployeeActs;
  onResign: (employee: EmployeeRow) => void;
}) {
  const t = useTexts(employeeTexts);
  return (
    <RecordTable
      label={t('title')}
      columns={[
        { key: 'who', label: t('who') },
        { key: 'reach', label: t('reach') },
        { key: 'state', label: t('state') },
        { key: 'actions', label: t('actions') },
      ]}
    >
      {rows.map((employee) => (
        <Row key={employee.id} employee={employee} acts={acts} onResign={() => onResign(employee)} />
      ))}
    </RecordTable>
  );
}
