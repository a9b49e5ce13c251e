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
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { liveDeskTexts } from './live-desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '直播', en: 'Live streams' });

type FairLive = OutputOf<typeof list>['list'][number];

const STATES = ['onLive', 'upcoming', 'replay', 'ended'] as const;
const query = defineListQuery('/organizer/lives', { state: anyTabOf(STATES), keyword: words });

const load = defineClientLoad(async ({ api: ask, query: address }) => {
  const asked = query.read(address);
  const [page, { isAvailable }] = await Promise.all([
    ask(calls.liveDesk.list, asked),
    ask(calls.liveDesk.getConfig, {}),
  ]);
  return { asked, page, isAvailable };
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
    { key: 'state', label: t('Status'), cell: ({ state }) => <LiveStateBadge state={state} /> },
    { key: 'when', label: t('when'), cell: ({ startsAt }) => <MinuteCell at={startsAt} /> },
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
function useEditing() {
  const t = useTexts(liveDeskTexts);
  const lang = useLang();
  const { isAvailable } = load.useData();
  const mayEdit = useCanCall(calls.programmeLive.add);
  const actsOf = (live: FairLive): readonly RowAction[] => {
    if (!mayEdit || live.party !== 'programme') return [];
    const { id, title, state, endedAt } = live;
    return [
      ...(endedAt === null && isAvailable ? [{ label: t('control'), to: `${query.path}/${id}` }] : []),
      { label: t('Edit'), to: `${query.path}/${id}/edit` },
      ...(state === 'onLive'
        ? []
        : [
            {
              label: t('Delete'),
              bad: true,
              send: () => api(calls.ownLive.remove, { id }),
              said: t('removed'),
              ask: { title: t('removeTitle'), lead: t('removeLead', { name: inLang(title, lang) }) },
            },
          ]),
    ];
  };
  const add = mayEdit && isAvailable && (
    <ButtonLink to={`${query.path}/new`}>
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
  const { asked, page, isAvailable } = load.useData();
  const found = useRef<HTMLParagraphElement>(null);
  const [stopped, setStopped] = useState<FairLive | null>(null);
  const editing = useEditing();
  const actsOf = (live: FairLive): readonly RowAction[] => [
    { label: t('see'), to: livePath(live.id) },
    ...editing.actsOf(live),
    ...(live.state === 'onLive' || live.state === 'upcoming'
      ? [{ label: t('stop'), bad: true, act: () => setStopped(live) }]
      : []),
  ];
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink to={`${query.path}/calendar`} kind="quiet">
            {t('calendar')}
          </ButtonLink>
          {editing.add}
        </>
      }
    >
      {!isAvailable && <p className="note mb-5">{t('off')}</p>}
      <RecordList
        list="lives"
        label={t('title')}
        query={query}
        asked={asked}
        page={page}
        tabs={{
          label: t('Status'),
          of: [undefined, ...STATES].map((state) => ({
            asked: { state },
            label: state === undefined ? t('All') : states(state),
          })),
          anew: { keyword: '' },
        }}
        search={t('filter')}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        columns={useColumns()}
        nameOf={({ title }) => inLang(title, lang)}
        actsOf={actsOf}
        empty={<EmptyState title={t('none')} />}
        emptyFiltered={<EmptyState title={t('none')} />}
      />
      <Stopping
        live={stopped}
        onClose={() => setStopped(null)}
        onDone={() => {
          setStopped(null);
          found.current?.focus();
        }}
      />
    </OrganizerPage>
  );
}
