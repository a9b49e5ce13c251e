import type { OwnLive } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { livePath } from '../../components/live/live-path.ts';
import { LiveStateBadge } from '../../components/live/live-state.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { COMPANY } from './live-owner.ts';
import { ownLiveTexts } from './own-live.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '直播管理', en: 'Live management' });

const STATES = ['upcoming', 'onLive', 'replay', 'ended'] as const;
const query = defineListQuery(COMPANY.list, { state: anyTabOf(STATES), keyword: words });

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const [page, config] = await Promise.all([api(calls.ownLive.list, asked), api(calls.ownLive.config, {})]);
  return { asked, page, config };
});
export const clientLoader = load.browser;

function useColumns(): readonly ResourceColumn<OwnLive>[] {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  return [
    {
      key: 'live',
      label: t('live'),
      main: true,
      cell: (live) => (
        <div className="flex items-center gap-3">
          <Picture
            address={live.cover.address}
            alt=""
            sizes="112px"
            width={112}
            height={63}
            className="aspect-video w-28 shrink-0 rounded-sign object-cover"
          />
          <div className="min-w-0">
            <LocalLink
              to={
                live.state === 'onLive' || live.state === 'upcoming' ? COMPANY.control(live.id) : COMPANY.edit(live.id)
              }
              className="link line-clamp-2 max-w-[50ch] break-words"
            >
              <Says text={live.title} />
            </LocalLink>
            {live.isPublishing && <p className="text-sm text-good">{t('sending')}</p>}
            {live.stoppedByOrganizer && <p className="text-sm text-bad">{t('stopped')}</p>}
          </div>
        </div>
      ),
    },
    { key: 'state', label: t('Status'), cell: ({ state }) => <LiveStateBadge state={state} /> },
    {
      key: 'when',
      label: t('when'),
      cell: ({ startsAt }) => <MinuteCell at={startsAt} />,
    },
    { key: 'audience', label: t('audience'), cell: ({ scope }) => t(`scope${scope}`) },
    {
      key: 'numbers',
      label: t('numbers'),
      right: true,
      cell: ({ watched, likes }) => <span className="num">{`${number(watched, lang)} / ${number(likes, lang)}`}</span>,
    },
  ];
}

function Limits() {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const { lives, hours, isAvailable } = load.useData().config;
  if (!isAvailable) return <p className="note mb-6">{t('off')}</p>;
  return (
    <div className="mb-6">
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <LimitMeter text={t('meterLives', lives)} full={t('full')} count={lives.used} max={lives.max} />
        <LimitMeter
          text={t('meterHours', { used: number(hours.used, lang), max: hours.max })}
          full={t('full')}
          count={hours.used}
          max={hours.max}
        />
      </div>
    </div>
  );
}

/** The company's own lives. */
export default function OwnLivesScreen() {
  const t = useTexts(ownLiveTexts);
  const lang = useLang();
  const { asked, page, config } = load.useData();
  const columns = useColumns();
  const actsOf = (live: OwnLive): readonly RowAction[] => [
    { label: t('see'), to: livePath(live.id) },
    ...(live.endedAt === null && config.isAvailable ? [{ label: t('control'), to: COMPANY.control(live.id) }] : []),
    { label: t('Edit'), to: COMPANY.edit(live.id) },
    ...(live.state === 'onLive'
      ? []
      : [
          {
            label: t('Delete'),
            bad: true,
            send: () => api(calls.ownLive.remove, { id: live.id }),
            said: t('removed'),
            ask: { title: t('removeTitle'), lead: t('removeLead', { name: inLang(live.title, lang) }) },
          },
        ]),
  ];
  const isNew = page.total === 0 && asked.state === undefined && asked.keyword === '';
  const add = (
    <ButtonLink to={COMPANY.add}>
      <Icon name="plus" />
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className="page py-8">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{t('title')}</h1>
          {config.isAvailable && <p className="mt-1 max-w-[70ch] text-soft">{t('lead')}</p>}
        </div>
        {!isNew && config.isAvailable && add}
      </div>
      <Limits />
      {isNew ? (
        <EmptyState title={t('none')}>
          {config.isAvailable ? (
            <>
              <p className="mb-4">{t('noneLead')}</p>
              {add}
            </>
          ) : (
            <p>{t('offLead')}</p>
          )}
        </EmptyState>
      ) : (
        <RecordList
          list="ownLives"
          label={t('title')}
          query={query}
          asked={asked}
          page={page}
          tabs={{
            label: t('states'),
            of: [undefined, ...STATES].map((state) => ({ asked: { state }, label: t(state ?? 'All') })),
            anew: { keyword: '' },
          }}
          search={t('filter')}
          found={t('found', { count: number(page.total, lang) })}
          columns={columns}
          nameOf={({ title }) => inLang(title, lang)}
          actsOf={actsOf}
          empty={<EmptyState title={t('noneFound')} />}
          emptyFiltered={<EmptyState title={t('noneFound')} />}
        />
      )}
    </div>
  );
}
