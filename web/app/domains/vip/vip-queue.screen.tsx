import { LIMITS } from '@fairbridge/contract/limits.ts';
import { VIP_SORTS, type ListedVip } from '@fairbridge/contract/vip/vip.shapes.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { BulkActions, BulkButton } from '../../ui/list/bulk-bar.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { defineListQuery, tabOf, words } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { useSelection } from '../../ui/list/use-selection.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useVipReview, type AllSeen } from './use-vip-review.ts';
import { VipFailDialog } from './vip-fail-dialog.tsx';
import { VipMark } from './vip-mark.tsx';
import { vipReviewTexts } from './vip-review.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: 'VIP 审核', en: 'VIP applications' });

/** In the order of the work. */
const TABS = ['pending', 'passed', 'failed', 'all'] as const;
const query = defineListQuery('/organizer/vip', { status: tabOf(TABS), keyword: words }, VIP_SORTS);

const load = defineClientLoad(async ({ api, query: address }) => {
  const asked = query.read(address);
  const { status, ...rest } = asked;
  const page = await api(calls.vip.list, {
    ...rest,
    pageSize: 25,
    ...(status !== 'all' && { status }),
  });
  return { asked, page };
});
export const clientLoader = load.browser;

type DecisionHandlers = { pass: (vip: ListedVip) => void; fail: (vip: ListedVip) => void };

function Decision({ vip, pass, fail }: { vip: ListedVip } & DecisionHandlers) {
  const t = useTexts(vipReviewTexts);
  const name = vip.visitor.name;
  if (!vip.may.decide) return <VipMark status={vip.status} />;
  return (
    <div className="flex flex-wrap gap-2 md:flex-nowrap">
      <Button small className="whitespace-nowrap" aria-label={t('passOf', { name })} onClick={() => pass(vip)}>
        {t('pass')}
      </Button>
      <Button
        small
        kind="quiet"
        className="whitespace-nowrap"
        aria-haspopup="dialog"
        aria-label={t('failOf', { name })}
        onClick={() => fail(vip)}
      >
        {t('fail')}
      </Button>
    </div>
  );
}

function useColumns(deciding: DecisionHandlers): readonly ResourceColumn<ListedVip>[] {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  const { search } = useLocation();
  return [
    {
      key: 'applicant',
      label: t('applicant'),
      main: true,
      order: { by: 'name', first: 'ascending' },
      cell: ({ id, visitor }) => (
        <>
          <LocalLink to={`${query.path}/${id}${search}`} className="link font-semibold">
            {visitor.name}
          </LocalLink>
          <p className="text-sm text-soft">{visitor.position}</p>
        </>
      ),
    },
    {
      key: 'company',
      label: t('Company'),
      order: { by: 'company', first: 'ascending' },
      cell: ({ visitor }) => (
        <>
          <p>{visitor.company}</p>
          <p className="text-sm text-soft">{countryName(visitor.country, lang)}</p>
        </>
      ),
    },
    {
      key: 'passport',
      label: t('passportName'),
      cell: ({ name, nationality }) => (
        <>
          <p>{name}</p>
          <p className="text-sm text-soft">{countryName(nationality, lang)}</p>
        </>
      ),
    },
    {
      key: 'submitted',
      label: t('submitted'),
      order: { by: 'submittedAt', first: 'descending' },
      cell: ({ submittedAt }) => <MinuteCell at={submittedAt} />,
    },
    {
      key: 'decision',
      label: t('decision'),
      order: { by: 'queue', first: 'descending', oneWay: true },
      cell: (vip) => <Decision vip={vip} {...deciding} />,
    },
  ];
}

/** Whom it is asked about: some of this page, or all that match but for some. */
type Asked = { status: 'passed' | 'failed'; of: readonly ListedVip[] | AllSeen; count: number };

