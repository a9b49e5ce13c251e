import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { list } from '@fairbridge/contract/live/live-desk.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { livePath } from '../../components/live/live-path.ts';
import { LiveStateBadge } from '../../components/live/live-state.tsx';
import { liveTexts } from '../../components/live/live.texts.ts';
import { defineClientLoad } from '../../define-load.ts';
import { keywordIn, pageNumOf } from '../../i18n/query-values.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { liveDeskTexts } from './live-desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '直播', en: 'Live streams' });

type FairLive = OutputOf<typeof list>['list'][number];

const PATH = '/organizer/lives';
const STATES = ['onLive', 'upcoming', 'replay', 'ended'] as const;
const addressOf = (state: (typeof STATES)[number] | ''): string => (state === '' ? PATH : `${PATH}?state=${state}`);

const load = defineClientLoad(async ({ api: ask, query }) => {
  const state = STATES.find((one) => one === query.get('state')) ?? '';
  const keyword = keywordIn(query).trim();
  const [page, { isAvailable }] = await Promise.all([
    ask(calls.liveDesk.list, { keyword, ...(state !== '' && { state }), pageNum: pageNumOf(query) }),
    ask(calls.liveDesk.getConfig, {}),
  ]);
  return { state, keyword, page, isAvailable } as const;
});
export const clientLoader = load.browser;

function useColumns(): readonly ResourceColumn<FairLive>[] {
  const t = useTexts(liveDeskTexts);
  const lang = useLang();
  return [
    {
      key: 'live',
      label: t('live'),
      main: true,
      cell: ({ id, title, exhibitor, isPublishing, isStopped }) => (
        <>
          <LocalLink to={livePath(id)} className="link line-clamp-2 max-w-[50ch] break-words font-semibold">
            <Says text={title} />
          </LocalLink>
          <p className="text-sm text-soft">{exhibitor === null ? t('organizer') : <Says text={exhibitor.name} />}</p>
          {isPublishing && <p className="text-sm text-good">{t('sending')}</p>}
          {isStopped && <p className="text-sm text-bad">{t('isStopped')}</p>}
        </>
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
      cell: ({ viewers, watched }) => (
        <span className="num">{`${number(viewers, lang)} / ${number(watched, lang)}`}</span>
      ),
    },
  ];
}

/** Asks why, and stops a live for good. */
function Stopping({ live, onDone, onClose }: { live: FairLive | null; onDone: () => void; onClose: () => void }) {
  const t = useTexts(liveDeskTexts);
  const lang = useLang();
  const { busy, failure, run, forget } = useAction({ showFailure: 'here', reload: true });
  const send = async (reason: string): Promise<void> => {
    if (live === null) return;
    if (await run(() => api(calls.liveDesk.stop, { id: live.id, reason }), { success: t('stopDone') })) onDone();
  };
  return (
    <ReasonDialog
      open={live !== null}
      title={t('stopTitle')}
      lead={t('stopLead', { name: live === null ? '' : inLang(live.title, lang) })}
      act={t('stop')}
      kind="bad"
      required={false}
      busy={busy}
      failure={failure}
      onSend={(reason) => void send(reason)}
      onClose={() => {
        forget();
        onClose();
      }}
    />
  );
}

/** What editors do with the fair's own: a company's are its own to change. */
function useEditing(onRemove: (live: FairLive) => void) {
  const t = useTexts(liveDeskTexts);
  const { isAvailable } = load.useData();
  const mayEdit = useCanCall(calls.programmeLive.add);
  const actsOf = (live: FairLive): readonly RowAction[] => {
    if (!mayEdit || live.party !== 'programme') return [];
    return [
      ...(live.endedAt === null && isAvailable ? [{ label: t('control'), to: `${PATH}/${live.id}` }] : []),
      { label: t('edit'), to: `${PATH}/${live.id}/edit` },
      ...(live.state === 'onLive' ? [] : [{ label: t('remove'), bad: true, act: () => onRemove(live) }]),
    ];
  };
  const add = mayEdit && isAvailable && (
    <ButtonLink to={`${PATH}/new`}>
      <Icon name="plus" />
      {t('add')}
    </ButtonLink>
  );
  return { actsOf, add };
}

/** All lives of the fair, the way to stop one at once, and the fair's own to plan. */
export default function LiveDeskScreen() {
  const t = useTexts(liveDeskTexts);
  const states = useTexts(liveTexts);
  const lang = useLang();
  const { state, keyword, page, isAvailable } = load.useData();
  const found = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<FairLive | null>(null);
  const [removed, setRemoved] = useState<FairLive | null>(null);
  const editing = useEditing(setRemoved);
  const actsOf = (live: FairLive): readonly RowAction[] => [
    { label: t('see'), to: livePath(live.id) },
    ...editing.actsOf(live),
    ...(live.state === 'onLive' || live.state === 'upcoming'
      ? [{ label: t('stop'), bad: true, act: () => setAsked(live) }]
      : []),
  ];
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink to={`${PATH}/calendar`} kind="quiet">
            {t('calendar')}
          </ButtonLink>
          {editing.add}
        </>
      }
    >
      {!isAvailable && <p className="note mb-5">{t('off')}</p>}
      <ResourceList
        list="lives"
        label={t('title')}
        states={{
          label: t('states'),
          current: addressOf(state),
          tabs: [
            { to: addressOf(''), label: t('all') },
            ...STATES.map((one) => ({ to: addressOf(one), label: states(one) })),
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
        foundRef={found}
        page={page}
        columns={useColumns()}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={actsOf}
        empty={<EmptyState title={t('none')} />}
      />
      <Stopping
        live={asked}
        onClose={() => setAsked(null)}
        onDone={() => {
          setAsked(null);
          found.current?.focus();
        }}
      />
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
    </OrganizerPage>
  );
}
