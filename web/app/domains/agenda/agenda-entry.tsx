import type { AgendaEntry } from '@fairbridge/contract/agenda/agenda.shapes.ts';
import { SpanTime } from '../../components/content/span-time.tsx';
import { livePath } from '../../components/live/live-path.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { agendaTexts } from './agenda.texts.ts';

/** Where the thing itself is. */
function pathOf({ kind, id, presents }: AgendaEntry): string {
  if (kind === 'meeting') return `/meetingList/${id}`;
  if (kind === 'appointment') return `/meetingAppointments?appointment=${id}`;
  if (kind === 'programme') return `/programme/${id}`;
  return presents ? `/liveManage/control/${id}` : livePath(id);
}

function useFacts({ kind, place, online, table, state, toAnswer, presents }: AgendaEntry): string[] {
  const t = useTexts(agendaTexts);
  const proposed = [t('proposedHere'), t(toAnswer ? 'toAnswer' : 'toAnswerTheirs')];
  return [
    t(presents ? 'presents' : kind),
    ...(state === 'proposed' ? proposed : state === 'confirmed' ? [] : [t(state)]),
    online ? t('online') : place,
    table === null ? '' : t('table', { table }),
  ].filter((fact) => fact !== '');
}

function Conflicts({ conflictsWith }: Pick<AgendaEntry, 'conflictsWith'>) {
  const t = useTexts(agendaTexts);
  if (conflictsWith.length === 0) return null;
  const words = conflictsWith.map(({ kind, title }) =>
    kind === 'busy' ? t('conflictBusy') : t('conflictWith', { title }),
  );
  return (
    <ul className="mt-1 grid gap-0.5 text-sm font-semibold text-bad">
      {[...new Set(words)].map((word) => (
        <li key={word} className="flex items-start gap-1.5 break-words">
          <Icon name="clock" size={16} />
          {word}
        </li>
      ))}
    </ul>
  );
}

/** One entry of the agenda, with what lies at the same time. */
export function AgendaEntryRow({ entry }: { entry: AgendaEntry }) {
  const facts = useFacts(entry);
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <p className="text-sm">
        <SpanTime startsAt={entry.startsAt} endsAt={entry.endsAt} underDay />
      </p>
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <LocalLink to={pathOf(entry)} className="link">
            {entry.title}
          </LocalLink>
        </p>
        <p className="text-sm text-soft">{facts.join(' · ')}</p>
        <Conflicts conflictsWith={entry.conflictsWith} />
      </div>
    </li>
  );
}
