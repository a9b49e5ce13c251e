import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useRef, useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { useMay } from '../../session/may.ts';
import { DecisionBar } from '../../ui/list/bulk-bar.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { useChosen } from '../../ui/list/use-chosen.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ApproveAll } from './approve-all.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { useRefusalReasons } from './use-refusal-reasons.ts';
import { useReview } from './use-visitor-review.ts';
import { VisitorFilters } from './visitor-filters.tsx';
import {
  isNarrowed,
  VISITOR_STATES,
  visitorQuery,
  visitorsAddress,
  type VisitorQuery,
} from '../../parts/visitor-review/visitor-query.ts';
import { isDecidable, VisitorTable } from './visitor-table.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '观众', en: 'Visitors' });

const PAGE_SIZE = 25;

const load = defineWork(async ({ api, query }) => {
  const asked = visitorQuery(query);
  const { state, filter, sort, pageNum } = asked;
  const [page, { list: countries }] = await Promise.all([
    api(calls.review.list, { ...filter, sort, pageNum, pageSize: PAGE_SIZE, ...(state !== null && { state }) }),
    api(calls.exhibition.countries, {}),
  ]);
  return { asked, page, countries };
});
export const clientLoader = load.browser;

function StateTabs({ asked }: { asked: VisitorQuery }) {
  const t = useTexts(reviewTexts);
  const { counts } = load.useData().page;
  return (
    <Tabs
      label={t('states')}
      current={visitorsAddress(asked, asked.state)}
      tabs={[
        ...VISITOR_STATES.map((state) => ({
          to: visitorsAddress(asked, state),
          label: t(state),
          count: counts[state],
        })),
        { to: visitorsAddress(asked, null), label: t('all') },
      ]}
    />
  );
}

function Nothing({ asked }: { asked: VisitorQuery }) {
  const t = useTexts(reviewTexts);
  const all = (
    <ButtonLink to={visitorsAddress({ filter: { keyword: '' } }, null)} kind="quiet" className="mt-5">
      {t('seeAll')}
    </ButtonLink>
  );
  if (isNarrowed(asked.filter))
    return (
      <EmptyState title={t('emptyFilter')}>
        <p>{t('emptyFilterLead')}</p>
        {all}
      </EmptyState>
    );
  if (asked.state === 'underReview')
    return (
      <EmptyState title={t('emptyQueue')}>
        <p>{t('emptyQueueLead')}</p>
        {all}
      </EmptyState>
    );
  return <EmptyState title={t('emptyState')}>{asked.state !== null && all}</EmptyState>;
}

/** The review queue and everybody else, by state (ruling 2.6). */
export default function VisitorsScreen() {
  const { asked, page } = load.useData();
  // Another tab, filter or page is another list: what was chosen belongs to the list it was chosen in.
  return <Visitors key={`${JSON.stringify(asked)} ${page.pageNum}`} />;
}

function Visitors() {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const { asked, page, countries } = load.useData();
  const may = useMay(calls.review.decide);
  const review = useReview();
  const reasons = useRefusalReasons();
  const chooser = useChosen(page.list.filter(isDecidable));
  const [refused, setRefused] = useState<readonly ReviewedVisitor[]>([]);
  const found = useRef<HTMLParagraphElement>(null);
  const chosen = page.list.filter(({ id }) => chooser.chosen.has(id));
  const choosable = may && asked.state !== 'unfinished' && asked.state !== 'suspended';

  /** The rows decided about may be gone: the focus goes to the line that says how many are left. */
  const settled = (): void => {
    setRefused([]);
    chooser.clear();
    found.current?.focus();
  };
  const approve = async (visitors: readonly ReviewedVisitor[]): Promise<void> => {
    if (await review.approve(visitors)) settled();
  };
  const refuse = async (reason: string): Promise<void> => {
    if (await review.refuse(refused, reason)) settled();
  };
  const ask = (visitors: readonly ReviewedVisitor[]): void => {
    review.forget();
    setRefused(visitors);
  };
  const [first] = refused;
  return (
    <OrganizerPage title={t('title')} lead={t(may ? 'lead' : 'leadView')}>
      <StateTabs asked={asked} />
      <VisitorFilters query={asked} countries={countries} />
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <p ref={found} tabIndex={-1} className="num font-semibold outline-none" aria-live="polite">
          {t('found', { count: number(page.total, lang) })}
        </p>
        {may && asked.state === 'underReview' && page.total > 1 && (
          <ApproveAll filter={asked.filter} count={page.total} />
        )}
      </div>
      {page.list.length === 0 ? (
        <Nothing asked={asked} />
      ) : (
        <VisitorTable
          visitors={page.list}
          chooser={choosable ? chooser : null}
          withState={asked.state === null}
          onApprove={(visitor) => void approve([visitor])}
          onRefuse={(visitor) => ask([visitor])}
        />
      )}
      {chosen.length > 0 && (
        <DecisionBar
          count={chosen.length}
          busy={review.busy}
          onClear={chooser.clear}
          yes={{ text: t('approve'), act: () => void approve(chosen) }}
          no={{ text: t('refuseDots'), act: () => ask(chosen) }}
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
        act={t('refuse')}
        kind="bad"
        presets={reasons}
        required
        busy={review.busy}
        failure={review.failure}
        onSend={(reason) => void refuse(reason)}
        onClose={() => setRefused([])}
      />
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </OrganizerPage>
  );
}
