import { inLang } from '@fairbridge/contract/text.ts';
import type { VisitorCard as Card } from '@fairbridge/contract/visitor/visitor-browse.shapes.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FavouriteButton } from '../favourite/favourite-button.tsx';
import { visitorFindTexts } from './visitor-find.texts.ts';

export const visitorPath = (id: string): string => `/find-person/detail/${id}`;

const SIZE = { small: 48, large: 88 } as const;

/** Somebody's picture, round; the first letter of the name where there is none. The name stands beside it. */
export function VisitorAvatar({
  visitor,
  size = 'small',
}: {
  visitor: Pick<Card, 'avatar' | 'name'>;
  size?: keyof typeof SIZE;
}) {
  const edge = SIZE[size];
  return (
    <span
      className="grid shrink-0 place-items-center overflow-hidden rounded-full bg-tint font-semibold text-action"
      style={{ width: edge, height: edge, fontSize: edge * 0.42 }}
      aria-hidden="true"
    >
      {visitor.avatar === '' ? (
        [...visitor.name][0]?.toUpperCase()
      ) : (
        <Picture
          address={visitor.avatar}
          alt=""
          sizes={`${edge}px`}
          width={edge}
          height={edge}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}

const SHOWN = 3;

/** A buyer as on a visiting card, with what is sourced below it for whoever may read that. */
export function VisitorCard({ visitor }: { visitor: Card }) {
  const t = useTexts(visitorFindTexts);
  const lang = useLang();
  const { id, name, company, position, country, business, interests, wanted } = visitor;
  return (
    <article className="entry">
      <div className="flex gap-3.5 p-4">
        <VisitorAvatar visitor={visitor} />
        <div className={`min-w-0 flex-1 ${visitor.masked ? '' : 'pr-9'}`}>
          <h3 className="entry-title text-[1.08rem]">
            <LocalLink to={visitorPath(id)}>{name}</LocalLink>
          </h3>
          <p className="clamp-2 text-sm text-soft">{position}</p>
          <p className="clamp-2 mt-1.5">{company}</p>
          <p className="mt-1 text-sm text-soft">
            {country.code !== '' && <Says text={country.name} />}
            {business !== null && ` · ${inLang(business.name, lang)}`}
          </p>
        </div>
      </div>
      {!visitor.masked && (
        <div className="absolute top-3 right-3">
          <FavouriteButton kind="VISITOR" id={id} name={name} />
        </div>
      )}
      {(interests.length > 0 || wanted !== '' || visitor.inPool) && (
        <div className="mt-auto grid gap-2 border-t border-line px-4 py-3">
          {wanted !== '' && <p className="clamp-2 text-sm">{wanted}</p>}
          <ul className="flex flex-wrap gap-1.5">
            {visitor.inPool && <li className="chip min-h-0 text-sm">{t('inPool')}</li>}
            {interests.slice(0, SHOWN).map(({ code, name: category }) => (
              <li key={code} className="tag">
                <Says text={category} />
              </li>
            ))}
            {interests.length > SHOWN && <li className="tag num">{t('more', { count: interests.length - SHOWN })}</li>}
          </ul>
        </div>
      )}
    </article>
  );
}
