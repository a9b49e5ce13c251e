import type { EmployeeRow } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork, pageNumOf } from '../../loading.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminsOnly, forAdmins } from './admins-only.tsx';
import { CompanyCode } from './company-code.tsx';
import { EmployeeResign } from './employee-resign.tsx';
import { EmployeeTable } from './employee-table.tsx';
import { employeeTexts } from './employee.texts.ts';
import { useEmployeeActs } from './use-employee-acts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '员工管理', en: 'Employees' });

const PATH = '/my-employee-list';
const TABS = ['active', 'invited', 'waiting', 'resigned'] as const;

const load = defineWork(
  forAdmins(calls.exhibitor.employees, async ({ api, query }) => {
    const keyword = (query.get('keyword') ?? '').slice(0, 200);
    const state = TABS.find((one) => one === query.get('state')) ?? null;
    const asked = { pageNum: pageNumOf(query), pageSize: 20, keyword, ...(state !== null && { state }) };
    const [page, { exhibitorCode }] = await Promise.all([
      api(calls.exhibitor.employees, asked),
      api(calls.exhibitor.waitingEmployees, {}),
    ]);
    return { keyword, state, page, exhibitorCode };
  }),
);
export const clientLoader = load.browser;
type Loaded = NonNullable<ReturnType<typeof load.useData>>;

const tabPath = (state: Loaded['state'], keyword: string): string => {
  const query = new URLSearchParams({ ...(state !== null && { state }), ...(keyword !== '' && { keyword }) });
  return query.size === 0 ? PATH : `${PATH}?${query}`;
};

function StateTabs({ keyword, state, page: { counts } }: Loaded) {
  const t = useTexts(employeeTexts);
  const all = counts.active + counts.invited + counts.waiting;
  return (
    <Tabs
      label={t('states')}
      current={tabPath(state, keyword)}
      tabs={[
        { to: tabPath(null, keyword), label: t('all'), count: all },
        ...TABS.map((one) => ({ to: tabPath(one, keyword), label: t(one), count: counts[one] })),
      ]}
    />
  );
}

function Search({ keyword, state }: Pick<Loaded, 'keyword' | 'state'>) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  return (
    <form
      method="get"
      action={localHref(lang, PATH)}
      className="mb-4 flex flex-wrap gap-2"
      key={`${keyword} ${state}`}
      role="search"
    >
      {state !== null && <input type="hidden" name="state" value={state} />}
      <input
        className="input min-w-48 flex-1 basis-56 md:max-w-md"
        type="search"
        name="keyword"
        defaultValue={keyword}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={200}
      />
      <Button type="submit" kind="quiet">
        {t('searchButton')}
      </Button>
    </form>
  );
}

const EMPTY = { active: 'empty', invited: 'emptyInvited', waiting: 'emptyWaiting', resigned: 'emptyResigned' } as const;

function Nobody({ keyword, state }: Pick<Loaded, 'keyword' | 'state'>) {
  const t = useTexts(employeeTexts);
  return (
    <EmptyState title={t(keyword !== '' || state === null ? 'empty' : EMPTY[state])}>
      <ButtonLink to={PATH} kind="quiet">
        {t('showAll')}
      </ButtonLink>
    </EmptyState>
  );
}

function Employees({ data }: { data: Loaded }) {
  const t = useTexts(employeeTexts);
  const { revalidate } = useRevalidator();
  const acts = useEmployeeActs();
  const [leaving, setLeaving] = useState<EmployeeRow | null>(null);
  const { page, exhibitorCode } = data;
  const used = page.counts.active + page.counts.invited;
  const full = used >= page.employeesMax;
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="num text-soft">{t('used', { count: used, max: page.employeesMax })}</p>
        {!full && (
          <ButtonLink to="/add-employee" className="ml-auto">
            <Icon name="plus" />
            {t('add')}
          </ButtonLink>
        )}
      </div>
      {full && <p className="note mb-5">{t('full')}</p>}
      <CompanyCode code={exhibitorCode} busy={acts.isBusy('code')} onRenew={acts.renewCode} />
      <StateTabs {...data} />
      <Search {...data} />
      {page.list.length === 0 ? (
        <Nobody {...data} />
      ) : (
        <EmployeeTable rows={page.list} acts={acts} onResign={setLeaving} />
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
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
