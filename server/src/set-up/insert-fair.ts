import type { NewFair } from '@fairbridge/contract/exhibition/set-up.calls.ts';
import type { FairState } from '@fairbridge/contract/fair-state.ts';
import { newId } from '../core/id.ts';
import { bilingualColumns } from '../platform/database/bilingual.ts';
import { insertRows } from '../platform/database/insert-rows.ts';
import type { Db } from '../platform/database/kysely.ts';
import { templateOf } from './fair-template.ts';
import { loadVocabularies, vocabularyColumns } from './vocabularies.ts';

/** What is asked of the first fair and of every other. */
export type FairPlace = {
  code: string;
  isDefault: boolean;
  state: FairState;
  /** Lists of words, and the questionnaire, that come from elsewhere. */
  withoutWords?: boolean;
  withoutQuestions?: boolean;
};

/** Of the terms that are there before the organizer has written any. */
const FIRST_CONSENT = '2026-01';

const NO_WORDS = { floors: [], halls: [], categories: [], ingredients: [], compliance: [] };
const NO_QUESTIONS = { questionnaire: [] };

/** The fair with everything its template brings; answers its id. Columns are named one by one, since a fair is made here and nowhere else but in the demo. */
export async function insertFair(db: Db, fair: NewFair, place: FairPlace): Promise<string> {
  const template = templateOf(fair.template);
  const id = newId();
  await insertRows(db, 'exhibition', [
    {
      id,
      code: place.code,
      host: fair.host === '' ? null : fair.host,
      is_default: place.isDefault,
      state: place.state,
      ...bilingualColumns('name', fair.name),
      ...bilingualColumns('short_name', fair.shortName),
      ...bilingualColumns('slogan', fair.slogan),
      ...bilingualColumns('search_hint', template.searchHint),
      ...bilingualColumns('venue', fair.venue),
      ...bilingualColumns('city', fair.city),
      starts_on: fair.startsOn,
      ends_on: fair.endsOn,
      ...vocabularyColumns(template),
      consent_version: FIRST_CONSENT,
      // nobody consents to a text that names nobody
      terms_published: false,
    },
  ]);
  await loadVocabularies(db, id, {
    ...template,
    ...(place.withoutWords === true ? NO_WORDS : {}),
    ...(place.withoutQuestions === true ? NO_QUESTIONS : {}),
  });
  return id;
}
