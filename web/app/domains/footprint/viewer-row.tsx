import type { Viewer } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { FavouriteButton } from '../../components/favourite/favourite-button.tsx';
import { InviteButton } from '../../components/invitation/invite-button.tsx';
import { VisitorAvatar, visitorPath } from '../../components/visitor/visitor-card.tsx';
import { footprintTexts } from './footprint.texts.ts';

function Exhibits({ viewer }: { viewer: Viewer }) {
  const t = useTexts(footprintTexts);
  const lang = useLang();
  const more = viewer.exhibitsTotal - viewer.exhibits.length;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {viewer.companyVisits > 0 && <li className="tag num">{t('companyPage', { count: viewer.companyVisits })}</li>}
      {viewer.exhibits.map(({ id, name, cover, visits }) => (
        <li key={id}>
          <LocalLink
            to={`/exhibit-detail/${id}`}
            className="above relative block"
            aria-label={t('exhibitTimes', { name: inLang(name, lang), count: visits })}
            title={t('exhibitTimes', { name: inLang(name, lang), count: visits })}
          >
            <Picture
              address={cover}
              alt=""
              sizes="44px"
              width={44}
              height={44}
              className="size-11 rounded-sign border border-line object-cover"
            />
            {visits > 1 && (
              <span className="num absolute -top-1.5 -right-1.5 rounded-full bg-action px-1.5 text-xs text-on-action">
                {visits}
              </span>
            )}
          </LocalLink>
        </li>
      ))}
      {more > 0 && <li className="num text-sm text-soft">{t('moreExhibits', { count: more })}</li>}
    </ul>
  );
}

/** A buyer who looked at the company: who, when last, and at what. */
export function ViewerRow({ viewer }: { viewer: Viewer }) {
  const t = useTexts(footprintTexts);
  const lang = useLang();
  const { id, name, position, company, country, visits, lastAt } = viewer;
  return (
    <article className="entry grid gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(20rem,auto)] md:items-center">
      <div className="flex min-w-0 gap-3.5 pr-10 md:pr-0">
        <VisitorAvatar visitor={viewer} />
        <div className="min-w-0">
          <h3 className="entry-title text-[1.05rem]">
            <LocalLink to={visitorPath(id)}>{name}</LocalLink>
          </h3>
          <p className="text-sm text-soft">{position}</p>
          <p>
            {company}
            {country.code !== '' && (
              <span className="text-soft">
                {' · '}
                <Says text={country.name} />
              </span>
            )}
          </p>
        </div>
      </div>
      <Exhibits viewer={viewer} />
      <div className="flex items-center gap-4 md:justify-end">
        <p className="num text-sm md:text-right">
          <span className="font-semibold">{t('visits', { count: visits })}</span>
          <span className="block text-soft">{beijingMinute(lastAt, lang)}</span>
        </p>
        <div className="absolute top-3 right-3 md:static">
          <FavouriteButton kind="VISITOR" id={id} name={name} />
        </div>
        {/* as wide where nobody is to be invited: the stars stand below one another */}
        <div className="above relative md:min-w-24">
          {!viewer.inPool && <InviteButton invited={{ kind: 'VISITOR', id, name, from: 'footprint' }} />}
        </div>
      </div>
    </article>
  );
}
