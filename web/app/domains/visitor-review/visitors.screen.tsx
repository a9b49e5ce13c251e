import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import {
  VISITOR_TABS,
  visitorFilterOf,
  visitorQuery,
  visitorsInput,
} from '../../components/visitor-review/visitor-query.ts';
import { VisitorTabs } from '../../components/visitor-review/visitor-tabs.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { isDecidable } from './decidable.ts';
import { DecideAll } from './decide-all.tsx';
import { SuspensionDialog } from './suspension-dialog.tsx';
import type { AllSeen } from './use-decide-all.ts';
import { useHeldReview } from './use-held-review.ts';
import { useRefusalReasons } from './use-refusal-reasons.ts';
import { useReview } from './use-visitor-review.ts';
import { useVisitorColumns } from './visitor-columns.tsx';
import { useVisitorPanel } from './visitor-panel.tsx';
import { VisitorFilters } from './visitor-filters.tsx';
import { reviewTexts } from './visitor-review.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '观众', en: 'Visitors' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = visitorQuery.read(query);
  const [page, { list: countries }] = await Promise.all([
    api(calls.review.list, { ...visitorsInput(asked), pageNum: asked.pageNum, pageSize: 25 }),
    api(calls.exhibition.countries, {}),
  ]);
  return { asked, page, countries };
});
export const clientLoader = load.browser;

function useTabs() {
  const t = useTexts(reviewTexts);
  const { counts } = load.useData().page;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    label: t('states'),
    of: VISITOR_TABS.map((state) => ({
      asked: { state },
      label: t(state),
      count: state === 'all' ? all : counts[state],
    })),
    anew: { sort: undefined },
  };
}

/** The list that is in sight, all pages of it, as a spreadsheet. */
function Export() {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const wanted = { ...visitorsInput(load.useData().asked), lang };
  if (!useCanCall(calls.review.exportList)) return null;
  return (
    <SaveButton small save={() => downloadFile(calls.review.exportList, wanted)}>
      {t('exportList')}
    </SaveButton>
  );
}

