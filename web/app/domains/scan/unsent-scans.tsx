import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { isBadgeNumber } from '../../components/scan/badge-code.ts';
import { discardScan, retryScan, useWaitingScans, type WaitingScan } from './scan-queue.ts';
import { scanTexts } from './scan.texts.ts';

function Refused({ scan, onRetry }: { scan: WaitingScan; onRetry: () => void }) {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const again = (): void => {
    retryScan(scan.requestId);
    onRetry();
  };
  return (
    <li className="grid gap-1 border-t border-line py-3">
      <p className="font-semibold text-bad">{scan.refused}</p>
      <p className="num text-sm text-soft">
        {isBadgeNumber(scan.code) ? scan.code : t('byQr')} · {beijingTime(scan.scannedAt, lang)}
      </p>
      {scan.note !== '' && <p className="break-words whitespace-pre-line">{scan.note}</p>}
      <div className="flex flex-wrap gap-2">
        <Button small kind="quiet" onClick={again}>
          {t('TryAgain')}
        </Button>
        <Button small kind="plain" className="text-bad" onClick={() => discardScan(scan.requestId)}>
          {t('Remove')}
        </Button>
      </div>
    </li>
  );
}

/** How much waits on this device, and what the server would not take. */
export function UnsentScans({ onSend }: { onSend: () => void }) {
  const t = useTexts(scanTexts);
  const scans = useWaitingScans();
  const waiting = scans.filter(({ refused }) => refused === '');
  const refused = scans.filter((scan) => scan.refused !== '');
  return (
    <section className="card p-5" aria-label={t('unsent')}>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <p role="status" className="num flex items-center gap-2 font-semibold">
          <Icon name={waiting.length === 0 ? 'check' : 'clock'} />
          {waiting.length === 0 ? t('allSent') : t('waiting', { count: waiting.length })}
        </p>
        {waiting.length > 0 && (
          <Button small kind="quiet" onClick={onSend}>
            {t('sendNow')}
          </Button>
        )}
      </div>
      {refused.length > 0 && (
        <>
          <h3 className="mt-3 mb-1">{t('refusedTitle')}</h3>
          <ul>
            {refused.map((scan) => (
              <Refused key={scan.requestId} scan={scan} onRetry={onSend} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
