import { wordsIn } from '@fairbridge/contract/text.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { calls } from '../../calls.ts';
import { LiveCard, type ShownLive } from '../../components/live/live-card.tsx';
import { defineLoad } from '../../define-load.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { liveListTexts } from './live-list.texts.ts';
import { LIVE_LIST_PATH, liveListAddress, type STATES } from './live-query.ts';

type State = (typeof STATES)[number];
/** On the air, the next ones, and replays: in the order of the page. */
const SHELVES: readonly { state: State; title: 'nowTitle' | 'nextTitle' | 'replayTitle'; most: number }[] = [
  { state: 'onLive', title: 'nowTitle', most: 6 },
  { state: 'upcoming', title: 'nextTitle', most: 8 },
  { state: 'replay', title: 'replayTitle', most: 8 },
];

const shelfOf = async (api: CallApi, { state, title, most }: (typeof SHELVES)[number]) => {
  const { list, total } = await api(calls.live.list, { state, pageSize: most });
  return { state, title, list, total };
};

const load = defineLoad(({ api }) => Promise.all(SHELVES.map((shelf) => shelfOf(api, shelf))), { exhibitorsToo: true });
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta(({ lang }) => ({
  title: wordsIn(liveListTexts.title, lang),
  description: wordsIn(liveListTexts.lead, lang),
}));

type Shelf = { state: State; title: (typeof SHELVES)[number]['title']; list: readonly ShownLive[]; total: number };

function LiveShelf({ shelf: { state, title, list, total }, isFirst }: { shelf: Shelf; isFirst: boolean }) {
  const t = useTexts(liveListTexts);
  return (
    <section className="mb-10">
      <div className="mb-3 flex items-baseline justify-between gap-4 border-b-2 border-action pb-1.5">
        <h2 className="text-xl">{t(title)}</h2>
        {total > list.length && (
          <LocalLink to={liveListAddress({ state })} className="link" aria-label={t('moreOf', { what: t(title) })}>
            {t('more')}
          </LocalLink>
        )}
      </div>
      <div className={`catalogue ${state === 'onLive' ? 'catalogue-wide' : 'catalogue-news'}`}>
        {list.map((live, at) => (
          <LiveCard key={live.id} live={live} first={isFirst && at < 3} />
        ))}
      </div>
    </section>
  );
}

/** The start page of lives. */
export default function LiveHomeScreen() {
  const shelves = load.useData().filter(({ list }) => list.length > 0);
  const t = useTexts(liveListTexts);
  return (
    <div className="page pt-8">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        {shelves.length > 0 && (
          <ButtonLink to={LIVE_LIST_PATH} kind="quiet">
            {t('listTitle')}
          </ButtonLink>
        )}
      </div>
      {shelves.length === 0 && (
        <EmptyState title={t('nothing')}>
          <p>{t('nothingLead')}</p>
          <ButtonLink to="/find/actor" kind="quiet" className="mt-4">
            {t('findExhibitors')}
          </ButtonLink>
        </EmptyState>
      )}
      {shelves.map((shelf, at) => (
        <LiveShelf key={shelf.state} shelf={shelf} isFirst={at === 0} />
      ))}
    </div>
  );
}
