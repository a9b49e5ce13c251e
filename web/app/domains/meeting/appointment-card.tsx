import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { roomOpensAt, roomStateAt } from '@fairbridge/contract/meeting/meeting-room.rules.ts';
import type { Span } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { hallStyle } from '../../components/booth/booth-plate.tsx';
import { SpanTime } from '../../components/content/span-time.tsx';
import { countryName } from '../../i18n/countries.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingTime } from '../../i18n/numbers.ts';
import { beijingShortDay } from '../../i18n/short-day.ts';
import { requestIds } from '../../request-id.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AppointmentActs } from './appointment-acts.tsx';
import { meetingPath, signupPath } from './meeting-path.ts';
import { AppointmentStateMark } from './appointment-state.tsx';
import { ProductImage } from './product-image.tsx';
import { appointmentTexts } from './appointment.texts.ts';
import { useNow } from './use-now.ts';
import { useReloadOnOpening } from './use-reload-on-opening.ts';

type Of = { appointment: OwnAppointment };

/** The slots that are proposed, each to be accepted by whoever may. */
function ProposedSlots({ appointment }: Of) {
  const t = useTexts(appointmentTexts);
  const lang = useLang();
  const { id, version, may, proposed } = appointment;
  const [requests] = useState(() => requestIds(`appointment accept ${id}`));
  const { isBusy, busy, run } = useAction({ reload: true });
  const accept = ({ startsAt }: Span) =>
    run(
      async () => {
        const answer = { kind: 'accept', slot: startsAt } as const;
        const sent = { id, version, answer };
        await api(calls.meetingAppointment.answer, { ...sent, requestId: requests.idOf(sent) });
        requests.answered();
      },
      { success: t('accepted'), key: startsAt },
    );
  return (
    <ul className="grid divide-y divide-line">
      {proposed.map((slot) => (
        <li key={slot.startsAt} className="flex items-center justify-between gap-x-4 py-1.5">
          <span className="min-w-0 font-semibold text-balance [&>span]:text-sm [&>span]:font-normal">
            <SpanTime {...slot} />
          </span>
          {may.answer && (
            <Button
              small
              className="shrink-0"
              busy={isBusy(slot.startsAt)}
              disabled={busy && !isBusy(slot.startsAt)}
              aria-label={t('acceptOf', {
                time: `${beijingShortDay(slot.startsAt, lang)} ${beijingClock(slot.startsAt)}`,
              })}
              onClick={() => void accept(slot)}
            >
              {t('accept')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** When it is, or may be, and at which table. */
function When({ appointment }: Of) {
  const t = useTexts(appointmentTexts);
  const lang = useLang();
  const { agreed, proposed, table, mine, expiresAt, state } = appointment;
  const isOff = state === 'cancelled' || state === 'declined' || state === 'expired';
  if (agreed === null && proposed.length === 0) return null;
  return (
    <div className="mt-3 rounded-sign bg-tint px-4 py-2.5">
      {agreed !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p
            className={`font-semibold md:text-lg [&>span]:text-sm [&>span]:font-normal ${isOff ? 'line-through decoration-1' : ''}`}
          >
            <SpanTime {...agreed} />
          </p>
          {table !== null && !isOff && (
            <span className="plate" style={TABLE}>
              {t('table', { table })}
            </span>
          )}
        </div>
      )}
      {agreed !== null && proposed.length > 0 && (
        <p className="mt-2 border-t border-line pt-2 text-sm">{t(mine ? 'movingMine' : 'movingTheirs')}</p>
      )}
      <ProposedSlots appointment={appointment} />
      {expiresAt !== null && (
        <p className="num mt-1 text-sm text-soft">
          {t(mine ? 'heldUntil' : 'answerBy', { time: beijingTime(expiresAt, lang) })}
        </p>
      )}
    </div>
  );
}

/** A sign such as those at the tables. */
const TABLE = hallStyle('#1c2321');

function Partner({ appointment: { partner } }: Of) {
  const t = useTexts(appointmentTexts);
  const lang = useLang();
  const { companyName, country, boothNumber, exhibitorId, contactName } = partner;
  const facts = [
    countryName(country, lang),
    boothNumber === '' ? '' : t('booth', { booth: boothNumber }),
    contactName === '' ? '' : t('contact', { name: contactName }),
  ];
  return (
    <div className="min-w-0">
      <h3 className="text-lg break-words">
        {exhibitorId === null ? (
          companyName
        ) : (
          <LocalLink to={`/find-exhibitor/detail/${exhibitorId}`} className="link">
            {companyName}
          </LocalLink>
        )}
      </h3>
      <p className="num text-soft">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** Where the two meet: a place, or a room on the web for whoever has agreed to come. */
function Where({ appointment: { meeting, state } }: Of) {
  const t = useTexts(appointmentTexts);
  const lang = useLang();
  const now = useNow();
  const isMissing = state === 'confirmed' && meeting.agreed && meeting.outside && meeting.room === '';
  const opens = now === null ? null : roomStateAt(meeting, now);
  useReloadOnOpening(isMissing && opens === 'open', now);
  if (meeting.kind === 'onsite') return <Says text={meeting.place} />;
  if (state !== 'confirmed' || opens === 'closed') return t('online');
  if (meeting.room !== '')
    return (
      <a href={meeting.room} className="link" target="_blank" rel="noopener noreferrer">
        {t('room')}
      </a>
    );
  if (isMissing) return t('roomOpens', { time: beijingTime(roomOpensAt(meeting), lang) });
  if (meeting.agreed || !meeting.outside) return t('online');
  return (
    <>
      {t('roomLater')}{' '}
      <LocalLink to={signupPath(meeting.id)} className="link">
        {t('agree')}
      </LocalLink>
    </>
  );
}

/** An appointment as one of its sides reads it, with what that side may do. `colleague`: who of the own company comes, '' where nobody is named. */
export function AppointmentCard({ appointment, colleague = '' }: Of & { colleague?: string }) {
  const t = useTexts(appointmentTexts);
  const lang = useLang();
  const { state, may, meeting, message, mine, reason, proposedBy, partner } = appointment;
  const { lateMinutes } = partner;
  const hasPlace = meeting.kind === 'online' || inLang(meeting.place, lang) !== '';
  return (
    <article
      className={`card p-4 md:p-5 ${may.answer ? 'border-l-4 border-l-accent' : ''}`}
      aria-label={appointment.partner.companyName}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="flex min-w-0 gap-3">
          <ProductImage picture={appointment.partner.productImage} name={appointment.partner.companyName} />
          <Partner appointment={appointment} />
        </div>
        <AppointmentStateMark state={state} />
      </div>
      <When appointment={appointment} />
      {state === 'confirmed' && lateMinutes !== null && !may.mark && (
        <p className="note mt-3">{t('partnerLate', { minutes: lateMinutes })}</p>
      )}
      {message !== '' && (
        <p className="mt-3 break-words whitespace-pre-line">
          <span className="text-soft">{t(mine ? 'messageMine' : 'messageTheirs')}: </span>
          {message}
        </p>
      )}
      {reason !== '' && (
        <p className="mt-3 break-words whitespace-pre-line">
          <span className="text-soft">{t(state === 'confirmed' ? 'reasonKept' : 'Reason')}: </span>
          {reason}
        </p>
      )}
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Fact label={t('meeting')}>
          <LocalLink to={meetingPath(meeting.id)} className="link" title={inLang(meeting.title, lang)}>
            <Says text={meeting.title} />
          </LocalLink>
        </Fact>
        {hasPlace && (
          <Fact label={t('place')}>
            <Where appointment={appointment} />
          </Fact>
        )}
        {colleague !== '' && <Fact label={t('colleague')}>{colleague}</Fact>}
        {proposedBy === 'organizer' && <div className="text-soft">{t('byOrganizer')}</div>}
      </dl>
      <AppointmentActs appointment={appointment} />
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
