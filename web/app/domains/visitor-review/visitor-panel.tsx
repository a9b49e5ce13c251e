import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useLocation } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { visitorQuery } from '../../components/visitor-review/visitor-query.ts';
import type { PanelDecision, RecordPanel } from '../../ui/list/panel.ts';
import { useRecord } from '../../ui/list/use-record.ts';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { isDecidable } from './decidable.ts';
import { ReviewHistory } from './review-history.tsx';
import { Answers, CompanyFacts, PersonFacts, RegistrationFacts } from './visitor-facts.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { VisitorStateMark } from './visitor-state-mark.tsx';

function Shown({ visitor: { id, version, state } }: { visitor: ReviewedVisitor }) {
  const { record, failure } = useRecord(`${id} ${version}`, (signal) => api(calls.review.get, { id }, signal));
  return (
    <>
      <p className="mb-4">
        <VisitorStateMark state={state} />
      </p>
      {failure !== '' && (
        <p role="alert" className="note note-bad">
          {failure}
        </p>
      )}
      {record === null ? (
        failure === '' && <SkeletonLine className="h-80" />
      ) : (
        <>
          <PersonFacts visitor={record} />
          <CompanyFacts visitor={record} />
          <Answers visitor={record} />
          <ReviewHistory visitor={record} />
          <RegistrationFacts visitor={record} />
        </>
      )}
    </>
  );
}

type DecisionHandlers = { approve: (visitor: ReviewedVisitor) => void; refuse: (visitor: ReviewedVisitor) => void };

/** A visitor beside the list, and what may be decided of them. */
export function useVisitorPanel(deciding: DecisionHandlers | null): RecordPanel<ReviewedVisitor> {
  const t = useTexts(reviewTexts);
  const { search } = useLocation();
  const decisionsOf = (visitor: ReviewedVisitor): readonly PanelDecision[] => {
    if (deciding === null || !isDecidable(visitor)) return [];
    const { state } = visitor;
    return [
      ...(state === 'approved' ? [] : [{ key: 'a', label: t('approve'), act: () => deciding.approve(visitor) }]),
      ...(state === 'notApproved'
        ? []
        : [
            {
              key: 'r',
              label: t('refuseDots'),
              kind: 'quiet' as const,
              asks: true,
              act: () => deciding.refuse(visitor),
            },
          ]),
    ];
  };
  return {
    titleOf: ({ name }) => (name === '' ? t('noName') : name),
    to: ({ id }) => `${visitorQuery.path}/${id}${search}`,
    show: (visitor) => <Shown key={visitor.id} visitor={visitor} />,
    decisionsOf,
  };
}
