import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import {
  EMPLOYEE_SORTS,
  type EmployeeSort,
  type EmployeeState,
} from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import { parseSort, sortQuery } from '../../ui/list/sorting.ts';

export const EMPLOYEES_PATH = '/my-employee-list';
export const EMPLOYEE_STATES = ['active', 'invited', 'waiting', 'resigned'] as const satisfies readonly EmployeeState[];

/** What the address of the list of colleagues asks for; without a state those who have not left. */
export type EmployeeQuery = {
  state: EmployeeState | null;
  keyword: string;
  sort: EmployeeSort;
  descending: boolean;
  pageNum: number;
};

export const employeeQuery = (query: URLSearchParams): EmployeeQuery => ({
  state: EMPLOYEE_STATES.find((one) => one === query.get('state')) ?? null,
  keyword: keywordIn(query),
  ...parseSort(query, EMPLOYEE_SORTS),
  pageNum: pageNumOf(query),
});

/** The first page of such a list. */
export function employeesAddress({ state, keyword, sort, descending }: Omit<EmployeeQuery, 'pageNum'>): string {
  const query = new URLSearchParams({
    ...(state !== null && { state }),
    ...(keyword !== '' && { keyword }),
    ...sortQuery(sort, descending, 'default'),
  });
  return query.size === 0 ? EMPLOYEES_PATH : `${EMPLOYEES_PATH}?${query}`;
}

/** The same list in another order. */
export const sortedBy = (asked: EmployeeQuery, by: string, descending: boolean): string =>
  employeesAddress({ ...asked, sort: EMPLOYEE_SORTS.find((one) => one === by) ?? 'default', descending });
