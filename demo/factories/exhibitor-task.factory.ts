import type { Insertable } from 'kysely';
import { newId } from '../../server/src/core/id.ts';
import type { Tables } from '../../server/src/platform/database/kysely.ts';

type Row = Insertable<Tables['exhibitor_task']>;

export const exhibitorTaskRow = (exhibitionId: string, given: Partial<Row> = {}) => ({
  exhibition_id: exhibitionId,
  title_zh: '确认楣板文字',
  title_en: 'Confirm the fascia lettering',
  description_zh: '',
  description_en: '',
  kind: 'confirm',
  due_on: '2027-01-05',
  packages: [] as string[],
  reminds: true,
  published: true,
  version: 1,
  ...given,
  id: given.id ?? newId(),
});
