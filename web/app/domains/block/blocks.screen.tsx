import type { Block } from '@fairbridge/contract/block/block.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { BlockDialog } from '../../components/block/block-dialog.tsx';
import { blockTexts } from '../../components/block/block.texts.ts';
import { visitorQuery } from '../../components/visitor-review/visitor-query.ts';
import { BLOCKS, VisitorTabs } from '../../components/visitor-review/visitor-tabs.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { defineListQuery, words } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '屏蔽列表', en: 'Blocked' });

const query = defineListQuery(BLOCKS, { keyword: words });
const load = defineClientLoad(async ({ api: ask, query: given }) => {
  const asked = query.read(given);
  return { asked, page: await ask(calls.block.list, { ...asked, pageSize: 50 }) };
});
export const clientLoader = load.browser;

function Suspend({ of, onClose }: { of: Block | null; onClose: () => void }) {
  const t = useTexts(blockTexts);
  const { busy, failure, run } = useAction({ reload: true, showFailure: 'here' });
  const send = async (id: string, reason: string): Promise<void> => {
    const done = await run(() => api(calls.review.suspendBlocked, { id, reason }), {
      success: ({ suspended, left }) =>
        left === 0 ? t('suspendDone', { count: suspended }) : t('suspendLeft', { count: suspended, left }),
    });
    if (done) onClose();
  };
  return (
    <ReasonDialog
      open={of !== null}
      title={t('suspendTitle')}
      lead={t('suspendLead', { count: of?.visitors ?? 0 })}
      act={t('suspendAct')}
      kind="bad"
      required
      busy={busy}
      failure={failure}
      onSend={(reason) => of !== null && void send(of.id, reason)}
      onClose={onClose}
    />
  );
}

/** Whom this fair does not let in any more. */
export default function BlocksScreen() {
  const t = useTexts(blockTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(false);
  const [suspended, setSuspended] = useState<Block | null>(null);
  return (
    <OrganizerPage
      title={t('blocks')}
      lead={t('lead')}
      actions={
        <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <VisitorTabs current={BLOCKS} />
      <RecordList
        list="blocks"
        label={t('blocks')}
        query={query}
        asked={asked}
        page={page}
        search={t('Search')}
        columns={[
          {
            key: 'shown',
            label: t('blocked'),
            main: true,
            cell: ({ shown, reason }) => (
              <>
                <span className="[overflow-wrap:anywhere]" translate="no">
                  {shown}
                </span>
                <p className="max-w-[60ch] text-sm [overflow-wrap:anywhere] text-soft">{reason}</p>
              </>
            ),
          },
          { key: 'kind', label: t('kind'), cell: ({ kind }) => t(kind) },
          {
            key: 'registered',
            label: t('registered'),
            cell: ({ id, visitors }) =>
              visitors === 0 ? (
                '—'
              ) : (
                <LocalLink to={visitorQuery.address({ state: 'all', block: id })} className="link num">
                  {number(visitors, lang)}
                </LocalLink>
              ),
          },
          {
            key: 'since',
            label: t('since'),
            cell: ({ createdAt, by, until }) => (
              <>
                <MinuteCell at={createdAt} />
                <p className="text-sm [overflow-wrap:anywhere] text-soft">
                  {by} · {until === null ? t('always') : t('untilDay', { at: beijingMinute(until, lang) })}
                </p>
              </>
            ),
          },
        ]}
        nameOf={({ shown }) => shown}
        actsOf={(row) => [
          ...(row.visitors === 0
            ? []
            : [{ label: t('suspendAll', { count: row.visitors }), bad: true, act: () => setSuspended(row) }]),
          {
            label: t('remove'),
            send: () => api(calls.block.remove, { id: row.id }),
            said: t('removeDone'),
            ask: { title: t('removeTitle'), lead: t('removeLead', { shown: row.shown }), act: t('removeAct') },
          },
        ]}
        empty={
          <EmptyState title={t('none')}>
            <p>{t('noneLead')}</p>
          </EmptyState>
        }
        emptyFiltered={<NothingFound title={t('noneFound')} to={BLOCKS} act={t('ShowAll')} />}
      />
      {adding && (
        <BlockDialog
          onDone={() => {
            setAdding(false);
            void revalidate();
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <Suspend of={suspended} onClose={() => setSuspended(null)} />
    </OrganizerPage>
  );
}
