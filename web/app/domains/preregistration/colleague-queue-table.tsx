import type {
  ColleagueStanding,
  ReviewedColleague,
} from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import type { PageSelection } from '../../ui/list/use-page-selection.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { Button } from '../../ui/button.tsx';
import { colleagueReviewTexts } from './colleague-review.texts.ts';

type Acts = { onApprove: (colleague: ReviewedColleague) => void; onRefuse: (colleague: ReviewedColleague) => void };

/** Nobody is decided about who has not confirmed. */
export const isDecidable = ({ standing }: Pick<ReviewedColleague, 'standing'>): boolean =>
  standing !== 'pending' && standing !== 'declined';

const COLOUR: Record<ColleagueStanding, string> = {
  underReview: '',
  approved: 'text-good',
  notApproved: 'text-bad',
  pending: 'text-soft',
  declined: 'text-soft',
};

function Decision({ colleague, onApprove, onRefuse }: { colleague: ReviewedColleague } & Acts) {
  const t = useTexts(colleagueReviewTexts);
  const { name, standing } = colleague;
  if (!isDecidable(colleague)) return null;
  return (
    <div className="flex flex-wrap gap-2 md:flex-nowrap">
      {standing !== 'approved' && (
        <Button
          small
          className="whitespace-nowrap"
          aria-label={t('approveOf', { name })}
          onClick={() => onApprove(colleague)}
        >
          {t('approve')}
        </Button>
      )}
      {standing !== 'notApproved' && (
        <Button
          small
          kind="quiet"
          className="whitespace-nowrap"
          aria-haspopup="dialog"
          aria-label={t('refuseOf', { name })}
          onClick={() => onRefuse(colleague)}
        >
          {t('refuse')}
        </Button>
      )}
    </div>
  );
}

function Row({ colleague, chooser, ...acts }: { colleague: ReviewedColleague; chooser: PageSelection | null } & Acts) {
  const t = useTexts(colleagueReviewTexts);
  const lang = useLang();
  const { id, name, position, company, country, email, mobile, broughtBy, standing, reason } = colleague;
  const { createdAt, answeredAt } = colleague;
  return (
    <RecordRow id={isDecidable(colleague) ? id : undefined} name={name} {...(chooser !== null && { chooser })}>
      <RecordCell name={t('colleague')} plain>
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-soft">{position}</p>
      </RecordCell>
      <RecordCell name={t('Company')}>
        <p className="break-words">{company}</p>
        <p className="text-sm text-soft">{countryName(country, lang)}</p>
      </RecordCell>
      <RecordCell name={t('Contact')}>
        <p className="text-sm">
          <AddressLine email={email} />
        </p>
        {mobile !== '' && <p className="num text-sm text-soft">{mobile}</p>}
      </RecordCell>
      <RecordCell name={t('broughtBy')}>
        <LocalLink to={`/organizer/visitors/${broughtBy.id}`} className="link font-semibold break-words">
          {broughtBy.name === '' ? t('noName') : broughtBy.name}
        </LocalLink>
        <p className="text-sm break-words text-soft">{broughtBy.company}</p>
      </RecordCell>
      <RecordCell name={t('enteredShort')}>
        <p className="num text-sm md:whitespace-nowrap">{beijingMinute(createdAt, lang)}</p>
        {answeredAt !== null && (
          <p className="num text-sm text-soft">{t('answered', { at: beijingMinute(answeredAt, lang) })}</p>
        )}
      </RecordCell>
      <RecordCell name={t('Status')}>
        <p className={`whitespace-nowrap ${COLOUR[standing]}`}>{t(standing)}</p>
        {reason !== '' && <p className="max-w-60 text-sm break-words whitespace-pre-line text-soft">{reason}</p>}
      </RecordCell>
      {chooser !== null && (
        <RecordCell name={t('decision')}>
          <Decision colleague={colleague} {...acts} />
        </RecordCell>
      )}
    </RecordRow>
  );
}

/** Colleagues of one page, with who brought whom. Without `chooser` nothing can be decided: the table is only to look at. */
export function ColleagueQueueTable({
  colleagues,
  chooser,
  ...acts
}: { colleagues: readonly ReviewedColleague[]; chooser: PageSelection | null } & Acts) {
  const t = useTexts(colleagueReviewTexts);
  const columns = (['colleague', 'company', 'contact', 'broughtBy', 'entered', 'standings'] as const).map((key) => ({
    key,
    label: t(key),
  }));
  return (
    <RecordTable
      label={t('title')}
      columns={chooser === null ? columns : [...columns, { key: 'decision', label: t('decision') }]}
      {...(chooser !== null && { chooser })}
    >
      {colleagues.map((colleague) => (
        <Row key={colleague.id} colleague={colleague} chooser={chooser} {...acts} />
      ))}
    </RecordTable>
  );
}
