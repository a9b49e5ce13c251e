import type { AutosaveKind, Unfinished as Begun } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { LocalLink, useLang, useTexts } from '../i18n/lang.tsx';
import { beijingTime } from '../i18n/numbers.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useAction } from '../ui/use-action.ts';
import { editingTexts } from './editing.texts.ts';

/** More would push the form below out of sight. */
const SHOWN = 3;

/** New records of a kind that this person has begun and not saved: each leads to where it goes on, and may be deleted. */
export function Unfinished({
  kind,
  list,
  addressOf,
}: {
  kind: AutosaveKind;
  list: readonly Begun[];
  addressOf: (draftKey: string) => string;
}) {
  const t = useTexts(editingTexts);
  const lang = useLang();
  const [asked, setAsked] = useState<readonly Begun[]>([]);
  const { busy, run } = useAction({ reload: true });
  if (list.length === 0) return null;
  const titleOf = ({ title }: Begun): string => (title === '' ? t('untitled') : title);
  const forget = async (): Promise<void> => {
    await run(() => Promise.all(asked.map(({ slot }) => api(calls.autosave.discard, { kind, slot }))));
    setAsked([]);
  };
  const line = (one: Begun): ReactNode => (
    <li key={one.slot} className="flex flex-wrap items-center gap-x-3">
      <LocalLink
        to={addressOf(one.slot)}
        className="link max-w-full truncate py-1"
        aria-label={t('goOn', { title: titleOf(one) })}
      >
        {titleOf(one)}
      </LocalLink>
      <span className="num text-sm whitespace-nowrap text-soft">{beijingTime(one.savedAt, lang)}</span>
      <IconButton icon="trash" label={t('forget', { title: titleOf(one) })} onClick={() => setAsked([one])} />
    </li>
  );
  const [first] = asked;
  return (
    <section className="note mb-4" aria-label={t('unfinished')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{t('unfinished')}</h2>
        {list.length > 1 && (
          <button type="button" className="link min-h-8 text-sm" onClick={() => setAsked(list)}>
            {t('forgetAll', { count: list.length })}
          </button>
        )}
      </div>
      <ul className="mt-1">{list.slice(0, SHOWN).map(line)}</ul>
      {list.length > SHOWN && (
        <details>
          <summary className="min-h-8 py-1 text-sm">{t('moreUnfinished', { count: list.length - SHOWN })}</summary>
          <ul>{list.slice(SHOWN).map(line)}</ul>
        </details>
      )}
      <ConfirmDialog
        open={first !== undefined}
        title={t('forgetTitle')}
        act={t('Delete')}
        kind="bad"
        busy={busy}
        onConfirm={() => void forget()}
        onClose={() => setAsked([])}
      >
        <p>
          {asked.length > 1
            ? t('forgetAllLead', { count: asked.length })
            : t('forgetLead', { title: first === undefined ? '' : titleOf(first) })}
        </p>
      </ConfirmDialog>
    </section>
  );
}
