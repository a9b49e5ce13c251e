import { useEffect, useRef, type ReactNode } from 'react';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../button.tsx';
import { Sheet } from '../dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { useMedia } from '../use-media.ts';
import { listTexts } from './list.texts.ts';
import type { PanelDecision } from './panel.ts';
import { usePanelKeys } from './use-panel-keys.ts';

type Props = {
  title: string;
  /** Where the whole record stands. */
  to?: string | undefined;
  at: number;
  of: number;
  decisions: readonly PanelDecision[];
  /** What was decided of it, while that can be taken back. */
  decided: string | null;
  onGo: (by: 1 | -1) => void;
  onTakeBack: (() => void) | null;
  onClose: () => void;
  /** Below the decisions: what was decided before. */
  foot?: ReactNode;
  children: ReactNode;
};

function Walk({ at, of, onGo }: Pick<Props, 'at' | 'of' | 'onGo'>) {
  const t = useTexts(listTexts);
  return (
    <div className="flex items-center gap-1">
      <IconButton icon="up" label={t('previous')} disabled={at === 0} onClick={() => onGo(-1)} />
      <IconButton icon="down" label={t('next')} disabled={at === of - 1} onClick={() => onGo(1)} />
      <span className="num text-sm text-soft">{t('place', { at: at + 1, of })}</span>
    </div>
  );
}

function Decisions({ decisions, decided }: Pick<Props, 'decisions' | 'decided'>) {
  if (decided !== null) return <p className="tag">{decided}</p>;
  return (
    <>
      {decisions.map(({ key, label, kind, asks = false, act }) => (
        <Button
          key={key}
          {...(kind !== undefined && { kind })}
          aria-haspopup={asks ? 'dialog' : undefined}
          aria-keyshortcuts={key}
          onClick={act}
        >
          {label}
          <kbd className="num ml-2 rounded-sign border border-current px-1.5 text-sm max-md:hidden" aria-hidden="true">
            {key.toUpperCase()}
          </kbd>
        </Button>
      ))}
    </>
  );
}

function Foot({ decisions, decided, foot }: Pick<Props, 'decisions' | 'decided' | 'foot'>) {
  if (decisions.length === 0 && decided === null && foot === undefined) return null;
  return (
    <div className="sheet-foot">
      <div className="flex flex-wrap items-center gap-3">
        <Decisions decisions={decisions} decided={decided} />
      </div>
      {foot}
    </div>
  );
}

const keysOf = ({ decisions, decided, onGo, onTakeBack }: Props): Record<string, () => void> => ({
  ...(decided === null && Object.fromEntries(decisions.map(({ key, act }) => [key, act]))),
  ...(onTakeBack !== null && { z: onTakeBack }),
  j: () => onGo(1),
  k: () => onGo(-1),
});

/** Beside the list: the record, and what is decided of it. Each record that opens takes the focus, so that it is read out. */
function Beside(props: Props) {
  const { title, to, at, of, decisions, decided, onGo, onClose, foot, children } = props;
  const t = useTexts(listTexts);
  const head = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  usePanelKeys({ ...keysOf(props), Escape: onClose });
  // the decisions stand at its lower edge: all of it is brought into sight, once
  useEffect(() => {
    const { current } = box;
    if (current !== null && current.getBoundingClientRect().bottom > window.innerHeight) current.scrollIntoView();
  }, []);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    document.querySelector('[data-list] tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [title, at]);
  return (
    <aside
      ref={box}
      aria-label={t('panel')}
      className="card scroll-mt-20 sticky top-20 max-h-[calc(100dvh-6rem)] min-w-0 overflow-y-auto px-5 pt-4"
    >
      <div className="flex items-center justify-between gap-4">
        <Walk at={at} of={of} onGo={onGo} />
        <div className="flex items-center gap-3">
          {to !== undefined && (
            <LocalLink to={to} className="link text-sm">
              {t('wholeRecord')}
            </LocalLink>
          )}
          <IconButton icon="close" label={t('closePanel')} onClick={onClose} />
        </div>
      </div>
      <h2 ref={head} tabIndex={-1} className="my-3 text-xl break-words outline-none">
        {title}
      </h2>
      <div className="pb-5">{children}</div>
      <Foot decisions={decisions} decided={decided} foot={foot} />
    </aside>
  );
}

/** Over what it was opened from: on a phone its list, on a board all of it. */
export function RecordSheet(props: Props) {
  const { title, to, at, of, decisions, decided, onGo, onClose, foot, children } = props;
  const t = useTexts(listTexts);
  usePanelKeys(keysOf(props), 1);
  return (
    <Sheet open title={title} onClose={onClose}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <Walk at={at} of={of} onGo={onGo} />
        {to !== undefined && (
          <LocalLink to={to} className="link text-sm">
            {t('wholeRecord')}
          </LocalLink>
        )}
      </div>
      <div className="pb-5">{children}</div>
      <Foot decisions={decisions} decided={decided} foot={foot} />
    </Sheet>
  );
}

/** A record beside its list, on a phone over it: walked by j and k, decided by a letter. */
export function SidePanel(props: Props) {
  const wide = useMedia('(min-width: 750px)', true);
  return wide ? <Beside {...props} /> : <RecordSheet {...props} />;
}
