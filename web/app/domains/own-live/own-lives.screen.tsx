import type { OwnLive } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { livePath } from '../../components/live/live-path.ts';
import { LiveStateBadge } from '../../components/live/live-state.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { COMPANY } from './live-owner.ts';
import { ownLiveTexts } from './own-live.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '直播管理', en: 'Live management' });

const STATES = ['upcoming', 'onLive', 'replay', 'ended'] as const;
const addressOf = (state: (typeof STATES)[number] | ''): string =>
  state === '' ? COMPANY.list : `${COMPANY.list}?state=${state}`;

const load = defineClientLoad(async ({ api: ask, query }) => {
  const state = STATES.find((one) => one === query.get('state')) ?? '';
  const keyword = keywordIn(query).trim();
  const [page, config] = await Promise.all([
    ask(calls.ownLive.list, { keyword, ...(state !== '' && { state }), pageNum: pageNumOf(query) }),
    ask(calls.ownLive.config, {}),
  ]);
  return { state, keyword, page, config } as const;
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
    { key: 'state', label: t('state'), cell: ({ state }) => <LiveStateBadge state={state} /> },
    {
      key: 'when',
      label: t('when'),
      cell: ({ startsAt }) => <span className="num text-sm md:whitespace-nowrap">{beijingMinute(startsAt, lang)}</span>,
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
  const { state, keyword, page, config } = load.useData();
  const columns = useColumns();
  const [removed, setRemoved] = useState<OwnLive | null>(null);
  const actsOf = (live: OwnLive): readonly RowAction[] => [
    { label: t('see'), to: livePath(live.id) },
    ...(live.endedAt === null && config.isAvailable ? [{ label: t('control'), to: COMPANY.control(live.id) }] : []),
    { label: t('edit'), to: COMPANY.edit(live.id) },
    ...(live.state === 'onLive' ? [] : [{ label: t('remove'), bad: true, act: () => setRemoved(live) }]),
  ];
  const isNew = page.total === 0 && state === '' && keyword === '';
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
        <ResourceList
          list="ownLives"
          label={t('title')}
          states={{
            label: t('states'),
            current: addressOf(state),
            tabs: [
              { to: addressOf(''), label: t('all') },
              ...STATES.map((one) => ({ to: addressOf(one), label: t(one) })),
            ],
          }}
          filters={
            <FilterForm
              keep={{ state }}
              filtered={keyword !== ''}
              resetTo={addressOf(state)}
              search={<KeywordFilter label={t('filter')} hint="" keyword={keyword} />}
            />
          }
          found={t('found', { count: number(page.total, lang) })}
          page={page}
          columns={columns}
          nameOf={({ title }) => inLang(title, lang)}
          actsOf={actsOf}
          empty={<EmptyState title={t('noneFound')} />}
        />
      )}
      {removed !== null && (
        <RemoveDialog
          title={t('removeTitle')}
          act={t('remove')}
          said={t('removed')}
          remove={() => api(calls.ownLive.remove, { id: removed.id })}
          onClose={() => setRemoved(null)}
        >
          <p>{t('removeLead', { name: inLang(removed.title, lang) })}</p>
        </RemoveDialog>
      )}
    </div>
  );
}
