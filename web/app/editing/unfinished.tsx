import type { AutosaveKind, Unfinished as Begun } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { useState } from 'react';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { LocalLink, useLang, useTexts } from '../i18n/lang.tsx';
import { beijingTime } from '../i18n/numbers.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useAction } from '../ui/use-action.ts';
import { editingTexts } from './editing.texts.ts';

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
  const [asked, setAsked] = useState<Begun | null>(null);
  const { busy, run } = useAction({ reload: true });
  if (list.length === 0) return null;
  const titleOf = ({ title }: Begun): string => (title === '' ? t('untitled') : title);
  const forget = async ({ slot: draftKey }: Begun): Promise<void> => {
    await run(() => api(calls.autosave.discard, { kind, slot: draftKey }));
    setAsked(null);
  };
  return (
    <section className="note mb-4" aria-label={t('unfinished')}>
      <h2 className="font-semibold">{t('unfinished')}</h2>
      <ul className="mt-1">
        {list.map((one) => (
          <li key={one.slot} className="flex flex-wrap items-center gap-x-3">
            <LocalLink
              to={addressOf(one.slot)}
              className="link max-w-full truncate py-1"
              aria-label={t('goOn', { title: titleOf(one) })}
            >
              {titleOf(one)}
            </LocalLink>
            <span className="num text-sm whitespace-nowrap text-soft">{beijingTime(one.savedAt, lang)}</span>
            <IconButton icon="trash" label={t('forget', { title: titleOf(one) })} onClick={() => setAsked(one)} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t('forgetTitle')}
        act={t('delete')}
        kind="bad"
        busy={busy}
        onConfirm={() => asked !== null && void forget(asked)}
        onClose={() => setAsked(null)}
      >
        <p>{t('forgetLead', { title: asked === null ? '' : titleOf(asked) })}</p>
      </ConfirmDialog>
    </section>
  );
}
