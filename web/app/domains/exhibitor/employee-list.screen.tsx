import {
  EMPLOYEE_SORTS,
  type EmployeeRow,
  type EmployeeState,
} from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { CompanyCode } from './company-code.tsx';
import { useEmployeeColumns, useEmployeeMenu } from './employee-columns.tsx';
import { EmployeeResign } from './employee-resign.tsx';
import { useEmployeeName } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';
import { useEmployeeActions } from './use-employee-actions.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '员工管理', en: 'Employees' });

const STATES = ['active', 'invited', 'waiting', 'resigned'] as const satisfies readonly EmployeeState[];
/** Without a state those who have not left. */
const query = defineListQuery('/my-employee-list', { state: anyTabOf(STATES), keyword: words }, EMPLOYEE_SORTS);

const load = defineClientLoad(
  forAdmins(calls.exhibitor.employees, async ({ api, query: address }) => {
    const asked = query.read(address);
    const [page, { exhibitorCode }] = await Promise.all([
      api(calls.exhibitor.employees, { ...asked, pageSize: 20 }),
      api(calls.exhibitor.waitingEmployees, {}),
    ]);
    return { asked, page, exhibitorCode };
  }),
);
export const clientLoader = load.browser;
type Loaded = NonNullable<ReturnType<typeof load.useData>>;

const EMPTY = { active: 'empty', invited: 'emptyInvited', waiting: 'emptyWaiting', resigned: 'emptyResigned' } as const;

function Nobody({ text }: { text: (typeof EMPTY)[keyof typeof EMPTY] }) {
  const t = useTexts(employeeTexts);
  return (
    <EmptyState title={t(text)}>
      <ButtonLink to={query.path} kind="quiet">
        {t('ShowAll')}
      </ButtonLink>
    </EmptyState>
  );
}

function Employees({ data }: { data: Loaded }) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const acts = useEmployeeActions();
  const [leaving, setLeaving] = useState<EmployeeRow | null>(null);
  const { asked, page, exhibitorCode } = data;
  const { counts } = page;
  const nameOf = useEmployeeName();
  const full = page.used >= page.employeesMax;
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="num text-soft">{t('used', { count: page.used, max: page.employeesMax })}</p>
        {!full && (
          <ButtonLink to="/add-employee" className="ml-auto">
            <Icon name="plus" />
            {t('add')}
          </ButtonLink>
        )}
      </div>
      {full && <p className="note mb-5">{t('full')}</p>}
      <CompanyCode code={exhibitorCode} busy={acts.isBusy('code')} onRenew={acts.renewCode} />
      <RecordList
        list="employees"
        label={t('title')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('states'),
          of: [undefined, ...STATES].map((state) => ({
            asked: { state },
            label: t(state ?? 'all'),
            count: state === undefined ? counts.active + counts.invited + counts.waiting : counts[state],
          })),
        }}
        search={t('searchLabel')}
        searchHint={t('search')}
        found={t('found', { count: number(page.total, lang) })}
        columns={useEmployeeColumns(acts)}
        nameOf={nameOf}
        actsOf={useEmployeeMenu(acts, setLeaving)}
        empty={<Nobody text={asked.state === undefined ? 'empty' : EMPTY[asked.state]} />}
        emptyFiltered={<Nobody text="empty" />}
      />
      {leaving !== null && (
        <EmployeeResign
          employee={leaving}
          onClose={() => setLeaving(null)}
          onDone={async () => {
            setLeaving(null);
            await revalidate();
          }}
        />
      )}
    </div>
  );
}

/** Sub-accounts of the company, for its administrators (specification, section 2). */
export default function EmployeeListScreen() {
  const t = useTexts(employeeTexts);
  const data = load.useData();
  return data === null ? <AdminsOnly title={t('title')} /> : <Employees data={data} />;
}
