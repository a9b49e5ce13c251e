import type { ListedVip } from '@fairbridge/contract/vip/vip.shapes.ts';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute, number } from '../../i18n/numbers.ts';
import { defineWork } from '../../loading.ts';
import { DecisionBar } from '../../ui/list/bulk-bar.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { useChosen, type Chosen } from '../../ui/list/use-chosen.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { VipFailDialog } from './vip-fail-dialog.tsx';
import { VipMark } from './vip-mark.tsx';
import { VIP_PATH, VIP_STATES, vipAddress, vipQuery } from './vip-query.ts';
import { vipReviewTexts } from './vip-review.texts.ts';
import { useVipReview } from './use-vip-review.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: 'VIP 审核', en: 'VIP applications' });

const PAGE_SIZE = 25;

const load = defineWork(async ({ api, query }) => {
  const asked = vipQuery(query);
  const { status, keyword, pageNum } = asked;
  const page = await api(calls.vip.list, {
    keyword,
    pageNum,
    pageSize: PAGE_SIZE,
    ...(status !== null && { status }),
  });
  return { asked, page };
});
export const clientLoader = load.browser;

type RowProps = { vip: ListedVip; chooser: Chosen; onPass: () => void; onFail: () => void };

function Decision({ vip, onPass, onFail }: Omit<RowProps, 'chooser'>) {
  const t = useTexts(vipReviewTexts);
  const name = vip.visitor.name;
  if (!vip.may.decide) return <VipMark status={vip.status} />;
  return (
    <div className="flex flex-wrap gap-2 md:flex-nowrap">
      <Button small className="whitespace-nowrap" aria-label={t('passOf', { name })} onClick={onPass}>
        {t('pass')}
      </Button>
      <Button
        small
        kind="quiet"
        className="whitespace-nowrap"
        aria-haspopup="dialog"
        aria-label={t('failOf', { name })}
        onClick={onFail}
      >
        {t('fail')}
      </Button>
    </div>
  );
}

function Row({ vip, chooser, onPass, onFail }: RowProps) {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  const { search } = useLocation();
  const { visitor } = vip;
  return (
    <RecordRow id={vip.may.decide ? vip.id : undefined} name={visitor.name} chooser={chooser}>
      <RecordCell name={t('applicant')} plain>
        <LocalLink to={`${VIP_PATH}/${vip.id}${search}`} className="link font-semibold">
          {visitor.name}
        </LocalLink>
        <p className="text-sm text-soft">{visitor.position}</p>
      </RecordCell>
      <RecordCell name={t('company')}>
        <p>{visitor.company}</p>
        <p className="text-sm text-soft">{countryName(visitor.country, lang)}</p>
      </RecordCell>
      <RecordCell name={t('passportName')}>
        <p>{vip.name}</p>
        <p className="text-sm text-soft">{countryName(vip.nationality, lang)}</p>
      </RecordCell>
      <RecordCell name={t('submittedShort')}>
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(vip.submittedAt, lang)}</span>
      </RecordCell>
      <RecordCell name={t('decision')}>
        <Decision vip={vip} onPass={onPass} onFail={onFail} />
      </RecordCell>
    </RecordRow>
  );
}

function Filters() {
  const t = useTexts(vipReviewTexts);
  const { asked } = load.useData();
  const { status, keyword } = asked;
  return (
    <FilterForm
      keep={{ status: status === null ? 'all' : status === 'pending' ? '' : status }}
      filtered={keyword !== ''}
      resetTo={vipAddress({ keyword: '' }, status)}
    >
      <div className="max-md:col-span-2 md:w-72">
        <Input label={t('keyword')} name="keyword" type="search" maxLength={200} defaultValue={keyword} />
      </div>
    </FilterForm>
  );
}

/** VIP applications by status. */
export default function VipQueueScreen() {
  const { asked } = load.useData();
  // Another tab, keyword or page is another list: what was chosen belongs to the list it was chosen in.
  return <Queue key={JSON.stringify(asked)} />;
}

function Queue() {
  const t = useTexts(vipReviewTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const review = useVipReview();
  const chooser = useChosen(page.list.filter(({ may }) => may.decide));
  const [failed, setFailed] = useState<readonly ListedVip[]>([]);
  const found = useRef<HTMLParagraphElement>(null);
  const chosen = page.list.filter(({ id }) => chooser.chosen.has(id));
  /** The rows decided about may be gone: the focus goes to the line that says how many are left. */
  const settle = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) return;
    setFailed([]);
    chooser.clear();
    found.current?.focus();
  };
  const pass = (list: readonly ListedVip[]): void => void settle(review.decide(list, 'passed'));
  const ask = (list: readonly ListedVip[]): void => {
    review.forget();
    setFailed(list);
  };
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <Tabs
        label={t('states')}
        current={vipAddress(asked, asked.status)}
        tabs={[
          ...VIP_STATES.map((status) => ({
            to: vipAddress(asked, status),
            label: t(status),
            count: page.counts[status],
          })),
          { to: vipAddress(asked, null), label: t('all') },
        ]}
      />
      <Filters />
      <p ref={found} tabIndex={-1} className="num mb-3 font-semibold outline-none" aria-live="polite">
        {t('found', { count: number(page.total, lang) })}
      </p>
      {page.list.length === 0 ? (
        <EmptyState title={t(asked.keyword === '' ? 'empty' : 'emptyFilter')}>
          {asked.keyword === '' && <p>{t('emptyLead')}</p>}
        </EmptyState>
      ) : (
        <RecordTable
          label={t('title')}
          chooser={chooser}
          columns={[
            { key: 'applicant', label: t('applicant') },
            { key: 'company', label: t('company') },
            { key: 'passport', label: t('passportName') },
            { key: 'submitted', label: t('submitted') },
            { key: 'decision', label: t('decision') },
          ]}
        >
          {page.list.map((vip) => (
            <Row key={vip.id} vip={vip} chooser={chooser} onPass={() => pass([vip])} onFail={() => ask([vip])} />
          ))}
        </RecordTable>
      )}
      {chosen.length > 0 && (
        <DecisionBar
          count={chosen.length}
          busy={review.busy}
          onClear={chooser.clear}
          yes={{ text: t('pass'), act: () => pass(chosen) }}
          no={{ text: t('fail'), act: () => ask(chosen) }}
        />
      )}
      <VipFailDialog
        failed={failed.map(({ visitor }) => visitor.name)}
        review={review}
        onSend={(reason) => void settle(review.decide(failed, 'failed', reason))}
        onClose={() => setFailed([])}
      />
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </OrganizerPage>
  );
}
