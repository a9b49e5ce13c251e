import { errorText } from '@fairbridge/contract/codes.ts';
import { PARTICIPATION_NAMES } from '@fairbridge/contract/meeting/meeting.names.ts';
import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { OwnSignup } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { downloadFile } from '../../download.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { AuditMark } from './meeting-marks.tsx';
import type { OwnStanding } from './meeting-member.ts';
import { appointmentsPath, editSignupPath, partnersPath, signupPath } from './meeting-path.ts';
import { OwnAppointmentRow } from './own-appointment-row.tsx';
import { ownMeetingTexts } from './own-meeting.texts.ts';
import { hindranceOf } from './signup-hindrance.ts';
import { TakePart, WithdrawSignup } from './signup-acts.tsx';

type SignupProps = { signup: OwnSignup };

/** What the organizer has decided, and what comes next. */
export function SignupDecision({ signup }: SignupProps) {
  const t = useTexts(ownMeetingTexts);
  const { audit, participation, reason, may } = signup;
  if (audit === 'review') return may.edit || may.withdraw ? <p className="note">{t('reviewLead')}</p> : null;
  if (audit === 'notApproved')
    return (
      <div className="note note-bad">
        {reason !== '' && <p className="whitespace-pre-line">{t('notApprovedBecause', { reason })}</p>}
        {may.edit && <p>{t('notApprovedLead')}</p>}
      </div>
    );
  if (!may.answer) return null;
  const lead = { none: 'askedToTakePart', agreed: 'agreedLead', denied: 'deniedLead' } as const;
  return (
    <div className="note grid justify-items-start gap-3">
      <p>{t(lead[participation])}</p>
      <TakePart signup={signup} />
    </div>
  );
}

export function SignupFacts({ signup }: SignupProps) {
  const t = useTexts(ownMeetingTexts);
  const lang = useLang();
  const { number, boothNumber, employee, signedUpAt, audit, participation } = signup;
  return (
    <Facts
      values="num"
      rows={[
        [t('decision'), <AuditMark key="audit" audit={audit} />],
        [t('number'), String(number)],
        [t('participation'), audit === 'approved' ? inLang(PARTICIPATION_NAMES[participation], lang) : ''],
        [t('booth'), boothNumber],
        [t('colleague'), employee === null ? '' : inLang(employee.name, lang)],
        [t('signedUpAt'), beijingTime(signedUpAt, lang)],
      ]}
    />
  );
}

function Appointments({ meetingId, list }: { meetingId: string; list: readonly OwnAppointment[] }) {
  const t = useTexts(ownMeetingTexts);
  const isPlanned = list.some(({ state }) => state === 'confirmed');
  return (
    <section className="grid gap-2 border-t border-line pt-4" aria-labelledby="own-appointments">
      <h3 id="own-appointments" className="text-lg">
        {t('appointments')}
      </h3>
      {list.length === 0 ? (
        <p className="text-soft">{t('noAppointments')}</p>
      ) : (
        <ol>
          {list.map((appointment) => (
            <OwnAppointmentRow key={appointment.id} appointment={appointment} />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isPlanned && (
          <SaveButton small save={() => downloadFile(calls.meetingAppointment.plan, { meetingId })}>
            {t('plan')}
          </SaveButton>
        )}
        {list.length > 0 && (
          <LocalLink to={appointmentsPath(meetingId)} className="link inline-flex min-h-9 items-center">
            {t('allAppointments')}
          </LocalLink>
        )}
      </div>
    </section>
  );
}

/** To whoever has not signed up: the way to it, or what hinders. */
function NotSignedUp({ meeting, standing }: { meeting: MeetingDetail; standing: OwnStanding }) {
  const t = useTexts(ownMeetingTexts);
  const lang = useLang();
  const hindrance = hindranceOf(meeting, standing);
  const withdrawnAt = standing.signup?.withdrawnAt ?? null;
  return (
    <>
      {withdrawnAt !== null && (
        <p className="num text-soft">{t('withdrawnAt', { time: beijingTime(withdrawnAt, lang) })}</p>
      )}
      {hindrance === null ? (
        <>
          <p className="text-soft">{t('openLead')}</p>
          <ButtonLink to={signupPath(meeting.id)}>{t(withdrawnAt === null ? 'signUp' : 'signUpAgain')}</ButtonLink>
        </>
      ) : (
        <div className="note">
          <p className="font-semibold">{errorText(hindrance, lang)}</p>
          {hindrance === 'upgradeOnly' && (
            <LocalLink to="/suggest" className="link">
              {t('askOrganizer')}
            </LocalLink>
          )}
        </div>
      )}
    </>
  );
}

/** A member's own part in a meeting: the sign-up with what can be done, and the appointments. */
export default function OwnMeeting({
  meeting,
  standing,
  appointments,
}: {
  meeting: MeetingDetail;
  standing: OwnStanding;
  appointments: readonly OwnAppointment[];
}) {
  const t = useTexts(ownMeetingTexts);
  const { signup } = standing;
  if (signup === null || signup.withdrawnAt !== null) return <NotSignedUp meeting={meeting} standing={standing} />;
  const { may, audit } = signup;
  return (
    <>
      <SignupDecision signup={signup} />
      <SignupFacts signup={signup} />
      {may.propose && <ButtonLink to={partnersPath(meeting.id)}>{t('partners')}</ButtonLink>}
      {audit === 'approved' && <Appointments meetingId={meeting.id} list={appointments} />}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 empty:hidden">
        {may.edit && (
          <ButtonLink to={editSignupPath(meeting.id)} kind="quiet" small>
            {t('Edit')}
          </ButtonLink>
        )}
        {may.withdraw && <WithdrawSignup signup={signup} />}
      </div>
    </>
  );
}
