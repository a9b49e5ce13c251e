import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button } from '../button.tsx';
import { listTexts } from './list.texts.ts';
import type { Selection } from './use-selection.ts';

const PLAIN = 'min-h-8 px-2 underline underline-offset-4';

/** What can be done with the chosen rows; stays in sight at the bottom of the window, above the bar of a phone. */
export function BulkBar({
  count,
  said,
  onClear,
  children,
}: {
  count: number;
  /** How many, in words, where it is not simply some of this page. */
  said?: string;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useTexts(listTexts);
  return (
    <section
      aria-label={t('bulk')}
      className="on-band sticky bottom-16 z-20 mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 rounded bg-band px-4 py-3 text-on-band shadow-lg md:bottom-4 md:gap-x-4"
    >
      <p className="num mr-auto font-semibold" role="status">
        {said ?? t('chosen', { count })}
      </p>
      {children}
      <button type="button" className={PLAIN} onClick={onClear}>
        {t('clearChosen')}
      </button>
    </section>
  );
}

/** The bar of a selection that may be all that match but for some. */
export function BulkActions({ selection, children }: { selection: Selection; children: ReactNode }) {
  const t = useTexts(listTexts);
  const lang = useLang();
  const { count, total, matching, chooseMatching, clear } = selection;
  if (count === 0) return null;
  const numbers = { count: number(count, lang), total: number(total, lang), except: matching?.except.length ?? 0 };
  const onPage = matching === null || matching.only !== undefined;
  const said = t(onPage ? 'chosen' : numbers.except === 0 ? 'allChosen' : 'allExcept', numbers);
  return (
    <BulkBar count={count} said={said} onClear={clear}>
      {chooseMatching !== null && (
        <BulkButton onPress={chooseMatching}>{t('chooseMatching', { count: number(total, lang) })}</BulkButton>
      )}
      {children}
    </BulkBar>
  );
}

/** One act of the bar that is not its first. */
export function BulkButton({
  asks = false,
  onPress,
  children,
}: {
  /** Opens a dialog that asks first. */
  asks?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={PLAIN} aria-haspopup={asks ? 'dialog' : undefined} onClick={onPress}>
      {children}
    </button>
  );
}

type Decision = {
  count: number;
  busy: boolean;
  onClear: () => void;
  /** The words and the act of each side; a refusal asks for its reason first. */
  yes: { text: string; act: () => void };
  no: { text: string; act: () => void };
};

/** The bar of a queue: the chosen rows are let in, or asked a reason for. */
export function DecisionBar({ count, busy, onClear, yes, no }: Decision) {
  return (
    <BulkBar count={count} onClear={onClear}>
      <Button kind="accent" small busy={busy} onClick={yes.act}>
        {yes.text}
      </Button>
      <BulkButton asks onPress={no.act}>
        {no.text}
      </BulkButton>
    </BulkBar>
  );
}
