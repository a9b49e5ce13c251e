import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { useTexts } from '../../i18n/lang.tsx';
import { mobileFieldTexts } from '../../ui/mobile-field.texts.ts';
import { employeeTexts } from './employee.texts.ts';

const NAMED = ['nameZh', 'nameEn', 'positionZh', 'positionEn', 'email', 'language'] as const;

/** The parts of an employee by their names, for whoever has to choose between two of them. */
export function useEmployeeDescriptions(): FieldDescriptions {
  const t = useTexts(employeeTexts);
  const says = useTexts(mobileFieldTexts);
  return {
    labelOf: (path) => {
      if (path === 'areaCode' || path === 'mobile') return says(path);
      if (path === 'admin') return t('makeAdmin');
      return t(NAMED.find((one) => one === path) ?? 'picture');
    },
    say: (path, value) => {
      if (path === 'language') return t(value === 'en' ? 'en' : 'zh');
      // of a picture its id alone is known
      return path === 'avatar' && value !== '' ? t('picture') : null;
    },
  };
}
