import { idType, type OwnVisitor, type VisitorTier } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { mask, decrypt } from '../../platform/encryption/encryption.ts';
import { areaName } from '../exhibition/exhibition.areas.ts';
import type { ownVisitor } from './visitor.queries.ts';

type Row = Awaited<ReturnType<typeof ownVisitor>>;

/** What ID numbers are sealed for; see ruling 2.12. */
export const ID_NUMBER = 'visitor identity number';

const titles = ['mr', 'lady'] as const;

export function tiersOf(row: Pick<Row, 'country' | 'certified_at'>, vip: boolean): VisitorTier[] {
  const tiers: VisitorTier[] = [];
  if (row.country !== '' && row.country !== 'CN') tiers.push('overseas');
  if (row.certified_at !== null) tiers.push('certified');
  if (vip) tiers.push('vip');
  return tiers;
}

export const ownVisitorAnswer = (secret: string, row: Row, vip: boolean): OwnVisitor => ({
  ...row,
  email: row.email ?? '',
  title: titles.find((title) => title === row.title) ?? '',
  mobileAreaCode: row.mobile_area_code,
  provinceName: areaName(row.country, null, row.province),
  cityName: areaName(row.country, row.province, row.city),
  tiers: tiersOf(row, vip),
  idType: idType.catch('idCard').parse(row.id_type),
  idNumberMasked: row.id_number_sealed === null ? '' : mask(decrypt(secret, ID_NUMBER, row.id_number_sealed)),
});
