import { calls } from '../../calls.ts';
import { loadRecord } from '../../editing/load-record.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { employeeTexts } from './employee.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '新增员工', en: 'Add employee' });

const load = defineClientLoad(
  forAdmins(calls.exhibitor.saveEmployee, async (given) => {
    const { api } = given;
    const [loaded, { counts, employeesMax }, { list }] = await Promise.all([
      loadRecord(given, 'employee', (id) => api(calls.exhibitor.employee, { id })),
      api(calls.exhibitor.employees, { pageSize: 1 }),
      api(calls.exhibition.countries, {}),
    ]);
    return { ...loaded, used: counts.active + counts.invited, employeesMax, countries: list };
  }),
);
export const clientLoader = load.browser;

/** A sub-account for a colleague, who is invited by e-mail. */
export default function EmployeeAddScreen() {
  const t = useTexts(employeeTexts);
  const data = load.useData();
  if (data === null) return <AdminsOnly title={t('addTitle')} />;
  const { used, employeesMax, countries, draftKey, unfinished } = data;
  const full = used >= employeesMax;
  return (
    <div className="page-narrow pt-5 pb-8">
      <BackLink to="/my-employee-list">{t('title')}</BackLink>
      <h1 className="text-2xl">{t('addTitle')}</h1>
      <p className="mt-1 text-soft">{t('addLead')}</p>
      <p className="num mt-1 mb-5 text-sm text-soft">{t('used', { count: used, max: employeesMax })}</p>
      {full && <p className="note mb-4">{t('full')}</p>}
      <Unfinished kind="employee" list={unfinished} addressOf={(one) => `/add-employee?slot=${one}`} />
      <EmployeeForm key={draftKey} loaded={data} countries={countries} blocked={full} />
    </div>
  );
}
