import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Says, useLang } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { Rich } from '../../ui/rich-text.tsx';

/** A news article from its headline to its last line: on its page, and in the editor's preview. */
export function ArticleView({
  title,
  summary,
  body,
  picture,
  publishedAt,
  level = 1,
}: {
  title: Bilingual;
  summary: Bilingual;
  body: RichBilingual;
  /** The cover's address; empty for none. */
  picture: string;
  publishedAt: string;
  level?: 1 | 2;
}) {
  const lang = useLang();
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className="mt-3 text-3xl md:text-4xl">
        <Says text={title} />
      </Heading>
      <p className="num mt-3 text-soft">
        <time dateTime={publishedAt}>{beijingDay(publishedAt, lang)}</time>
      </p>
      {picture !== '' && (
        <div className="mt-6 aspect-video overflow-hidden rounded-sign bg-[var(--stage)]">
          <Picture
            address={picture}
            alt=""
            sizes="(max-width: 900px) 96vw, 860px"
            width={1200}
            height={675}
            className="h-full w-full object-cover"
          />
        </div>
      )}
      {inLang(summary, lang) !== '' && (
        <p className="mt-7 text-lg font-semibold">
          <Says text={summary} />
        </p>
      )}
      <Rich text={body} className="mt-5 text-[1.05rem]" />
    </>
  );
}
