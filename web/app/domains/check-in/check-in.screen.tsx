import type { LatestEntry } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import type { Gate } from '@fairbridge/contract/check-in/gate.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { CameraScanner } from '../../components/scan/camera-scanner.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock } from '../../i18n/numbers.ts';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { asText, localStorageItem } from '../../stored-item.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox, Select } from '../../ui/field.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AskField, focusAskField } from './ask-field.tsx';
import { OnSitePage, WALK_IN } from './check-in-tabs.tsx';
import { checkInTexts } from './check-in.texts.ts';
import { CHOSEN_GATE } from './chosen-gate.ts';
import { forgetEntry } from './entry-queue.ts';
import { useCheckIn, type Said } from './use-check-in.ts';
import { outcomeOf, Verdict } from './verdict.tsx';
import { soundVerdict } from './verdict-sound.ts';
import { WaitingEntries } from './waiting-entries.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '现场签到', en: 'Check-in' });

/** The gates as they were last, for times without a network; a log-out forgets them. */
const GATES = localStorageItem('fairbridge.gates');
/** Of the device, not of who is logged in. */
const SOUND = localStorageItem('fairbridge-gate-sound');

const isGate = (value: unknown): value is Gate =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'readmission' in value;

function keptGates(): Gate[] {
  const kept = GATES.read();
  return Array.isArray(kept) ? kept.filter(isGate) : [];
}

const load = defineClientLoad(async ({ api: ask }) => {
  try {
    const { list } = await ask(calls.gate.list, {});
    GATES.write(list);
    return { gates: list };
  } catch (error) {
    // without a network people come in all the same
    if (failureOf(error) !== null) throw error;
    return { gates: keptGates() };
  }
});
export const clientLoader = load.browser;

const LATEST_MS = 15_000;

/** Who came in last at this gate; what was shown stays where no answer comes. */
function useLatest(gate: Gate | null): { latest: readonly LatestEntry[]; refresh: () => void } {
  const [latest, setLatest] = useState<readonly LatestEntry[]>([]);
  const id = gate?.id ?? null;
  const refresh = useCallback((): void => {
    if (id === null) return setLatest([]);
    void api(calls.checkIn.latest, { gateId: id })
      .then(({ list }) => setLatest(list))
      .catch(() => null);
  }, [id]);
  useEffect(() => {
    const first = setTimeout(refresh);
    const clock = setInterval(refresh, LATEST_MS);
    return () => {
      clearTimeout(first);
      clearInterval(clock);
    };
  }, [refresh]);
  return { latest, refresh };
}

