import type { Insertable } from 'kysely';
import { newId } from '../../server/src/core/id.ts';
import type { Tables } from '../../server/src/platform/database/kysely.ts';

type Row = Insertable<Tables['exhibitor_application']>;

export function applicationRow(exhibitionId: string, given: Partial<Row> = {}) {
  const id = given.id ?? newId();
  return {
    exhibition_id: exhibitionId,
    name_zh: `江苏禾田农化 ${id}`,
    name_en: '',
    country: 'CN',
    categories: [] as string[],
    website: '',
    contact_name: '李明',
    email: `li.ming.${id.toLowerCase()}@hetian.example`,
    mobile_area_code: '86',
    mobile: '13800138000',
    package: '',
    area: '36 m²',
    remark: '',
    language: 'zh',
    state: 'waiting',
    version: 1,
    ...given,
    id,
  };
}
