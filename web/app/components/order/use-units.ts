import { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';
import { useLang } from '../../i18n/lang.tsx';

/** The units to choose from; one that was typed freely before stays to be chosen. */
export function useUnits(current: string) {
  const lang = useLang();
  const codes = UNIT_CODES.includes(current) ? UNIT_CODES : [...UNIT_CODES, current];
  return codes.map((value) => ({ value, label: unitName(value, lang) }));
}
