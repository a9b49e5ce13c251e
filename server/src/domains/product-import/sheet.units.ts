import { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';
import { Words, type Entry } from './sheet.words.ts';

export const UNIT_ENTRIES: readonly Entry[] = UNIT_CODES.map((code) => ({
  code,
  name: { zh: unitName(code, 'zh'), en: unitName(code, 'en') },
}));
/** Units as they are written into a cell: by code or name. */
export const UNITS = new Words(UNIT_ENTRIES);
