import { useEffect, useState, type ReactNode } from 'react';
import { useTexts, useLang } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { askBeforeLogout, onLogout } from '../../logout-hooks.ts';
import { useReaderReady } from '../../components/scan/use-camera.ts';
import { OfflineCopy } from '../../shell/offline-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { ON_SITE } from './check-in-tabs.tsx';
import { checkInTexts } from './check-in.texts.ts';
import {
  discardEntry,
  retryEntry,
  sendEntries,
  useSentFindings,
  useWaitingEntries,
  waitingEntries,
  type SentFinding,
  type WaitingEntry,
} from './entry-queue.ts';
import { forgetKeptBadges, leaveKeptBadges, readKeptBadges, refreshKeptBadges, useKeptBadges } from './kept-badges.ts';

/** Tried again by itself: when the network is back, and now and then. */
const SEND_MS = 20_000;
/** Badges that were made or revoked meanwhile. */
const REFRESH_MS = 10 * 60_000;

/** Is there a network, as far as the browser knows? */
function useOnline(): boolean {
  const [online, setOnline] = useState(true);
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return online;
}

/** Sends what waits and keeps the badges fresh, for as long as the page is open. */
function useKeptUp(online: boolean, onSent: () => void): void {
  useEffect(() => {
    const send = (): void =>
      void sendEntries().then(({ sent }) => {
        if (sent > 0) onSent();
      });
    // without an answer what is kept stays as it is
    const refresh = (): void => void refreshKeptBadges().catch(() => null);
    void readKeptBadges()
      .catch(() => null)
      .then(() => online && refresh());
    send();
    const clocks = [setInterval(send, SEND_MS), setInterval(refresh, REFRESH_MS)];
    const forget = onLogout(async () => {
      await sendEntries();
      await forgetKeptBadges();
    });
    return () => {
      for (const clock of clocks) clearInterval(clock);
      forget();
    };
  }, [online, onSent]);
}

/** Names of people stay in no page that does not need them. */
const useLeftWithPage = (): void => useEffect(() => leaveKeptBadges, []);

/** Before a log-out, and before the window is closed, while entries wait. */
function LeaveWarning() {
  const t = useTexts(checkInTexts);
  const [decide, setDecide] = useState<((leaves: boolean) => void) | null>(null);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (waitingEntries().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const forget = askBeforeLogout(async () => {
      await sendEntries();
      if (waitingEntries().length === 0) return true;
      return new Promise((answer) => setDecide(() => answer));
    });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      forget();
    };
  }, []);
  const answer = (leaves: boolean): void => {
    decide?.(leaves);
    setDecide(null);
  };
  return (
    <ConfirmDialog
      open={decide !== null}
      title={t('leaveTitle', { count: waitingEntries().length })}
      act={t('leaveAct')}
      kind="bad"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p>{t('leaveLead')}</p>
    </ConfirmDialog>
  );
}

function Refused({ entry }: { entry: WaitingEntry }) {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="font-semibold text-bad">{entry.refused}</p>
      <p className="num text-sm wrap-anywhere text-soft">
        {entry.code} · {beijingTime(entry.enteredAt, lang)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          small
          kind="quiet"
          onClick={() => {
            retryEntry(entry.requestId);
            void sendEntries();
          }}
        >
          {t('TryAgain')}
        </Button>
        <Button small kind="plain" className="text-bad" onClick={() => discardEntry(entry.requestId)}>
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}

const FOUND_WORDS = {
  unknown: 'unknownSent',
  double: 'doubleSent',
  revoked: 'foundRevoked',
  suspended: 'foundSuspended',
  notApproved: 'foundNotApproved',
} as const satisfies Record<SentFinding['found'], keyof typeof checkInTexts>;

function Line({ good, children }: { good: boolean; children: ReactNode }) {
  return (
    <p role="status" className={`num flex items-center gap-2 font-semibold ${good ? '' : 'text-bad'}`}>
      <Icon name={good ? 'check' : 'clock'} />
      {children}
    </p>
  );
}

/** What waits on this device, what came of what was sent, and which badges it keeps. */
export function WaitingEntries({ onSent }: { onSent: () => void }) {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const online = useOnline();
  const entries = useWaitingEntries();
  const findings = useSentFindings();
  const kept = useKeptBadges();
  const isReaderReady = useReaderReady();
  useKeptUp(online, onSent);
  useLeftWithPage();
  const refused = entries.filter((entry) => entry.refused !== '');
  const count = entries.length - refused.length;
  return (
    <section className="card grid gap-2 p-5" aria-label={t('sending')}>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <Line good={online && count === 0}>
          {online ? (count === 0 ? t('online') : t('waiting', { count })) : t('offline', { count })}
        </Line>
        {count > 0 && (
          <Button small kind="quiet" onClick={() => void sendEntries().then(onSent)}>
            {t('sendNow')}
          </Button>
        )}
      </div>
      {findings.map(({ code, found }) => (
        <p key={`${code} ${found}`} className="num wrap-anywhere text-bad">
          {found === 'unknown' || found === 'double'
            ? t(FOUND_WORDS[found], { code })
            : `${code}: ${t(FOUND_WORDS[found])}`}
        </p>
      ))}
      {refused.length > 0 && (
        <>
          <h3>{t('refused')}</h3>
          <ul>
            {refused.map((entry) => (
              <Refused key={entry.requestId} entry={entry} />
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-soft">
        {kept === null ? t('keepsNone') : t('kept', { count: kept.count, at: beijingTime(kept.at, lang) })}
        <br />
        {t('keptLead')}
      </p>
      <OfflineCopy path={ON_SITE.checkIn} wanted={isReaderReady} />
      <LeaveWarning />
    </section>
  );
}
