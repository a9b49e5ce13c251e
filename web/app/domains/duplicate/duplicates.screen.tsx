import type { Duplicate } from '@fairbridge/contract/duplicate/duplicate.shapes.ts';
import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { duplicateTexts } from '../../components/duplicate/duplicate.texts.ts';
import { MergeDialog } from '../../components/duplicate/merge-dialog.tsx';
import { DUPLICATES, VisitorTabs } from '../../components/visitor-review/visitor-tabs.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { defineListQuery } from '../../ui/list/list-query.ts';
import { RecordList } from '../../ui/list/record-list.tsx';
import { EmptyState } from '../../ui/states.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '疑似重复的观众', en: 'Possible duplicates' });

const query = defineListQuery(DUPLICATES, {});
const load = defineClientLoad(async ({ api, query: given }) => {
  const asked = query.read(given);
  return { asked, page: await api(calls.duplicate.list, { ...asked, pageSize: 50 }) };
});
export const clientLoader = load.browser;

function Person({ visitor: { id, name, company, email, mobile, createdAt } }: { visitor: ReviewedVisitor }) {
  const lang = useLang();
  return (
    <div className="min-w-0">
      <LocalLink to={`/organizer/visitors/${id}`} className="link break-words">
        {name === '' ? email : name}
      </LocalLink>
      <p className="text-sm [overflow-wrap:anywhere] text-soft">
        {[company, email, mobile].filter((part) => part !== '').join(' · ')}
      </p>
      <p className="num text-sm text-soft">{beijingMinute(createdAt, lang)}</p>
    </div>
  );
}

/** Visitors who may be one person, to be looked at and merged. */
export default function DuplicatesScreen() {
  const t = useTexts(duplicateTexts);
  const { asked, page } = load.useData();
  const { revalidate } = useRevalidator();
  const [merged, setMerged] = useState<Duplicate | null>(null);
  const empty = (
    <EmptyState title={t('none')}>
      <p>{t('noneLead')}</p>
    </EmptyState>
  );
  return (
    <OrganizerPage title={t('duplicates')} lead={t('lead')}>
      <VisitorTabs current={DUPLICATES} />
      <RecordList
        list="duplicates"
        label={t('duplicates')}
        query={query}
        asked={asked}
        page={page}
        columns={[
          { key: 'first', label: t('first'), main: true, cell: ({ first }) => <Person visitor={first} /> },
          { key: 'second', label: t('second'), cell: ({ second }) => <Person visitor={second} /> },
          {
            key: 'why',
            label: t('why'),
            cell: ({ reasons }) => reasons.map((reason) => t(reason)).join(' · '),
          },
        ]}
        nameOf={({ first }) => first.name}
        actsOf={(pair) => [{ label: t('merge'), act: () => setMerged(pair) }]}
        empty={empty}
        emptyFiltered={empty}
      />
      {merged !== null && (
        <MergeDialog
          pair={merged}
          onDone={() => {
            setMerged(null);
            void revalidate();
          }}
          onClose={() => setMerged(null)}
        />
      )}
    </OrganizerPage>
  );
}
