import type { EmployeeRecord } from '@fairbridge/contract/exhibitor/employee.shapes.ts';
import type { InputOf } from '@fairbridge/contract/call.ts';
import type { saveEmployee } from '@fairbridge/contract/exhibitor/employee.calls.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

/** The form of an employee as it is typed. */
export type EmployeeFormValues = {
  nameZh: string;
  nameEn: string;
  positionZh: string;
  positionEn: string;
  email: string;
  areaCode: string;
  mobile: string;
  /** Id of the picture, '' without one. */
  avatar: string;
  admin: boolean;
  language: Lang;
};

export const emptyEmployee = (language: Lang): EmployeeFormValues => ({
  nameZh: '',
  nameEn: '',
  positionZh: '',
  positionEn: '',
  email: '',
  areaCode: '86',
  mobile: '',
  avatar: '',
  admin: false,
  language,
});

const isLang = (value: unknown): boolean => value === 'zh' || value === 'en';
/** What such values are compared with that were kept before. */
export const EMPLOYEE_LIKE = { ...emptyEmployee('zh'), language: isLang };

export const employeeFormValues = (record: EmployeeRecord): EmployeeFormValues => ({
  nameZh: record.name.zh,
  nameEn: record.name.en,
  positionZh: record.position.zh,
  positionEn: record.position.en,
  email: record.email,
  areaCode: record.areaCode === '' ? '86' : record.areaCode,
  mobile: record.mobile,
  avatar: record.avatar,
  admin: record.admin,
  language: record.language,
});

export function employeeInput(
  formValues: EmployeeFormValues,
  edited: Pick<EmployeeRecord, 'id' | 'version'> | null,
): InputOf<typeof saveEmployee> {
  const { nameZh, nameEn, positionZh, positionEn, avatar, ...rest } = formValues;
  return {
    ...rest,
    name: { zh: nameZh, en: nameEn },
    position: { zh: positionZh, en: positionEn },
    avatar: avatar === '' ? null : avatar,
    ...(edited !== null && { id: edited.id, version: edited.version }),
  };
}
