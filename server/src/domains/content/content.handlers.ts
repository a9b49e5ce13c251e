import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { ArticleCard } from '@fairbridge/contract/content/content.calls.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { article, articles, programmes } from './content.queries.ts';

type CardRow = {
  id: string;
  title_zh: string;
  title_en: string;
  summary_zh: string;
  summary_en: string;
  picture: string;
  published_at: Date;
};

const card = (row: CardRow): ArticleCard => ({
  id: row.id,
  title: { zh: row.title_zh, en: row.title_en },
  summary: { zh: row.summary_zh, en: row.summary_en },
  picture: pictureAddress(row.picture),
  publishedAt: row.published_at.toISOString(),
});

export const contentHandlers: Implementation<Scope, typeof contract.content> = {
  articles: async ({ scope, input }) => {
    const { rows, total } = await articles(scope, rangeOf(input));
    return pageAnswer(rows.map(card), total, input);
  },

  article: async ({ scope, input }) => {
    const row = await article(scope, input.id);
    if (row === undefined) refuse('notFound');
    return { ...card(row), body: { zh: row.body_zh, en: row.body_en } };
  },

  programmes: async ({ scope, input }) => {
    const { rows, total } = await programmes(scope, rangeOf(input));
    const list = rows.map((row) => ({
      id: row.id,
      title: { zh: row.title_zh, en: row.title_en },
      description: { zh: row.description_zh, en: row.description_en },
      place: { zh: row.place_zh, en: row.place_en },
      speaker: { zh: row.speaker_zh, en: row.speaker_en },
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
    }));
    return pageAnswer(list, total, input);
  },
};
