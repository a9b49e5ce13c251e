import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { bare, localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { insidePath } from '../../shell/links.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { FloorPlan } from './floor-plan.tsx';
import { floorPlanTexts } from './floor-plan.texts.ts';
import { loadFloors, revalidatesFloors } from './load-floors.ts';

export const loader = loadFloors.server;
export const clientLoader = loadFloors.browser;
export const shouldRevalidate = revalidatesFloors;

export const meta = pageMeta(({ lang, params }) => ({
  title: wordsIn(floorPlanTexts.title, lang),
  canonical: params['floor'] === undefined ? '/map' : `/map/${params['floor']}`,
}));

const EMBEDDED = '/embed';

/** The booth guide for a frame in another site: from floor to floor and booth to booth it stays there, all else opens in a window of its own. */
export default function EmbeddedPlanScreen() {
  const t = useTexts(floorPlanTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const exhibition = useExhibition();
  const follow = (event: MouseEvent): void => {
    const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(anchor instanceof HTMLAnchorElement) || anchor.target !== '') return;
    const path = bare(insidePath(anchor.href, location) ?? '');
    if (!path.startsWith('/map')) {
      anchor.target = '_blank';
      return;
    }
    event.preventDefault();
    void navigate(localPath(lang, EMBEDDED + path), { preventScrollReset: true });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are pressed
    <main id="main" tabIndex={-1} className="p-3 outline-none" onClickCapture={follow}>
      <h1 className="sr-only">{t('title')}</h1>
      <FloorPlan isEmbedded />
      <p className="mt-6 text-sm text-soft print:hidden">
        <LocalLink to={bare(pathname).replace(EMBEDDED, '') + search} target="_blank" className="link">
          {t('fullGuide', { fair: exhibition === null ? '' : inLang(exhibition.name, lang) })}
        </LocalLink>
      </p>
    </main>
  );
}