function Nobody({ text, lead, all = true }: { text: NobodyText; lead?: NobodyText; all?: boolean }) {
  const t = useTexts(reviewTexts);
  return (
    <EmptyState title={t(text)}>
      {lead !== undefined && <p>{t(lead)}</p>}
      {all && (
        <ButtonLink to={visitorQuery.address({ state: 'all' })} kind="quiet" className="mt-5">
          {t('seeAll')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
type NobodyText = keyof typeof reviewTexts & `empty${string}`;

/** What is asked about whom: a reason for some, or for all, whether to go on, or to keep somebody out. */
type Asked =
  | { what: 'refuse'; visitors: readonly ReviewedVisitor[] }
  | { what: 'all'; state: 'approved' | 'notApproved'; all: AllSeen }
  | { what: 'suspension'; visitor: ReviewedVisitor };

/** What a reviewer may do from the list, and the dialogs that ask first. */
function useDeciding(found: RefObject<HTMLParagraphElement | null>) {
  const { asked: query, page } = load.useData();
  const review = useReview();
  const { held, ...decided } = useHeldReview();
  const [asked, setAsked] = useState<Asked | null>(null);
  const selection = useSelection({
    rows: page.list.filter(isDecidable),
    total: page.total,
    of: JSON.stringify([query.state, visitorFilterOf(query)]),
    most: LIMITS.reviewedAtOnceMax,
    matchable: query.state === 'underReview',
  });
  /** The rows decided about may be gone: the focus goes to the line that says how many are left. */
  const settle = (): void => {
    setAsked(null);
    selection.clear();
    found.current?.focus();
  };
  const ask = (what: Asked): void => {
    review.forget();
    setAsked(what);
  };
  const chosen = page.list.filter(({ id }) => selection.ids.includes(id));
  const all = (matching: { expected: number; except: string[] }): AllSeen => ({
    ...matching,
    filter: visitorFilterOf(query),
    readAt: page.readAt,
  });
  const approve = (visitors: readonly ReviewedVisitor[]): void => {
    decided.approve(visitors);
    settle();
  };
  const refuse = (visitors: readonly ReviewedVisitor[]): void => ask({ what: 'refuse', visitors });
  const { matching } = selection;
  return {
    review,
    held,
    selection,
    asked,
    approve,
    refuse,
    /** With a reason, about those who are asked about. */
    refuseWith: (visitors: readonly ReviewedVisitor[], reason: string) => {
      decided.refuse(visitors, reason);
      settle();
    },
    suspend: (visitor: ReviewedVisitor) => ask({ what: 'suspension', visitor }),
    approveAll: () => ask({ what: 'all', state: 'approved', all: all({ expected: page.total, except: [] }) }),
    approveChosen: () =>
      matching === null ? approve(chosen) : ask({ what: 'all', state: 'approved', all: all(matching) }),
    refuseChosen: () =>
      matching === null ? refuse(chosen) : ask({ what: 'all', state: 'notApproved', all: all(matching) }),
    settle,
    close: () => setAsked(null),
  };
}
type DecisionHandlers = ReturnType<typeof useDeciding>;

function Bulk({ deciding: { selection, review, approveChosen, refuseChosen } }: { deciding: DecisionHandlers }) {
  const t = useTexts(reviewTexts);
  return (
    <BulkActions selection={selection}>
      <Button
        kind="accent"
        small
        busy={review.busy}
        aria-haspopup={selection.matching === null ? undefined : 'dialog'}
        onClick={approveChosen}
      >
        {t('approve')}
      </Button>
      <BulkButton asks onPress={refuseChosen}>
        {t('refuseDots')}
      </BulkButton>
    </BulkActions>
  );
}

function Dialogs({ deciding: { asked, review, refuseWith, settle, close } }: { deciding: DecisionHandlers }) {
  const t = useTexts(reviewTexts);
  const reasons = useRefusalReasons();
  const refused = asked?.what === 'refuse' ? asked.visitors : [];
  const [first] = refused;
  return (
    <>
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
        presets={reasons}
        required
        busy={false}
        failure=""
        onSend={(reason) => refuseWith(refused, reason)}
        onClose={close}
      />
      <DecideAll asked={asked?.what === 'all' ? asked : null} onSettled={settle} onClose={close} />
      <SuspensionDialog
        visitor={asked?.what === 'suspension' ? asked.visitor : null}
        review={review}
        onDone={settle}
        onClose={close}
      />
    </>
  );
}

/** The review queue and everybody else, by state (ruling 2.6). */
export default function VisitorsScreen() {
  const { asked } = load.useData();
  // Another tab or filter is another list: what is asked belongs to the list it was asked in.
  return <Visitors key={JSON.stringify([asked.state, visitorFilterOf(asked)])} />;
}

function Visitors() {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const { search } = useLocation();
  const { asked, page, countries } = load.useData();
  const may = useCanCall(calls.review.decide);
  const found = useRef<HTMLParagraphElement>(null);
  const deciding = useDeciding(found);
  const { approve, refuse, suspend, approveAll, selection, held } = deciding;
  const choosable = may && asked.state !== 'unfinished' && asked.state !== 'suspended';
  const oneByOne = choosable
    ? {
        approve: (visitor: ReviewedVisitor) => approve([visitor]),
        refuse: (visitor: ReviewedVisitor) => refuse([visitor]),
        isDecided: ({ id }: ReviewedVisitor) => held.of(id) !== null,
      }
    : null;
  const columns = useVisitorColumns(asked.state === 'all', oneByOne);
  return (
    <OrganizerPage title={t('Visitors')} lead={t(may ? 'lead' : 'leadView')}>
      <VisitorTabs current={visitorQuery.path} />
      <RecordList
        list="visitors"
        label={t('Visitors')}
        query={visitorQuery}
        asked={asked}
        page={page}
        tabs={useTabs()}
        search={t('Search')}
        searchHint={t('keywordHint')}
        filters={<VisitorFilters asked={asked} countries={countries} />}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        tools={
          <>
            {may && asked.state === 'underReview' && page.total > 1 && (
              <Button kind="quiet" small aria-haspopup="dialog" onClick={approveAll}>
                <span className="num">
                  {t(visitorQuery.isFiltered(asked) ? 'approveAllFiltered' : 'approveAll', {
                    count: number(page.total, lang),
                  })}
                </span>
              </Button>
            )}
            {page.total > 0 && <Export />}
          </>
        }
        columns={columns}
        nameOf={({ name, email }) => (name === '' ? email : name)}
        {...(may && {
          actsOf: (visitor: ReviewedVisitor) => [
            { label: t('View'), to: `${visitorQuery.path}/${visitor.id}${search}` },
            {
              label: t(visitor.state === 'suspended' ? 'restore' : 'suspend'),
              bad: visitor.state !== 'suspended',
              act: () => suspend(visitor),
            },
          ],
        })}
        panel={useVisitorPanel(oneByOne)}
        held={held}
        {...(choosable && { selection, mayChoose: isDecidable })}
        bar={choosable && <Bulk deciding={deciding} />}
        empty={
          asked.state === 'underReview' ? (
            <Nobody text="emptyQueue" lead="emptyQueueLead" />
          ) : (
            <Nobody text="emptyState" all={asked.state !== 'all'} />
          )
        }
        emptyFiltered={<Nobody text="emptyFilter" lead="emptyFilterLead" />}
      />
      <Dialogs deciding={deciding} />
    </OrganizerPage>
  );
}
