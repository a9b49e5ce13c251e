export { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';
