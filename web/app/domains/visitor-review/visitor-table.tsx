import type { ReviewedVisitor } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { useLocation } from 'react-router';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { RecordCell, RecordRow, RecordTable, type Column } from '../../ui/list/record-table.tsx';
import type { Chosen } from '../../ui/list/use-chosen.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { VisitorStateMark } from './visitor-state-mark.tsx';
import { VISITORS_PATH } from '../../parts/visitor-review/visitor-query.ts';

type RowProps = {
  visitor: ReviewedVisitor;
  chooser: Chosen | null;
  withState: boolean;
  onApprove: () => void;
  onRefuse: () => void;
};

function Person({ visitor }: { visitor: ReviewedVisitor }) {
  const t = useTexts(reviewTexts);
  const { search } = useLocation();
  return (
    <>
      {/* The list's address travels along, so that the way back leads to the same page of the same filter. */}
      <LocalLink to={`${VISITORS_PATH}/${visitor.id}${search}`} className="link font-semibold">
        {visitor.name === '' ? t('noName') : visitor.name}
      </LocalLink>
      {visitor.position !== '' && <p className="text-sm text-soft">{visitor.position}</p>}
    </>
  );
}

/** Somebody who has not finished registering cannot be decided about, and a suspended visitor is restored first. */
export const isDecidable = ({ state }: Pick<ReviewedVisitor, 'state'>): boolean =>
  state !== 'unfinished' && state !== 'suspended';

function RowDecision({ visitor, onApprove, onRefuse }: Pick<RowProps, 'visitor' | 'onApprove' | 'onRefuse'>) {
  const t = useTexts(reviewTexts);
  const { name, state } = visitor;
  if (!isDecidable(visitor)) return null;
  return (
    <div className="flex flex-wrap gap-2 md:flex-nowrap">
      {state !== 'approved' && (
        <Button small className="whitespace-nowrap" aria-label={t('approveOf', { name })} onClick={onApprove}>
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
          onClick={onRefuse}
        >
          {t('refuseDots')}
        </Button>
      )}
    </div>
  );
}

function Row({ visitor, chooser, withState, onApprove, onRefuse }: RowProps) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const { company, country, email, mobile, source, createdAt, completedAt, state } = visitor;
  const name = visitor.name === '' ? email : visitor.name;
  return (
    <RecordRow id={isDecidable(visitor) ? visitor.id : undefined} name={name} {...(chooser !== null && { chooser })}>
      <RecordCell name={t('visitor')} plain>
        <Person visitor={visitor} />
      </RecordCell>
      <RecordCell name={t('company')}>
        <p>{company === '' ? '—' : company}</p>
        <p className="text-sm text-soft">{countryName(country, lang)}</p>
      </RecordCell>
      <RecordCell name={t('contact')}>
        <p className="text-sm">
          <AddressLine email={email} />
        </p>
        {mobile !== '' && <p className="num text-sm text-soft">{mobile}</p>}
      </RecordCell>
      <RecordCell name={t('source')}>
        <span className="text-sm whitespace-nowrap">{t(source)}</span>
      </RecordCell>
      <RecordCell name={t('registeredShort')}>
        <span className="num text-sm md:whitespace-nowrap">{beijingMinute(completedAt ?? createdAt, lang)}</span>
      </RecordCell>
      {withState && (
        <RecordCell name={t('state')}>
          <VisitorStateMark state={state} />
        </RecordCell>
      )}
      {chooser !== null && (
        <RecordCell name={t('decision')}>
          <RowDecision visitor={visitor} onApprove={onApprove} onRefuse={onRefuse} />
        </RecordCell>
      )}
    </RecordRow>
  );
}

/** Visitors of one page. Without `chooser` nothing can be decided: the table is only to look at. */
export function VisitorTable({
  visitors,
  chooser,
  withState,
  onApprove,
  onRefuse,
}: {
  visitors: readonly ReviewedVisitor[];
  chooser: Chosen | null;
  withState: boolean;
  onApprove: (visitor: ReviewedVisitor) => void;
  onRefuse: (visitor: ReviewedVisitor) => void;
}) {
  const t = useTexts(reviewTexts);
  const columns: Column[] = [
    { key: 'visitor', label: t('visitor') },
    { key: 'company', label: t('company') },
    { key: 'contact', label: t('contact') },
    { key: 'source', label: t('source') },
    { key: 'registered', label: t('registered') },
    ...(withState ? [{ key: 'state', label: t('state') }] : []),
    ...(chooser === null ? [] : [{ key: 'decision', label: t('decision') }]),
  ];
  return (
    <RecordTable label={t('title')} columns={columns} {...(chooser !== null && { chooser })}>
      {visitors.map((visitor) => (
        <Row
          key={visitor.id}
          visitor={visitor}
          chooser={chooser}
          withState={withState}
          onApprove={() => onApprove(visitor)}
          onRefuse={() => onRefuse(visitor)}
        />
      ))}
    </RecordTable>
  );
}
