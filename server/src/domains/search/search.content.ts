import type { ArticleCard, Programme } from '@fairbridge/contract/content/content.calls.ts';
import type { Page } from '@fairbridge/contract/fields.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { pageAnswer, rangeOf } from '../../paging.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { DocumentKind } from '../../platform/search/document.ts';
import type { Found, SearchEngine } from '../../platform/search/find.ts';
import type { Scope } from '../../scope.ts';
import { foundArticles, foundProgrammes } from './search.queries.ts';

type Asked = Page & { keyword: string };

/** What the organizer publishes is for everybody. */
function find(search: SearchEngine, scope: Scope, kind: DocumentKind, asked: Asked, lang: Lang): Promise<Found> {
  return search.find(
    scope.exhibition.lexicon,
    {
      exhibitionId: scope.exhibition.id,
      kind,
      keyword: asked.keyword,
      filter: {},
      sort: 'relevance',
      ...rangeOf(asked),
      facets: [],
      lang,
    },
    { scopes: [0], pool: [] },
  );
}

/** News that say it, the best hits first. */
export async function articlesFound(search: SearchEngine, scope: Scope, asked: Asked, lang: Lang) {
  const { ids, total } = await find(search, scope, 'article', asked, lang);
  const list = (await foundArticles(scope, ids)).map((row): ArticleCard => ({
    id: row.id,
    title: { zh: row.title_zh, en: row.title_en },
    summary: { zh: row.summary_zh, en: row.summary_en },
    picture: pictureAddress(row.picture),
    publishedAt: row.published_at.toISOString(),
  }));
  return pageAnswer(list, total, asked);
}

export async function programmesFound(search: SearchEngine, scope: Scope, asked: Asked, lang: Lang) {
  const { ids, total } = await find(search, scope, 'programme', asked, lang);
  const list = (await foundProgrammes(scope, ids)).map((row): Programme => ({
    id: row.id,
    title: { zh: row.title_zh, en: row.title_en },
    description: { zh: row.description_zh, en: row.description_en },
    place: { zh: row.place_zh, en: row.place_en },
    speaker: { zh: row.speaker_zh, en: row.speaker_en },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
  }));
  return pageAnswer(list, total, asked);
}
