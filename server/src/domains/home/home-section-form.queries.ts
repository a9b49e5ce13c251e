import type { SectionForm } from '@fairbridge/contract/home/home.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { Scope } from '../../ground/scope.ts';

/** Writes all sections in this order, in the place of those before. */
export async function writeSections(scope: Scope, sections: readonly SectionForm[]): Promise<void> {
  const exhibition_id = scope.exhibition.id;
  await scope.db.deleteFrom('home_section').where('exhibition_id', '=', exhibition_id).execute();
  const rows = sections.map(({ code, title, shown, amount }, sort) => ({
    exhibition_id,
    code,
    ...bilingualColumns('title', title),
    shown,
    amount,
    sort,
  }));
  await scope.db.insertInto('home_section').values(rows).execute();
}
