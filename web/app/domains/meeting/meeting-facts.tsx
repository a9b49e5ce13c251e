import { roomOpensAt } from '@fairbridge/contract/meeting/meeting-room.rules.ts';
import type { MeetingDetail } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Facts } from '../../ui/facts.tsx';
import { meetingPageTexts } from './meeting-page.texts.ts';

/** The room of an online meeting, for whom the server tells it. */
export function RoomLink({ room, className }: { room: string; className: string }) {
  const t = useTexts(meetingPageTexts);
  return (
    <a href={room} target="_blank" rel="noopener noreferrer" className={className}>
      {t('enterRoom')}
      <span className="sr-only">{t('newTab')}</span>
    </a>
  );
}

function Room({ meeting }: { meeting: MeetingDetail }) {
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  const { own, outside, room } = meeting;
  if (room !== '') return <RoomLink room={room} className="link font-semibold" />;
  const opens = outside && own?.audit === 'approved' && own.participation === 'agreed' && !own.withdrawn;
  return (
    <span className="text-soft">
      {opens ? t('roomOpens', { time: beijingTime(roomOpensAt(meeting), lang) }) : t(outside ? 'roomHint' : 'roomHere')}
    </span>
  );
}

function useWho({ visitorCountries }: MeetingDetail): string {
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  const countries = visitorCountries.map((code) => countryName(code, lang)).join(lang === 'zh' ? '、' : ', ');
  return countries === '' ? t('buyersAll') : t('buyersFrom', { countries });
}

/** When and where a meeting is, for whom, and how it goes. */
export function MeetingFacts({ meeting }: { meeting: MeetingDetail }) {
  const t = useTexts(meetingPageTexts);
  const lang = useLang();
  const { startsAt, endsAt, breaks, place, kind, slotMinutes, deadline, left, stage } = meeting;
  const who = useWho(meeting);
  const isOver = stage === 'ended' || stage === 'cancelled';
  return (
    <Facts
      values="num"
      rows={[
        [t('when'), <SpanTime key="when" startsAt={startsAt} endsAt={endsAt} />],
        [
          t('breaks'),
          breaks.length === 0 ? (
            ''
          ) : (
            <ul key="breaks">
              {breaks.map((one) => (
                <li key={one.startsAt}>
                  <SpanTime {...one} />
                </li>
              ))}
            </ul>
          ),
        ],
        [t('place'), inLang(place, lang)],
        [t('onTheWeb'), kind === 'online' && !isOver ? <Room key="room" meeting={meeting} /> : ''],
        [t('slot'), t('minutes', { count: slotMinutes })],
        [t('deadline'), beijingTime(deadline, lang)],
        [t('left'), isOver ? '' : t('leftSides', left)],
        [
          t('who'),
          <ul key="who">
            <li>{who}</li>
            <li>{t('exhibitorsWho')}</li>
          </ul>,
        ],
      ]}
    />
  );
}
