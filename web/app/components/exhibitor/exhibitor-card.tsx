import type { ExhibitorCard as Card } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { OtherName } from '../../ui/other-name.tsx';
import { BoothPlate } from '../booth/booth-plate.tsx';
import { exhibitorCardTexts } from './exhibitor-card.texts.ts';
import { exhibitorPath } from './exhibitor-path.ts';

const NO_WORDS: readonly string[] = [];

/** A company as it stands at the fair: plate, mark, names, what it does, and a shelf of its exhibits. */
export function ExhibitorCard({ exhibitor, words = NO_WORDS }: { exhibitor: Card; words?: readonly string[] }) {
  const t = useTexts(exhibitorCardTexts);
  const lang = useLang();
  const name = inLang(exhibitor.name, lang);
  return (
    <article className="entry">
      <div className="flex gap-3.5 p-4 pb-3">
        <Picture
          address={exhibitor.logo}
          alt=""
          sizes="64px"
          width={64}
          height={64}
          className="size-16 shrink-0 rounded-sign object-cover"
        />
        <div className="min-w-0 flex-1 pr-10">
          <h3 className="entry-title clamp-2 text-[1.08rem]">
            <LocalLink to={exhibitorPath(exhibitor.id)}>
              <Highlight text={name} words={words} />
            </LocalLink>
          </h3>
          <OtherName name={exhibitor.name} words={words} className="truncate text-sm text-soft" />
        </div>
      </div>
      <div className="absolute top-3 right-3">
        <FavouriteButton kind="ACTOR" id={exhibitor.id} name={name} />
      </div>
      <p className="clamp-2 px-4 text-sm text-soft">
        <Says text={exhibitor.introduction} />
      </p>
      <ul className="flex flex-wrap gap-1.5 px-4 pt-2.5">
        {exhibitor.categories.slice(0, 3).map(({ code, name: category }) => (
          <li key={code} className="tag">
            <Says text={category} />
          </li>
        ))}
      </ul>
      <div className="mt-auto flex items-end justify-between gap-3 px-4 pt-3 pb-4">
        <div className="flex items-center gap-2.5">
          {exhibitor.booth !== null && <BoothPlate booth={exhibitor.booth} />}
          <span className="num text-sm whitespace-nowrap text-soft">
            {t('products', { count: number(exhibitor.products, lang) })}
          </span>
        </div>
        {/* as many as have room, each whole */}
        <div className="flex h-12 flex-wrap justify-end gap-1.5 overflow-hidden" aria-hidden="true">
          {exhibitor.covers.map(({ id, cover }) => (
            <Picture
              key={id}
              address={cover}
              alt=""
              sizes="48px"
              width={48}
              height={48}
              className="size-12 rounded-sign object-cover"
            />
          ))}
        </div>
      </div>
    </article>
  );
}
