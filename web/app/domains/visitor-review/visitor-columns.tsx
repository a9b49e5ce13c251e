import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useLocation } from 'react-router';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { visitorQuery } from '../../components/visitor-review/visitor-query.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { MinuteCell } from '../../ui/list/cells.tsx';
import { RecordLink } from '../../ui/list/record-link.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { isDecidable } from './decidable.ts';
import { reviewTexts } from './visitor-review.texts.ts';
import { VisitorStateMark } from './visitor-state-mark.tsx';

type RowProps = { visitor: ReviewedVisitor };
export type DecisionHandlers = {
  approve: (visitor: ReviewedVisitor) => void;
  refuse: (visitor: ReviewedVisitor) => void;
  /** It was decided just now, and is not decided again before that is sent. */
  isDecided: (visitor: ReviewedVisitor) => boolean;
};

function Person({ visitor }: RowProps) {
  const t = useTexts(reviewTexts);
  const { search } = useLocation();
  return (
    <>
      {/* The list's address travels along, so that the way back leads to the same page of the same filter. */}
      <RecordLink id={visitor.id} to={`${visitorQuery.path}/${visitor.id}${search}`} className="font-semibold">
        {visitor.name === '' ? t('noName') : visitor.name}
      </RecordLink>
      {visitor.position !== '' && <p className="text-sm text-soft">{visitor.position}</p>}
    </>
  );
}

function Company({ visitor: { company, country } }: RowProps) {
  const lang = useLang();
  return (
    <>
      <p>{company === '' ? '—' : company}</p>
      <p className="text-sm text-soft">{countryName(country, lang)}</p>
    </>
  );
}

function Contact({ visitor: { email, mobile } }: RowProps) {
  return (
    <>
      <p className="text-sm">
        <AddressLine email={email} />
      </p>
      {mobile !== '' && <p className="num text-sm text-soft">{mobile}</p>}
    </>
  );
}

function Decision({ visitor, approve, refuse, isDecided }: RowProps & DecisionHandlers) {
  const t = useTexts(reviewTexts);
  const { name, state } = visitor;
  if (!isDecidable(visitor) || isDecided(visitor)) return null;
  return (
    <div className="flex flex-wrap gap-2 md:flex-nowrap">
      {state !== 'approved' && (
        <Button
          small
          className="whitespace-nowrap"
          aria-label={t('approveOf', { name })}
          onClick={() => approve(visitor)}
        >
          {t('approve')}
        </Button>
      )}
      {state !== 'notApproved' && (
        <Button
          small
          kind="quiet"
          className="whitespace-nowrap"
          aria-label={t('refuseOf', { name })}
          aria-haspopup="dialog"
          onClick={() => refuse(visitor)}
        >
          {t('refuseDots')}
        </Button>
      )}
    </div>
  );
}

/** The columns of the list of visitors: with their state where it holds several, with the decision for those who may decide. */
export function useVisitorColumns(
  withState: boolean,
  deciding: DecisionHandlers | null,
): readonly ResourceColumn<ReviewedVisitor>[] {
  const t = useTexts(reviewTexts);
  const state: ResourceColumn<ReviewedVisitor> = {
    key: 'state',
    label: t('Status'),
    cell: (visitor) => <VisitorStateMark state={visitor.state} />,
  };
  return [
    {
      key: 'visitor',
      label: t('Visitor'),
      main: true,
      order: { by: 'name', first: 'ascending' },
      cell: (visitor) => <Person visitor={visitor} />,
    },
    {
      key: 'company',
      label: t('Company'),
      order: { by: 'company', first: 'ascending' },
      cell: (visitor) => <Company visitor={visitor} />,
    },
    { key: 'contact', label: t('Contact'), cell: (visitor) => <Contact visitor={visitor} /> },
    {
      key: 'source',
      label: t('source'),
      cell: ({ source }) => <span className="text-sm whitespace-nowrap">{t(source)}</span>,
    },
    {
      key: 'registered',
      label: t('registered'),
      order: { by: 'registered', first: 'descending' },
      cell: ({ completedAt, createdAt }) => <MinuteCell at={completedAt ?? createdAt} />,
    },
    ...(withState ? [state] : []),
    ...(deciding === null
      ? []
      : [
          {
            key: 'decision',
            label: t('decision'),
            cell: (visitor: ReviewedVisitor) => <Decision visitor={visitor} {...deciding} />,
          },
        ]),
  ];
}
