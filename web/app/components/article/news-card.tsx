import type { ArticleCard } from '@fairbridge/contract/article/public-article.calls.ts';
import { LocalLink, Says, useLang } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Picture } from '../../ui/picture.tsx';

/** A news article as a card: picture, day, headline, first sentence. */
export function NewsCard({ article, level = 3 }: { article: ArticleCard; level?: 2 | 3 }) {
  const lang = useLang();
  const Heading = `h${level}` as const;
  return (
    <article className="entry">
      <div className="aspect-video overflow-hidden bg-[var(--stage)]">
        <Picture
          address={article.picture}
          alt=""
          sizes="(max-width: 750px) 92vw, 400px"
          width={800}
          height={450}
          className="h-full w-full object-cover"
        />
      </div>
      <div className="p-4">
        <p className="num text-sm text-soft">
          <time dateTime={article.publishedAt}>{beijingDay(article.publishedAt, lang)}</time>
        </p>
        <Heading className="entry-title clamp-2 mt-1 text-[1.1rem]">
          <LocalLink to={`/news/${article.id}`}>
            <Says text={article.title} />
          </LocalLink>
        </Heading>
        <p className="clamp-2 mt-1.5 text-soft">
          <Says text={article.summary} />
        </p>
      </div>
    </article>
  );
}
