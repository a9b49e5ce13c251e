import type { ScheduleDraft } from '@fairbridge/contract/meeting/meeting-schedule.shapes.ts';
import { useState, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDay, number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { meetingScheduleTexts } from './meeting-desk-schedule.texts.ts';

type Party = ScheduleDraft['visitors'][number];
type Line = {
  key: string;
  visitor: Party;
  exhibitor: Party;
  slot: string;
  reason: ScheduleDraft['placed'][number]['reason'] | 'standing';
};

const VIEWS = ['byTime', 'byBuyer', 'unmet'] as const;
/** More of a list is drawn by a press: of thousands nobody reads all. */
const STEP = 100;

/** Both sides by their sign-ups, and what is confirmed or would be, in the order of time. */
function linesOf({ visitors, exhibitors, standing, placed }: ScheduleDraft) {
  const parties = new Map([...visitors, ...exhibitors].map((party) => [party.signupId, party]));
  const lines = [...standing.map((one) => ({ ...one, reason: 'standing' as const })), ...placed].flatMap(
    ({ visitorSignupId, exhibitorSignupId, slot, reason }): Line[] => {
      const [visitor, exhibitor] = [parties.get(visitorSignupId), parties.get(exhibitorSignupId)];
      if (visitor === undefined || exhibitor === undefined) return [];
      return [{ key: `${visitorSignupId} ${exhibitorSignupId}`, visitor, exhibitor, slot, reason }];
    },
  );
  return {
    parties,
    lines: lines.toSorted((one, other) => (one.slot < other.slot ? -1 : Number(one.slot > other.slot))),
  };
}

function Name({ party: { companyName, boothNumber } }: { party: Party }) {
  return (
    <>
      <span className="break-words">{companyName}</span>
      {boothNumber !== '' && <span className="num block text-sm text-soft">{boothNumber}</span>}
    </>
  );
}

/** A part of the draft, drawn once it is opened. */
function Fold({
  title,
  count,
  opened,
  children,
}: {
  title: string;
  count: number;
  opened: boolean;
  children: () => ReactNode;
}) {
  const t = useTexts(meetingScheduleTexts);
  const lang = useLang();
  const [open, setOpen] = useState(opened);
  return (
    <details
      className="group border-b border-line"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 py-2 font-semibold">
        <span className="num">{title}</span>
        <span className="num flex items-center gap-2 text-sm font-normal text-soft">
          {t('count', { count: number(count, lang) })}
          <span className="transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none">
            <Icon name="down" />
          </span>
        </span>
      </summary>
      {open && children()}
    </details>
  );
}

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto pb-3">
      <table className="w-full text-left">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-4 text-sm font-semibold text-soft">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const CELL = 'border-t border-line py-1.5 pr-4 align-top';

function Reason({ reason }: { reason: Line['reason'] }) {
  const t = useTexts(meetingScheduleTexts);
  return (
    <span className={reason === 'standing' ? 'text-soft' : reason === 'both' ? 'font-semibold text-action' : ''}>
      {t(reason)}
    </span>
  );
}

/** Begin and end of a slot by when it begins, with its day where the meeting has several. */
function useSlotNames({ slots }: ScheduleDraft): (slot: string) => string {
  const lang = useLang();
  const days = new Set(slots.map(({ startsAt }) => beijingDay(startsAt, lang)));
  const ends = new Map(slots.map(({ startsAt, endsAt }) => [startsAt, endsAt]));
  return (slot) => {
    const end = ends.get(slot);
    const span = end === undefined ? beijingClock(slot) : `${beijingClock(slot)}–${beijingClock(end)}`;
    return days.size > 1 ? `${beijingDay(slot, lang)} ${span}` : span;
  };
}

/** Parts by what they have in common, in the order of the lines. */
const grouped = (lines: readonly Line[], keyOf: (line: Line) => string) => [...Map.groupBy(lines, keyOf)];

function ByTime({ draft, lines }: { draft: ScheduleDraft; lines: readonly Line[] }) {
  const t = useTexts(meetingScheduleTexts);
  const nameOf = useSlotNames(draft);
  return grouped(lines, ({ slot }) => slot).map(([slot, all], place) => (
    <Fold key={slot} title={nameOf(slot)} count={all.length} opened={place === 0}>
      {() => (
        <Table heads={[t('buyer'), t('Exhibitor'), t('why')]}>
          {all.map(({ key, visitor, exhibitor, reason }) => (
            <tr key={key}>
              <td className={CELL}>
                <Name party={visitor} />
              </td>
              <td className={CELL}>
                <Name party={exhibitor} />
              </td>
              <td className={`${CELL} text-sm`}>
                <Reason reason={reason} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Fold>
  ));
}

function ByBuyer({ draft, lines }: { draft: ScheduleDraft; lines: readonly Line[] }) {
  const t = useTexts(meetingScheduleTexts);
  const nameOf = useSlotNames(draft);
  const byNumber = lines.toSorted((one, other) => one.visitor.number - other.visitor.number);
  return (
    <Portions
      all={grouped(byNumber, ({ visitor }) => visitor.signupId)}
      draw={(buyers) =>
        buyers.map(([id, all], place) => (
          <Fold key={id} title={all[0]?.visitor.companyName ?? ''} count={all.length} opened={place === 0}>
            {() => (
              <Table heads={[t('time'), t('Exhibitor'), t('why')]}>
                {all.map(({ key, exhibitor, slot, reason }) => (
                  <tr key={key}>
                    <td className={`${CELL} num whitespace-nowrap`}>{nameOf(slot)}</td>
                    <td className={CELL}>
                      <Name party={exhibitor} />
                    </td>
                    <td className={`${CELL} text-sm`}>
                      <Reason reason={reason} />
                    </td>
                  </tr>
                ))}
              </Table>
            )}
          </Fold>
        ))
      }
    />
  );
}

function Unmet({ draft: { unmet }, parties }: { draft: ScheduleDraft; parties: ReadonlyMap<string, Party> }) {
  const t = useTexts(meetingScheduleTexts);
  if (unmet.length === 0) return <p className="note">{t('allMet')}</p>;
  return (
    <Portions
      all={unmet}
      draw={(some) => (
        <Table heads={[t('wisher'), t('wished'), t('whyNot')]}>
          {some.map(({ visitorSignupId, exhibitorSignupId, from, why }) => {
            const [visitor, exhibitor] = [parties.get(visitorSignupId), parties.get(exhibitorSignupId)];
            const [wisher, wished] = from === 'visitor' ? [visitor, exhibitor] : [exhibitor, visitor];
            return (
              <tr key={`${visitorSignupId} ${exhibitorSignupId} ${from}`}>
                <td className={CELL}>{wisher !== undefined && <Name party={wisher} />}</td>
                <td className={CELL}>{wished !== undefined && <Name party={wished} />}</td>
                <td className={`${CELL} text-sm`}>{t(why)}</td>
              </tr>
            );
          })}
        </Table>
      )}
    />
  );
}

function Portions<T>({ all, draw }: { all: readonly T[]; draw: (some: readonly T[]) => ReactNode }) {
  const t = useTexts(meetingScheduleTexts);
  const lang = useLang();
  const [shown, setShown] = useState(STEP);
  const left = all.length - shown;
  return (
    <>
      {draw(all.slice(0, shown))}
      {left > 0 && (
        <Button kind="quiet" small className="mt-3" onClick={() => setShown(shown + STEP)}>
          {t('more', { count: number(Math.min(left, STEP), lang) })}
        </Button>
      )}
    </>
  );
}

/** What the draft would bring, by time and by buyer, and which wishes it leaves open. */
export function DraftLists({ draft }: { draft: ScheduleDraft }) {
  const t = useTexts(meetingScheduleTexts);
  const [view, setView] = useState<(typeof VIEWS)[number]>('byTime');
  const { parties, lines } = linesOf(draft);
  return (
    <>
      <div role="group" aria-label={t('views')} className="mb-3 flex flex-wrap gap-2">
        {VIEWS.map((one) => (
          <Button
            key={one}
            kind={one === view ? 'action' : 'quiet'}
            small
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      {view === 'byTime' && <ByTime draft={draft} lines={lines} />}
      {view === 'byBuyer' && <ByBuyer draft={draft} lines={lines} />}
      {view === 'unmet' && <Unmet draft={draft} parties={parties} />}
    </>
  );
}
