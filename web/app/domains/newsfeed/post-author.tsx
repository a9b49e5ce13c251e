import type { PostAuthor } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Initials } from '../../ui/initials.tsx';
import { Picture } from '../../ui/picture.tsx';
import { BoothPlate } from '../../components/booth/booth-plate.tsx';
import { exhibitorPath } from '../../components/exhibitor/exhibitor-path.ts';
import { newsfeedTexts } from './newsfeed.texts.ts';

/** By what an author is called: the company where no person is named any more. */
export const authorName = ({ name, company }: PostAuthor, lang: Lang): string =>
  inLang(name, lang) || inLang(company, lang);

/** The person's picture, else the company's mark, else the initials. */
export function AuthorAvatar({ author, size = 44 }: { author: PostAuthor; size?: number }) {
  const lang = useLang();
  const picture = author.avatar === '' ? (author.exhibitor?.logo ?? '') : author.avatar;
  return (
    <span
      className={`grid shrink-0 place-items-center overflow-hidden border border-line bg-[var(--stage)] text-soft ${author.avatar === '' && picture !== '' ? 'rounded-sign' : 'rounded-full'}`}
      style={{ width: size, height: size }}
    >
      {picture === '' ? (
        <Initials name={authorName(author, lang)} />
      ) : (
        <Picture
          address={picture}
          alt=""
          sizes={`${size}px`}
          width={size}
          height={size}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

function Company({ author }: { author: PostAuthor }) {
  if (author.exhibitor === null) return <Says text={author.company} />;
  return (
    <LocalLink
      to={exhibitorPath(author.exhibitor.id)}
      className="inline-flex min-h-[24px] items-center hover:text-action hover:underline"
    >
      <Says text={author.company} />
    </LocalLink>
  );
}

/** Who speaks: face, name, company, booth, and what else belongs into the line below. */
export function AuthorLine({ author, children }: { author: PostAuthor; children?: ReactNode }) {
  const t = useTexts(newsfeedTexts);
  const lang = useLang();
  const booth = author.exhibitor?.booth ?? null;
  const named = author.name.zh !== '' || author.name.en !== '';
  return (
    <div className="flex items-start gap-3">
      <AuthorAvatar author={author} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="font-semibold break-words">
            {named ? inLang(author.name, lang) : <Company author={author} />}
          </span>
          <span className={`tag ${author.kind === 'exhibitor' ? 'text-action' : ''}`}>{t(author.kind)}</span>
        </p>
        {named && (author.company.zh !== '' || author.company.en !== '') && (
          <p className="text-sm break-words text-soft">
            <Company author={author} />
          </p>
        )}
        {children}
      </div>
      {booth !== null && <BoothPlate booth={booth} />}
    </div>
  );
}
