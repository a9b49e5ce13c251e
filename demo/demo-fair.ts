import type { FairSettings } from '@fairbridge/contract/settings/settings.ts';
import { richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Insertable } from 'kysely';
import { newId } from '../server/src/core/id.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import type { FairDefinition } from './data/fair.ts';
import type { DemoFair } from './data/shapes.ts';
import { loadLinks } from './demo-home.ts';
import { drawnFileRow, exhibitionRow } from './factories/factories.ts';
import { loadVocabularies, vocabularyColumns } from '../server/src/set-up/vocabularies.ts';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
const DAY = 86_400_000;
export type FairPlace = { host: string | null; isDefault: boolean; opensInDays: number };

const iso = (at: number): string => new Date(at).toISOString();

const SERVICE: Partial<FairSettings> = {
  exhibitorApplications: true,
  servicePhone: '+86 21 5550 0120',
  serviceHours: {
    zh: '周一至周五 9:00–18:00（北京时间），展期内 8:00–20:00',
    en: 'Monday to Friday 9:00–18:00, during the fair 8:00–20:00 (Beijing time)',
  },
};

/** The exhibition itself with its vocabularies, questionnaire, news and programmes. Answers its id and the id of its hero picture's file. */
export async function loadFair(db: Db, fair: DemoFair, place: FairPlace): Promise<string> {
  const { definition } = fair;
  const opens = Date.now() + place.opensInDays * DAY;
  const exhibition = exhibitionRow({
    code: definition.code,
    host: place.host,
    is_default: place.isDefault,
    ...bilingualColumns('name', definition.name),
    ...bilingualColumns('short_name', definition.shortName),
    ...bilingualColumns('slogan', definition.slogan),
    ...bilingualColumns('search_hint', definition.searchHint),
    ...bilingualColumns('venue', definition.venue),
    ...bilingualColumns('city', definition.city),
    ...bilingualColumns('about', definition.about),
    settings: json(SERVICE),
    starts_on: iso(opens).slice(0, 10),
    ends_on: iso(opens + 2 * DAY).slice(0, 10),
    ...vocabularyColumns(definition),
    questions_answered: json(definition.qa),
  });
  await insertRows(db, 'exhibition', [exhibition]);
  await loadVocabularies(db, exhibition.id, definition);
  await loadContent(db, exhibition.id, definition, opens);
  return exhibition.id;
}

/** Rows travel as JSON, so a JSON column takes the value as it is. */
const json = (value: unknown) => value as string;

async function loadContent(db: Db, exhibitionId: string, definition: FairDefinition, opens: number): Promise<void> {
  const files: Row<'file'>[] = [];
  const news = definition.articles.map((article, index): Row<'article'> => {
    const picture = drawnFileRow(
      exhibitionId,
      exhibitionId,
      { picture: article.picture },
      { width: 1200, height: 675 },
    );
    files.push(picture);
    return {
      id: newId(),
      exhibition_id: exhibitionId,
      ...bilingualColumns('title', article.title),
      ...bilingualColumns('summary', article.summary),
      body_zh: json(richOf(article.body.zh)),
      body_en: json(richOf(article.body.en)),
      picture: picture.id,
      published_at: iso(Date.now() - (index * 3 + 1) * DAY),
    };
  });
  const hero = drawnFileRow(
    exhibitionId,
    exhibitionId,
    { picture: `news/${definition.code}-hero` },
    { width: 1200, height: 525 },
  );
  files.push(hero);
  await insertRows(db, 'file', files);
  await insertRows(db, 'article', news);
  await insertRows(db, 'programme', programmeRows(exhibitionId, definition, opens));
  await insertRows(db, 'exhibitor_task', taskRows(exhibitionId, opens));
  await loadLinks(db, exhibitionId, definition, hero.id);
}

/** Times of programmes are Beijing times. */
const beijing = (day: string, time: string): string => new Date(`${day}T${time}:00+08:00`).toISOString();

/** What exhibitors have to do before the fair, with the days before it that are the last ones. */
function taskRows(exhibitionId: string, opens: number): Row<'exhibitor_task'>[] {
  const of = (daysBefore: number, kind: string, title: Bilingual, description: Bilingual): Row<'exhibitor_task'> => ({
    id: newId(),
    exhibition_id: exhibitionId,
    ...bilingualColumns('title', title),
    ...bilingualColumns('description', description),
    kind,
    due_on: iso(opens - daysBefore * DAY).slice(0, 10),
    published: true,
  });
  return [
    of(
      30,
      'catalogue',
      { zh: '提交会刊资料', en: 'Submit your catalogue entry' },
      {
        zh: '会刊按工作台中的公司资料和展品编印。',
        en: 'The catalogue is printed from your company page and exhibits.',
      },
    ),
    of(
      21,
      'answer',
      { zh: '申请展位用电', en: 'Order power for your booth' },
      { zh: '请写明电压、功率和接口位置。', en: 'Please give voltage, power and where the outlet should be.' },
    ),
    of(
      14,
      'confirm',
      { zh: '确认楣板文字', en: 'Confirm the fascia lettering' },
      {
        zh: '楣板使用公司资料中的名称和展位号。如需修改，请先更新公司资料。',
        en: 'The fascia shows the company name and booth number as they stand on your company page. Please update it first if they have changed.',
      },
    ),
  ];
}

function programmeRows(exhibitionId: string, definition: FairDefinition, opens: number): Row<'programme'>[] {
  return definition.programmes.map((programme) => {
    const day = iso(opens + (programme.day - 1) * DAY).slice(0, 10);
    return {
      id: newId(),
      exhibition_id: exhibitionId,
      ...bilingualColumns('title', programme.title),
      ...bilingualColumns('description', programme.description),
      ...bilingualColumns('place', programme.place),
      ...bilingualColumns('speaker', programme.speaker),
      kind: programme.kind,
      starts_at: beijing(day, programme.startsAt),
      ends_at: beijing(day, programme.endsAt),
    };
  });
}
