import type { EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { Undelivered } from '../../components/mail/undelivered.tsx';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { EmployeeAvatar } from './employee-avatar.tsx';
import { EmployeeStateMark, useEmployeeName } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';
import type { EmployeeActions } from './use-employee-actions.ts';

const employeePath = (id: string): string => `/employee/${id}`;

/** As high as the face, so that what stands in one line stands beside it. */
const MIDDLE = 'md:grid md:min-h-11 md:content-center';

export function EmployeeTags({ employee: { admin, self } }: { employee: EmployeeRow }) {
  const t = useTexts(employeeTexts);
  return (
    <>
      {admin && <span className="tag font-normal">{t('admin')}</span>}
      {self && <span className="tag font-normal">{t('You')}</span>}
    </>
  );
}

function Person({ employee }: { employee: EmployeeRow }) {
  const { id, avatar, position } = employee;
  const name = useEmployeeName()(employee);
  return (
    <div className="flex items-center gap-3">
      <EmployeeAvatar avatar={avatar} name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-1.5 font-semibold">
          <LocalLink to={employeePath(id)} className="link break-words">
            {name}
          </LocalLink>
          <EmployeeTags employee={employee} />
        </p>
        <p className="text-sm break-words text-soft">
          <Says text={position} />
        </p>
      </div>
    </div>
  );
}

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

/** How a colleague stands; who asks to join is answered here. */
function State({ employee, acts }: { employee: EmployeeRow; acts: EmployeeActions }) {
  const t = useTexts(employeeTexts);
  const name = useEmployeeName()(employee);
  const { id, state, since } = employee;
  const answer = (agree: boolean) => (
    <Button
      small
      kind={agree ? 'action' : 'quiet'}
      className="whitespace-nowrap"
      busy={acts.isBusy(id)}
      aria-label={t(agree ? 'agreeOf' : 'refuseOf', { name })}
      onClick={() => void acts.answer(employee, agree)}
    >
      {t(agree ? 'agree' : 'Decline')}
    </Button>
  );
  return (
    <div className={MIDDLE}>
      <EmployeeStateMark state={state} since={since} />
      <Undelivered failure={employee.undelivered} />
      {state === 'waiting' && (
        <div className="mt-2 flex flex-wrap gap-2">
          {answer(true)}
          {answer(false)}
        </div>
      )}
    </div>
  );
}

export function useEmployeeColumns(acts: EmployeeActions): readonly ResourceColumn<EmployeeRow>[] {
  const t = useTexts(employeeTexts);
  return [
    {
      key: 'who',
      label: t('who'),
      main: true,
      order: { by: 'name', first: 'ascending' },
      cell: (employee) => <Person employee={employee} />,
    },
    {
      key: 'reach',
      label: t('Contact'),
      cell: (employee) => (
        <div className={`text-sm ${MIDDLE}`}>
          <EmployeeReach employee={employee} />
        </div>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      order: { by: 'since', first: 'descending' },
      cell: (employee) => <State employee={employee} acts={acts} />,
    },
  ];
}

/** What is done with a colleague more seldom. */
export function useEmployeeMenu(
  acts: EmployeeActions,
  onResign: (employee: EmployeeRow) => void,
): (employee: EmployeeRow) => readonly RowAction[] {
  const t = useTexts(employeeTexts);
  return (employee) => {
    const { id, state, self, mayInvite } = employee;
    if (state === 'waiting') return [];
    if (state === 'resigned')
      return [
        { label: t('View'), to: employeePath(id) },
        { label: t('Restore'), act: () => void acts.restore(employee) },
      ];
    return [
      { label: t('Edit'), to: employeePath(id) },
      ...(mayInvite ? [{ label: t('inviteAgain'), act: () => void acts.invite(employee) }] : []),
      ...(self
        ? []
        : [{ label: t(state === 'invited' ? 'withdraw' : 'resign'), bad: true, act: () => onResign(employee) }]),
    ];
  };
}
