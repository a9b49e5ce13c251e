import type { ColleagueStanding } from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';
import type { Colleague } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingMinute } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import type { PageSelection } from '../../ui/list/use-page-selection.ts';
import { AddressLine } from '../../ui/address-line.tsx';
import { StatusBadge, type StatusTone } from '../../ui/status-badge.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { preregistrationTexts } from './preregistration.texts.ts';

const LOOK: Record<ColleagueStanding, StatusTone> = {
  underReview: { icon: 'clock', colour: 'text-soft' },
  approved: { icon: 'check', colour: 'text-good' },
  notApproved: { icon: 'close', colour: 'text-bad' },
  pending: { icon: 'clock', colour: 'text-soft' },
  declined: { icon: 'close', colour: 'text-bad' },
};

/** A colleague who has confirmed stands where the review does. */
const standingOf = ({ state, review }: Colleague): ColleagueStanding =>
  state === 'confirmed' ? (review ?? 'underReview') : state;

type Acts = { onSend: (colleague: Colleague) => void; onRemove: (colleague: Colleague) => void };

function Papers({ colleague }: { colleague: Colleague }) {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const { id, name } = colleague;
  const { review } = colleague;
  if (!colleague.may.download)
    return (
      <span className="text-sm text-soft">
        {t(review === null ? 'afterConfirm' : review === 'notApproved' ? 'afterMending' : 'afterReview')}
      </span>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <SaveButton
        small
        label={t('badgeOf', { name })}
        save={() => downloadFile(calls.preregistration.badge, { id, lang })}
      >
        {t('badge')}
      </SaveButton>
      <SaveButton
        small
        label={t('letterOf', { name })}
        save={() => downloadFile(calls.preregistration.confirmation, { id, lang })}
      >
        {t('letter')}
      </SaveButton>
    </div>
  );
}

function Mail({ colleague, onSend }: { colleague: Colleague; onSend: () => void }) {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const { sentAt, may, name, state } = colleague;
  return (
    <>
      <p className="num text-sm text-soft">
        {sentAt === null ? t('notSent') : t('sentAt', { at: beijingMinute(sentAt, lang) })}
      </p>
      {may.send && state === 'pending' && (
        <button
          type="button"
          className="link min-h-8 text-sm font-semibold"
          aria-label={t('sendOf', { name })}
          onClick={onSend}
        >
          {t(sentAt === null ? 'send' : 'sendAgain')}
        </button>
      )}
    </>
  );
}

function Row({ colleague, chooser, onSend, onRemove }: { colleague: Colleague; chooser: PageSelection } & Acts) {
  const t = useTexts(preregistrationTexts);
  const { id, name, email, company, position } = colleague;
  const standing = standingOf(colleague);
  return (
    <RecordRow id={id} name={name} chooser={chooser}>
      <RecordCell name={t('colleague')} plain>
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-soft">
          <AddressLine email={email} />
        </p>
      </RecordCell>
      <RecordCell name={t('Company')}>
        <p className="break-words">{company}</p>
        <p className="text-sm text-soft">{position}</p>
      </RecordCell>
      <RecordCell name={t('Status')}>
        <StatusBadge look={LOOK[standing]} word={t(standing === 'approved' ? 'confirmed' : standing)} />
        {standing === 'notApproved' && (
          <p className="max-w-60 text-sm break-words text-soft">{colleague.reviewReason}</p>
        )}
      </RecordCell>
      <RecordCell name={t('mail')}>
        <Mail colleague={colleague} onSend={() => onSend(colleague)} />
      </RecordCell>
      <RecordCell name={t('papers')}>
        <Papers colleague={colleague} />
      </RecordCell>
      <RecordCell name={t('Actions')}>
        <div className="flex gap-4 md:flex-col md:gap-0">
          <LocalLink
            to={`/preRegistration/index/${id}`}
            className="link inline-flex min-h-8 items-center text-sm"
            aria-label={t('editOf', { name })}
          >
            {t('Edit')}
          </LocalLink>
          <button
            type="button"
            className="link min-h-8 text-left text-sm"
            aria-haspopup="dialog"
            aria-label={t('RemoveOf', { name })}
            onClick={() => onRemove(colleague)}
          >
            {t('remove')}
          </button>
        </div>
      </RecordCell>
    </RecordRow>
  );
}

/** Colleagues of one page, with what can be done for each. */
export function ColleagueTable({
  colleagues,
  chooser,
  ...acts
}: { colleagues: readonly Colleague[]; chooser: PageSelection } & Acts) {
  const t = useTexts(preregistrationTexts);
  return (
    <RecordTable
      label={t('title')}
      chooser={chooser}
      columns={(['colleague', 'company', 'state', 'mail', 'papers', 'acts'] as const).map((key) => ({
        key,
        label: t(key),
      }))}
    >
      {colleagues.map((colleague) => (
        <Row key={colleague.id} colleague={colleague} chooser={chooser} {...acts} />
      ))}
    </RecordTable>
  );
}