function Latest({ latest, onUndone }: { latest: readonly LatestEntry[]; onUndone: () => void }) {
  const t = useTexts(checkInTexts);
  const { isBusy, run } = useAction();
  const undo = async ({ id, number, at }: LatestEntry): Promise<void> => {
    await api(calls.checkIn.undo, { id });
    forgetEntry(number, at);
    onUndone();
    focusAskField();
  };
  return (
    <section className="card p-5" aria-labelledby="latest-entries">
      <h2 id="latest-entries" className="mb-2 text-lg">
        {t('latest')}
      </h2>
      {latest.length === 0 && <p className="text-soft">{t('latestEmpty')}</p>}
      <ul>
        {latest.map((entry) => (
          <li key={entry.id} className="flex min-h-12 items-center gap-3 border-t border-line py-1.5">
            <span className="num shrink-0 text-soft">{beijingClock(entry.at)}</span>
            <span className="min-w-0 flex-1">
              <span className="font-semibold wrap-anywhere">{entry.name}</span>{' '}
              <span className="text-sm wrap-anywhere text-soft">{entry.company}</span>
            </span>
            {entry.may.undo && (
              <Button
                small
                kind="plain"
                busy={isBusy(entry.id)}
                aria-label={t('undoOf', { name: entry.name })}
                onClick={() => void run(() => undo(entry), { key: entry.id, success: t('undone') })}
              >
                {t('Undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GateChoice({
  gates,
  gate,
  onChoose,
}: {
  gates: readonly Gate[];
  gate: Gate | null;
  onChoose: (id: string) => void;
}) {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const [sounds, setSounds] = useState(() => SOUND.read() === true);
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-full max-w-sm">
        <Select
          label={t('gate')}
          name="gate"
          options={[
            { value: '', label: t('verifyOnly') },
            ...gates.map(({ id, name }) => ({ value: id, label: inLang(name, lang) })),
          ]}
          value={gate?.id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        />
      </div>
      <Checkbox
        label={t('sound')}
        name="sound"
        checked={sounds}
        onChange={(event) => {
          setSounds(event.target.checked);
          SOUND.write(event.target.checked);
        }}
      />
    </div>
  );
}

/** At the gate: what the camera sees or a reader types is checked, and the field is ready for the next. */
function Desk({ gates }: { gates: readonly Gate[] }) {
  const t = useTexts(checkInTexts);
  const [chosen, setChosen] = useState(() => asText(CHOSEN_GATE.read()));
  const gate = gates.find(({ id }) => id === chosen) ?? null;
  const { latest, refresh } = useLatest(gate);
  const onSaid = (said: Said): void => {
    if (SOUND.read() === true) soundVerdict(outcomeOf(said).good);
    refresh();
    focusAskField();
  };
  const { said, found, busy, failure, ask, take, forget } = useCheckIn(gate, onSaid);
  const choose = (id: string): void => {
    setChosen(id);
    CHOSEN_GATE.write(id);
    forget();
    focusAskField();
  };
  const seen = said !== null && 'code' in said.holder ? said.holder.code : '';
  return (
    <>
      {gates.length === 0 && (
        <div className="mb-5">
          <EmptyState title={t('noGates')}>
            <p>{t('noGatesLead')}</p>
          </EmptyState>
        </div>
      )}
      <GateChoice gates={gates} gate={gate} onChoose={choose} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <div aria-live="assertive">
            {said === null ? (
              <p className="card p-5 text-xl text-soft">{t('ready')}</p>
            ) : (
              <Verdict
                key={said.at}
                said={said}
                busy={busy}
                onLetIn={(reason) => void ask(said.holder, reason)}
                onRevoked={() => void ask(said.holder)}
              />
            )}
          </div>
          {/* on a phone the camera stands right below what it led to */}
          <div className="card p-5 max-lg:order-last">
            <AskField
              act={t(gate === null ? 'verify' : 'check')}
              busy={busy}
              failure={failure}
              found={found}
              onTake={(typed) => void take(typed)}
              onChoose={({ holder, number }) => {
                if (gate !== null) void ask(holder);
                else if (number !== '') void ask({ code: number });
              }}
            />
          </div>
          <div className="card p-5">
            <CameraScanner
              onRead={(text) => {
                // the badge that was just checked is still in sight
                if (text.trim() !== seen) void take(text);
              }}
            />
          </div>
        </div>
        <div className="grid gap-5">
          {gate !== null && <Latest latest={latest} onUndone={refresh} />}
          <WaitingEntries onSent={refresh} />
        </div>
      </div>
    </>
  );
}

export default function CheckInScreen() {
  const t = useTexts(checkInTexts);
  const { gates } = load.useData();
  const mayCheckIn = useCanCall(calls.checkIn.enter);
  return (
    <OnSitePage
      part="checkIn"
      lead={t('lead')}
      actions={mayCheckIn && <ButtonLink to={WALK_IN}>{t('walkIn')}</ButtonLink>}
    >
      {mayCheckIn ? (
        <Desk gates={gates.filter(({ open }) => open)} />
      ) : (
        <EmptyState title={t('notYours')}>
          <p>{t('notYoursLead')}</p>
        </EmptyState>
      )}
    </OnSitePage>
  );
}
