import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { failureOf } from '../../failure.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { localStorageItem } from '../../stored-item.ts';
import { onLogout } from '../../logout-hooks.ts';
import { defineClientLoad } from '../../define-load.ts';
import { useReaderReady } from '../../components/scan/use-camera.ts';
import { OfflineCopy } from '../../shell/offline-copy.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import type { Interest } from './noted-fields.tsx';
import { ScanBadge } from './scan-badge.tsx';
import { ScanList, scanQuery, type ScanQuery } from './scan-list.tsx';
import { sendScans } from './scan-queue.ts';
import { scanTexts } from './scan.texts.ts';
import { UnsentScans } from './unsent-scans.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '胸卡扫描', en: 'Badge scans' });

const INTERESTS = localStorageItem('fairbridge.interests');

/** The main categories of this fair, kept for times without a network. */
async function interestsOf(api: CallApi): Promise<Interest[]> {
  const { categories } = await api(calls.exhibition.vocabulary, {});
  const main = offered(categories)
    .filter(({ parent }) => parent === null)
    .map(({ code, name }) => ({ code, name }));
  INTERESTS.write(main);
  return main;
}

const isInterest = (value: unknown): value is Interest =>
  typeof value === 'object' && value !== null && 'code' in value && 'name' in value;

function keptInterests(): Interest[] {
  const kept = INTERESTS.read();
  return Array.isArray(kept) ? kept.filter(isInterest) : [];
}

async function scansOf(api: CallApi, asked: ScanQuery) {
  const [page, interests] = await Promise.all([api(calls.scan.list, asked), interestsOf(api)]);
  return { page, interests };
}

const load = defineClientLoad(async ({ api, query }) => {
  const asked = scanQuery.read(query);
  try {
    return { asked, ...(await scansOf(api, asked)) };
  } catch (error) {
    // Without a network badges are scanned all the same.
    if (failureOf(error) !== null) throw error;
    return { asked, page: null, interests: keptInterests() };
  }
});
export const clientLoader = load.browser;

/** Tried again by itself: when the network is back, and now and then. */
const AGAIN_MS = 20_000;

/** Sends what waits now, when the network is back, now and then, and before a log-out. */
function useSending(): (told: boolean) => void {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const send = async (tell: boolean): Promise<void> => {
    const { sent, last } = await sendScans();
    if (sent > 0) await revalidate();
    if (!tell) return;
    if (last === null) toast.good(t('savedHere'));
    else if (last.before === null) toast.good(t('saved', { name: last.person.name }));
    else
      toast.good(
        t('savedAgain', {
          name: last.person.name,
          colleague: inLang(last.before.employee, lang),
          at: beijingTime(last.before.at, lang),
        }),
      );
  };
  const now = useRef(send);
  useEffect(() => {
    now.current = send;
  });
  useEffect(() => {
    const quietly = (): void => void now.current(false);
    // the list waits for the network, too
    const onOnline = (): void => void now.current(false).then(() => revalidate());
    quietly();
    const clock = setInterval(quietly, AGAIN_MS);
    window.addEventListener('online', onOnline);
    const forget = onLogout(() => sendScans());
    return () => {
      clearInterval(clock);
      window.removeEventListener('online', onOnline);
      forget();
    };
  }, [revalidate]);
  return (tell) => void send(tell);
}

/** Badges are scanned here, with a network or without; what was scanned stands below. */
export default function ScansScreen() {
  const t = useTexts(scanTexts);
  const { asked, page, interests } = load.useData();
  const isReaderReady = useReaderReady();
  const send = useSending();
  return (
    <div className="page py-8">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mt-2 mb-5 max-w-2xl text-soft">{t('lead')}</p>
      <div className="mb-8 grid items-start gap-5 lg:grid-cols-2">
        <ScanBadge interests={interests} onKept={() => send(true)} />
        <div className="grid gap-3">
          <UnsentScans onSend={() => send(false)} />
          <OfflineCopy path={scanQuery.path} wanted={isReaderReady} />
        </div>
      </div>
      {page === null ? (
        <p className="note">{t('offlineList')}</p>
      ) : (
        <ScanList key={JSON.stringify(asked)} page={page} asked={asked} interests={interests} />
      )}
    </div>
  );
}
