import type { HumanCheckAction } from '@fairbridge/contract/identity/identity.shapes.ts';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { identityTexts } from './identity.texts.ts';

// The puzzle comes with the first question: pages that only might ask do not load it.
const HumanCheckPanel = lazyWithRetry(() => import('./human-check-panel.tsx'));

type Asked = {
  number: number;
  action: HumanCheckAction;
  subject: string;
  settle: (token: string | null) => void;
  fail: (error: unknown) => void;
};

/**
 * The human check before a protected call (G16). `ask` opens the dialog and resolves with the pass for exactly that action and
 * subject, or with null where it was closed; it rejects where the call would be refused whatever is shown. Put `dialog` anywhere on the screen.
 */
export function useHumanCheck(): {
  ask: (action: HumanCheckAction, subject: string) => Promise<string | null>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = useRef<Asked | null>(null);
  const asks = useRef(0);

  const settle = useCallback((token: string | null): void => {
    open.current?.settle(token);
    open.current = null;
    setAsked(null);
  }, []);
  const fail = useCallback((error: unknown): void => {
    open.current?.fail(error);
    open.current = null;
    setAsked(null);
  }, []);
  const ask = useCallback(
    (action: HumanCheckAction, subject: string) => {
      settle(null);
      return new Promise<string | null>((resolve, reject) => {
        open.current = { number: (asks.current += 1), action, subject, settle: resolve, fail: reject };
        setAsked(open.current);
      });
    },
    [settle],
  );
  // whoever waits for the pass must not wait for a screen that is gone
  useEffect(() => () => open.current?.settle(null), []);

  return {
    ask,
    dialog: asked === null ? null : <HumanCheckDialog key={asked.number} asked={asked} settle={settle} fail={fail} />,
  };
}

/** In a place of its own: a form around it must hear nothing of its keys and buttons. */
function HumanCheckDialog({ asked, settle, fail }: { asked: Asked } & Pick<Asked, 'settle' | 'fail'>) {
  const t = useTexts(identityTexts);
  return createPortal(
    <Dialog open title={t('title')} onClose={() => settle(null)}>
      <Suspense fallback={<div className="bone aspect-[400/220] w-full" />}>
        <HumanCheckPanel action={asked.action} subject={asked.subject} onPass={settle} onRefused={fail} />
      </Suspense>
    </Dialog>,
    document.body,
  );
}
