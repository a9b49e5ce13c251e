import { calls } from '../../calls.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
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
    const draftKey = draftKeyOf(given);
    const [{ counts, employeesMax }, { list }, autosaved, unfinished] = await Promise.all([
      api(calls.exhibitor.employees, { pageSize: 1 }),
      api(calls.exhibition.countries, {}),
      autosavedOf(api, 'employee', draftKey),
      unfinishedOf(api, 'employee', draftKey),
    ]);
    return {
      used: counts.active + counts.invited,
      employeesMax,
      countries: list,
      slot: draftKey,
      autosaved,
      unfinished,
    };
  }),
);
export const clientLoader = load.browser;

/** A sub-account for a colleague, who is invited by e-mail. */
export default function EmployeeAddScreen() {
  const t = useTexts(employeeTexts);
  const data = load.useData();
  if (data === null) return <AdminsOnly title={t('addTitle')} />;
  const { used, employeesMax, countries, slot: draftKey, autosaved, unfinished } = data;
  const full = used >= employeesMax;
  return (
    <div className="page-narrow pt-5 pb-8">
      <BackLink to="/my-employee-list">{t('title')}</BackLink>
      <h1 className="text-2xl">{t('addTitle')}</h1>
      <p className="mt-1 text-soft">{t('addLead')}</p>
      <p className="num mt-1 mb-5 text-sm text-soft">{t('used', { count: used, max: employeesMax })}</p>
      {full && <p className="note mb-4">{t('full')}</p>}
      <Unfinished kind="employee" list={unfinished} addressOf={(one) => `/add-employee?slot=${one}`} />
      <EmployeeForm
        key={draftKey}
        edited={null}
        draftKey={draftKey}
        autosaved={autosaved}
        countries={countries}
        blocked={full}
      />
    </div>
  );
}
