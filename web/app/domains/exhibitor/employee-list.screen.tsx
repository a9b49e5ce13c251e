import type { EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
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
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { CompanyCode } from './company-code.tsx';
import { useEmployeeColumns, useEmployeeMenu } from './employee-columns.tsx';
import { EMPLOYEE_STATES, EMPLOYEES_PATH, employeeQuery, employeesAddress, sortedBy } from './employee-query.ts';
import { EmployeeResign } from './employee-resign.tsx';
import { useEmployeeName } from './employee-state.tsx';
import { employeeTexts } from './employee.texts.ts';
import { useEmployeeActions } from './use-employee-actions.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '员工管理', en: 'Employees' });

const load = defineClientLoad(
  forAdmins(calls.exhibitor.employees, async ({ api, query }) => {
    const asked = employeeQuery(query);
    const { state, ...rest } = asked;
    const [page, { exhibitorCode }] = await Promise.all([
      api(calls.exhibitor.employees, { ...rest, pageSize: 20, ...(state !== null && { state }) }),
      api(calls.exhibitor.waitingEmployees, {}),
    ]);
    return { asked, page, exhibitorCode };
  }),
);
export const clientLoader = load.browser;
type Loaded = NonNullable<ReturnType<typeof load.useData>>;

function useStates({ asked, page: { counts } }: Loaded) {
  const t = useTexts(employeeTexts);
  const tab = (state: Loaded['asked']['state'], label: string, count: number) => ({
    to: employeesAddress({ ...asked, state }),
    label,
    count,
  });
  return {
    label: t('states'),
    current: employeesAddress(asked),
    tabs: [
      tab(null, t('all'), counts.active + counts.invited + counts.waiting),
      ...EMPLOYEE_STATES.map((one) => tab(one, t(one), counts[one])),
    ],
  };
}

function Filters({ asked }: Pick<Loaded, 'asked'>) {
  const t = useTexts(employeeTexts);
  const { state, keyword, sort, descending } = asked;
  return (
    <FilterForm
      keep={{ state: state ?? '', sort: sort === 'default' ? '' : sort, descending: descending ? '' : 'false' }}
      filtered={keyword !== ''}
      resetTo={employeesAddress({ ...asked, keyword: '' })}
      search={<KeywordFilter label={t('searchLabel')} hint={t('search')} keyword={keyword} />}
    />
  );
}

const EMPTY = { active: 'empty', invited: 'emptyInvited', waiting: 'emptyWaiting', resigned: 'emptyResigned' } as const;

function Nobody({ asked: { keyword, state } }: Pick<Loaded, 'asked'>) {
  const t = useTexts(employeeTexts);
  return (
    <EmptyState title={t(keyword !== '' || state === null ? 'empty' : EMPTY[state])}>
      <ButtonLink to={EMPLOYEES_PATH} kind="quiet">
        {t('showAll')}
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
      <ResourceList
        list="employees"
        label={t('title')}
        states={useStates(data)}
        filters={<Filters asked={asked} />}
        found={t('found', { count: number(page.total, lang) })}
        page={page}
        columns={useEmployeeColumns(acts)}
        nameOf={nameOf}
        actsOf={useEmployeeMenu(acts, setLeaving)}
        sorting={{
          usual: 'default',
          by: asked.sort,
          descending: asked.descending,
          to: (by, descending) => sortedBy(asked, by, descending),
        }}
        empty={<Nobody asked={asked} />}
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
