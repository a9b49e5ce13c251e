import {
  BADGE_PAPERS,
  type BadgeLayout,
  type PrintedBadge,
} from '@fairbridge/contract/check-in/badge-layout.shapes.ts';
import type { EntryHolder } from '@fairbridge/contract/check-in/check-in.shapes.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { asNumber, localStorageItem } from '../../stored-item.ts';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import { BadgeSheet } from './badge-sheet.tsx';
import { badgeSheetTexts } from './badge-sheet.texts.ts';

/** Sheets with four badges are used up place by place: which is next, on this device. */
const PLACE = localStorageItem('fairbridge-badge-place');
const PLACES = 4;

type OnPaper = { layout: BadgeLayout; badge: PrintedBadge };

/** The badge for paper alone, beside the page; printed as soon as its pictures are there. */
function BadgeOnPaper({ layout, badge, onPrinted }: OnPaper & { onPrinted: () => void }) {
  const { width, height } = BADGE_PAPERS[layout.paper];
  const [place] = useState(() => asNumber(PLACE.read()) % PLACES);
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let left = false;
    const pictures = [...(paper.current?.querySelectorAll('img') ?? [])];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (left) return;
      print();
      if (layout.paper === 'a4') PLACE.write((place + 1) % PLACES);
      onPrinted();
    });
    return () => {
      left = true;
    };
  }, [layout, place, onPrinted]);
  const { a6 } = BADGE_PAPERS;
  const at =
    layout.paper === 'a4'
      ? { marginLeft: `${(place % 2) * a6.width}mm`, marginTop: `${place < 2 ? 0 : a6.height}mm` }
      : {};
  return createPortal(
    <div ref={paper} className="badge-paper">
      <style>{`@page { size: ${width}mm ${height}mm; margin: 0; }`}</style>
      <div style={at}>
        <BadgeSheet layout={layout} badge={badge} />
      </div>
    </div>,
    document.body,
  );
}

/** Prints a badge in the fair's layout; the second time it asks why. */
export function PrintBadge({
  holder,
  kind = 'quiet',
  atOnce = false,
}: {
  holder: EntryHolder;
  kind?: 'quiet' | 'action';
  /** Without a press, as soon as it is here. */ atOnce?: boolean;
}) {
  const t = useTexts(badgeSheetTexts);
  const [paper, setPaper] = useState<OnPaper | null>(null);
  const [again, setAgain] = useState(false);
  const { busy, run } = useAction();
  const send = async (reason: string): Promise<void> => {
    const work = async (): Promise<PrintedBadge> => {
      const layout = await api(calls.badgeLayout.get, {});
      const badge = await api(calls.badgeLayout.print, { holder, reason });
      setPaper({ layout, badge });
      return badge;
    };
    const done = await run(work, {
      success: ({ prints }) => t('printed', { count: prints }),
      onFailure: (failure) => {
        if (failure?.name !== 'badgePrinted') return false;
        setAgain(true);
        return true;
      },
    });
    if (done) setAgain(false);
  };
  const end = useCallback(() => setPaper(null), []);
  const first = useRef(send);
  const begun = useRef(false);
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    void first.current('');
  }, [atOnce]);
  return (
    <>
      <Button small kind={kind} busy={busy} onClick={() => void send('')}>
        {t('print')}
      </Button>
      <ReasonDialog
        open={again}
        title={t('againTitle')}
        lead={t('againLead')}
        act={t('printAgain')}
        required
        busy={busy}
        failure=""
        onSend={(reason) => void send(reason)}
        onClose={() => setAgain(false)}
      />
      {paper !== null && <BadgeOnPaper {...paper} onPrinted={end} />}
    </>
  );
}
