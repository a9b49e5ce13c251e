import type { EmployeeRecord } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { autosavedOf } from '../../editing/draft-key.ts';
import { editorKey } from '../../editing/load-record.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { forAdmins } from '../../components/exhibitor/for-admins.ts';
import { workMeta } from '../../site/page-meta.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { AdminsOnly } from './admins-only.tsx';
import { EmployeeAside } from './employee-aside.tsx';
import { EmployeeAvatar } from './employee-avatar.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployeeName } from './employee-state.tsx';
import { EmployeeReach, EmployeeTags } from './employee-columns.tsx';
import { employeeTexts } from './employee.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑员工', en: 'Edit employee' });

const load = defineClientLoad(
  forAdmins(calls.exhibitor.employee, async ({ api, params }) => {
    const id = params['id'] ?? '';
    const [record, { list }, autosaved] = await Promise.all([
      api(calls.exhibitor.employee, { id }),
      api(calls.exhibition.countries, {}),
      autosavedOf(api, 'employee', id),
    ]);
    return { kind: 'employee' as const, draftKey: id, record, countries: list, autosaved };
  }),
);
export const clientLoader = load.browser;

/** Somebody who has left, or waits for an answer: to look at, not to edit. */
function Facts({ record }: { record: EmployeeRecord }) {
  const lang = useLang();
  return (
    <section className="card flex flex-wrap items-center gap-5 self-start p-5">
      <EmployeeAvatar avatar={record.avatar} name={inLang(record.name, lang)} size="large" />
      <div className="min-w-0">
        <p className="text-soft">
          <Says text={record.position} />
        </p>
        <EmployeeReach employee={record} />
      </div>
    </section>
  );
}

/** One employee: to edit, to end, to bring back. A newer version is a new form. */
export default function EmployeeEditScreen() {
  const t = useTexts(employeeTexts);
  const nameOf = useEmployeeName();
  const data = load.useData();
  if (data === null) return <AdminsOnly title={t('recordTitle')} />;
  const { record, countries } = data;
  return (
    <div className="page pt-5 pb-8">
      <BackLink to="/my-employee-list">{t('title')}</BackLink>
      <h1 className="mb-5 flex flex-wrap items-center gap-2 text-2xl">
        {nameOf(record)}
        <span className="flex gap-1.5 text-base">
          <EmployeeTags employee={record} />
        </span>
      </h1>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {record.may.edit ? (
          <EmployeeForm key={editorKey(data)} loaded={data} countries={countries} />
        ) : (
          <Facts record={record} />
        )}
        <EmployeeAside record={record} />
      </div>
    </div>
  );
}
