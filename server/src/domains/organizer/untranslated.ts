import type { AnyCall } from '@fairbridge/contract/call.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { COUNTED_TEXTS, missingLangs, meterOf, type LanguageMeter } from '@fairbridge/contract/languages.ts';
import { LANGUAGE_ROOMS, type Untranslated } from '@fairbridge/contract/organizer/opening.shapes.ts';
import { LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { can, type OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { articlesLacking } from '../article/article.queries.ts';
import { pageLinks } from '../exhibition/page-link.queries.ts';
import { homeSections } from '../home/home-section.queries.ts';
import { pageSummaries, questionsLack } from '../page/page.answers.ts';
import { programmesLacking } from '../programme/programme.queries.ts';
import { draftsLacking } from './untranslated.queries.ts';

type Room = Untranslated['room'];
type Lacking = Readonly<Record<Lang, number>>;

/** The call that writes in a room: whose work it is stands there, once. */
const WORK: Readonly<Record<Room, AnyCall>> = {
  articles: contract.article.change,
  programmes: contract.programme.change,
  pages: contract.page.save,
  homeLinks: contract.home.saveLink,
  homeSections: contract.home.saveSections,
  announcements: contract.announcement.save,
};

const counted = (lacked: readonly (readonly Lang[])[]): Lacking => ({
  zh: lacked.filter((langs) => langs.includes('zh')).length,
  en: lacked.filter((langs) => langs.includes('en')).length,
});
const ofMeters = (meters: readonly LanguageMeter[]): Lacking => counted(meters.map(missingLangs));

const COUNTS: Readonly<Record<Room, (ctx: FairContext) => Promise<Lacking>>> = {
  articles: articlesLacking,
  programmes: programmesLacking,
  pages: async (ctx) => counted([...(await pageSummaries(ctx)).map(({ lacks }) => lacks), questionsLack(ctx)]),
  homeLinks: async (ctx) =>
    ofMeters(
      (await pageLinks(ctx)).map((row) => meterOf({ title: bilingualOf('title', row) }, COUNTED_TEXTS.pageLink)),
    ),
  homeSections: async (ctx) =>
    ofMeters((await homeSections(ctx)).map((section) => meterOf(section, COUNTED_TEXTS.homeSection))),
  announcements: draftsLacking,
};

/** What lacks a language, room by room, of what this member of staff may edit. */
export async function untranslatedOf(
  ctx: FairContext,
  caller: Pick<OrganizerCaller, 'kind' | 'role'>,
): Promise<Untranslated[]> {
  const found: Untranslated[] = [];
  for (const room of LANGUAGE_ROOMS) {
    if (!can(WORK[room].roles, caller)) continue;
    const lacking = await COUNTS[room](ctx);
    for (const lang of LANGS) if (lacking[lang] > 0) found.push({ room, lang, count: lacking[lang] });
  }
  return found;
}
