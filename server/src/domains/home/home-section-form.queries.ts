import type { SectionForm } from '@fairbridge/contract/home/home.shapes.ts';
import type { Scope } from '../../scope.ts';

/** Writes all sections in this order, in the place of those before. */
export async function writeSections(scope: Scope, sections: readonly SectionForm[]): Promise<void> {
  const exhibition_id = scope.exhibition.id;
  await scope.db.deleteFrom('home_section').where('exhibition_id', '=', exhibition_id).execute();
  const rows = sections.map(({ code, title, shown, amount }, sort) => ({
    exhibition_id,
    code,
    title_zh: title.zh,
    title_en: title.en,
    shown,
    amount,
    sort,
  }));
  await scope.db.insertInto('home_section').values(rows).execute();
}
