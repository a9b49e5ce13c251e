import type { ReviewedColleague } from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';
import { useRef, useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useCanCall } from '../../session/can-call.ts';
import { DecisionBar } from '../../ui/list/bulk-bar.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { defineListQuery, tabOf, words } from '../../ui/list/list-query.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { usePageSelection } from '../../ui/list/use-page-selection.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Pager } from '../../ui/pager.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ColleagueQueueTable, isDecidable } from './colleague-queue-table.tsx';
import { colleagueReviewTexts } from './colleague-review.texts.ts';
import { useColleagueReview } from './use-colleague-review.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '团体预登记', en: 'Group pre-registration' });

/** In the order of the work. */
const STANDINGS = ['underReview', 'approved', 'notApproved', 'pending', 'declined', 'all'] as const;
const query = defineListQuery('/organizer/colleagues', { standing: tabOf(STANDINGS), keyword: words });

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const { standing, keyword, pageNum } = asked;
  const page = await api(calls.colleagueReview.list, {
    keyword,
    pageNum,
    pageSize: 25,
    // whoever has waited longest comes first in the queue
    sort: standing === 'underReview' ? 'oldest' : 'newest',
    ...(standing !== 'all' && { standing }),
  });
  return { asked, page };
});
export const clientLoader = load.browser;

function Narrowing() {
  const t = useTexts(colleagueReviewTexts);
  const { asked, page } = load.useData();
  const all = Object.values(page.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <Tabs
        label={t('Status')}
        current={query.address(asked)}
        tabs={STANDINGS.map((standing) => ({
          to: query.address({ ...asked, standing }),
          label: t(standing),
          count: standing === 'all' ? all : page.counts[standing],
        }))}
      />
      <FilterForm
        keep={query.hidden(asked)}
        filtered={query.isFiltered(asked)}
        resetTo={query.unfiltered(asked)}
        search={<KeywordFilter label={t('search')} hint={t('keyword')} keyword={asked.keyword} />}
      />
    </>
  );
}

function Nothing() {
  const t = useTexts(colleagueReviewTexts);
  const { asked } = load.useData();
  if (asked.keyword !== '') return <EmptyState title={t('emptyFilter')} />;
  if (asked.standing !== 'underReview') return <EmptyState title={t('empty')} />;
  return (
    <EmptyState title={t('emptyQueue')}>
      <p>{t('emptyQueueLead')}</p>
    </EmptyState>
  );
}

/** Colleagues whom visitors have pre-registered, with who brought whom; those who have confirmed are reviewed here. */
export default function ColleagueQueueScreen() {
  const { asked } = load.useData();
  // Another tab, keyword or page is another list: what was chosen belongs to the list it was chosen in.
  return <Queue key={JSON.stringify(asked)} />;
}

function Queue() {
  const t = useTexts(colleagueReviewTexts);
  const lang = useLang();
  const { page } = load.useData();
  const may = useCanCall(calls.colleagueReview.decide);
  const review = useColleagueReview();
  const chooser = usePageSelection(page.list.filter(isDecidable));
  const [refused, setRefused] = useState<readonly ReviewedColleague[]>([]);
  const found = useRef<HTMLParagraphElement>(null);
  const chosen = page.list.filter(({ id }) => chooser.chosen.has(id));
  /** The rows decided about may be gone: the focus goes to the line that says how many are left. */
  const settle = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) return;
    setRefused([]);
    chooser.clear();
    found.current?.focus();
  };
  const approve = (list: readonly ReviewedColleague[]): void => void settle(review.decide(list, 'approved'));
  const ask = (list: readonly ReviewedColleague[]): void => {
    review.forget();
    setRefused(list);
  };
  const [first] = refused;
  return (
    <OrganizerPage title={t('title')} lead={t(may ? 'lead' : 'leadView')}>
      <Narrowing />
      <p ref={found} tabIndex={-1} className="num mb-3 font-semibold outline-none" aria-live="polite">
        {t('found', { count: number(page.total, lang) })}
      </p>
      {page.list.length === 0 ? (
        <Nothing />
      ) : (
        <ColleagueQueueTable
          colleagues={page.list}
          chooser={may ? chooser : null}
          onApprove={(colleague) => approve([colleague])}
          onRefuse={(colleague) => ask([colleague])}
        />
      )}
      {chosen.length > 0 && (
        <DecisionBar
          count={chosen.length}
          busy={review.busy}
          onClear={chooser.clear}
          yes={{ text: t('approve'), act: () => approve(chosen) }}
          no={{ text: t('refuse'), act: () => ask(chosen) }}
        />
      )}
      <ReasonDialog
        open={first !== undefined}
        title={
          refused.length === 1
            ? t('reasonTitleOne', { name: first?.name ?? '' })
            : t('reasonTitle', { count: refused.length })
        }
        lead={t('reasonLead')}
        hint={t('reasonHint')}
        act={t('Decline')}
        kind="bad"
        required
        busy={review.busy}
        failure={review.failure}
        onSend={(reason) => void settle(review.decide(refused, 'notApproved', reason))}
        onClose={() => setRefused([])}
      />
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </OrganizerPage>
  );
}