/** VIP applications by status. */
export default function VipQueueScreen() {
  const { status, keyword } = load.useData().asked;
  // Another tab or keyword is another list: what is asked belongs to the list it was asked in.
  return <Queue key={JSON.stringify([status, keyword])} />;
}

function Queue() {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  const { search } = useLocation();
  const { asked: wanted, page } = load.useData();
  const { status, keyword } = wanted;
  const { pending, passed, failed: notPassed } = page.counts;
  const review = useVipReview();
  const found = useRef<HTMLParagraphElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const selection = useSelection({
    rows: page.list.filter(({ may }) => may.decide),
    total: page.total,
    of: JSON.stringify([status, keyword]),
    most: LIMITS.reviewedAtOnceMax,
    matchable: status === 'pending' && page.total <= LIMITS.decidedMatchingMax,
  });
  const { matching, ids, count } = selection;
  /** The rows decided about may be gone: the focus goes to the line that says how many are left. */
  const settle = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) return;
    setAsked(null);
    selection.clear();
    found.current?.focus();
  };
  const ask = (what: Asked): void => {
    review.forget();
    setAsked(what);
  };
  const pass = (list: readonly ListedVip[]): void => void settle(review.decide(list, 'passed'));
  const fail = (of: readonly ListedVip[] | AllSeen, many: number): void => ask({ status: 'failed', of, count: many });
  const chosen = page.list.filter(({ id }) => ids.includes(id));
  const all = matching === null ? null : { ...matching, filter: { keyword } };
  const send = (reason: string): void => {
    if (asked !== null) void settle(review.decide(asked.of, asked.status, reason));
  };
  const failed =
    asked?.status !== 'failed' ? [] : isSome(asked.of) ? asked.of.map(({ visitor }) => visitor.name) : asked.count;
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <RecordList
        list="vip"
        label={t('title')}
        query={query}
        asked={wanted}
        page={page}
        tabs={{
          label: t('states'),
          of: TABS.map((tab) => ({
            asked: { status: tab },
            label: t(tab),
            count: tab === 'all' ? pending + passed + notPassed : page.counts[tab],
          })),
        }}
        search={t('keyword')}
        found={t('found', { count: number(page.total, lang) })}
        foundRef={found}
        columns={useColumns({ pass: (vip) => pass([vip]), fail: (vip) => fail([vip], 1) })}
        nameOf={({ visitor }) => visitor.name}
        actsOf={({ id, visitor }) => [
          { label: t('View'), to: `${query.path}/${id}${search}` },
          { label: t('seeVisitor'), to: `/organizer/visitors/${visitor.id}` },
        ]}
        selection={selection}
        mayChoose={({ may }) => may.decide}
        bar={
          <BulkActions selection={selection}>
            <Button
              kind="accent"
              small
              busy={review.busy}
              aria-haspopup={all === null ? undefined : 'dialog'}
              onClick={() => (all === null ? pass(chosen) : ask({ status: 'passed', of: all, count }))}
            >
              {t('pass')}
            </Button>
            <BulkButton asks onPress={() => fail(all ?? chosen, count)}>
              {t('fail')}
            </BulkButton>
          </BulkActions>
        }
        empty={
          <EmptyState title={t('empty')}>
            <p>{t('emptyLead')}</p>
          </EmptyState>
        }
        emptyFiltered={<EmptyState title={t('emptyFilter')} />}
      />
      <ConfirmDialog
        open={asked?.status === 'passed'}
        onClose={() => setAsked(null)}
        title={t('passAll')}
        act={t('pass')}
        busy={review.busy}
        failure={review.failure}
        onConfirm={() => send('')}
      >
        <p>{t('passAllLead', { count: asked?.count ?? 0 })}</p>
      </ConfirmDialog>
      <VipFailDialog failed={failed} review={review} onSend={send} onClose={() => setAsked(null)} />
    </OrganizerPage>
  );
}

const isSome = (of: readonly ListedVip[] | AllSeen): of is readonly ListedVip[] => !('expected' in of);
