import type { EmployeeRow, EmployeeState } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { employeeTexts } from './employee.texts.ts';

const SINCE = {
  active: 'sinceActive',
  invited: 'sinceInvited',
  waiting: 'sinceWaiting',
  resigned: 'sinceResigned',
} as const satisfies Record<EmployeeState, keyof typeof employeeTexts>;

/** Never by colour alone: the word says it too. */
const LOOK: Record<EmployeeState, string> = {
  active: 'border-good text-good',
  invited: 'border-accent',
  waiting: 'border-accent bg-tint font-semibold',
  resigned: 'border-line text-soft',
};

/** What somebody is called; of a deleted account nothing is left. */
export const employeeName = ({ name }: Pick<EmployeeRow, 'name'>, lang: Lang, nameless: string): string =>
  inLang(name, lang) || nameless;

export function useEmployeeName(): (employee: Pick<EmployeeRow, 'name'>) => string {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  return (employee) => employeeName(employee, lang, t('nameless'));
}

/** The state with its day. */
export function EmployeeStateMark({ state, since }: Pick<EmployeeRow, 'state' | 'since'>) {
  const t = useTexts(employeeTexts);
  const lang = useLang();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={`inline-block rounded-sign border px-2 text-sm whitespace-nowrap ${LOOK[state]}`}>
        {t(state)}
      </span>
      <span className="num text-sm whitespace-nowrap text-soft">
        {t(SINCE[state], { day: beijingDay(since, lang) })}
      </span>
    </span>
  );
}
