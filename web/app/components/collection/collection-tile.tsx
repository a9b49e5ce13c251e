import type { CollectionCard } from '@fairbridge/contract/collection/collection.shapes.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { collectionTexts } from './collection.texts.ts';

export const collectionPath = (id: string): string => `/actorCollection/${id}`;

/** A theme with the marks of the first companies that stand under it. */
export function CollectionTile({ collection, level }: { collection: CollectionCard; level: 2 | 3 }) {
  const t = useTexts(collectionTexts);
  const lang = useLang();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="entry">
      {collection.picture !== '' && (
        <Picture
          address={collection.picture}
          alt=""
          sizes="(min-width: 1024px) 620px, 100vw"
          width={1200}
          height={400}
          className="aspect-[3/1] w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <Heading className="entry-title text-[1.15rem]">
          <LocalLink to={collectionPath(collection.id)}>
            <Says text={collection.title} />
          </LocalLink>
        </Heading>
        <p className="clamp-2 mt-1.5 text-soft">
          <Says text={collection.introduction} />
        </p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-4">
          <span className="flex gap-1.5" aria-hidden="true">
            {collection.logos.map(({ id, logo }) => (
              <Picture
                key={id}
                address={logo}
                alt=""
                sizes="40px"
                width={40}
                height={40}
                className="size-10 rounded-sign object-cover"
              />
            ))}
          </span>
          <span className="num text-sm whitespace-nowrap text-soft">
            {t('exhibitors', {
              count: number(collection.exhibitors, lang),
            })}
          </span>
        </div>
      </div>
    </article>
  );
}
