import type { Duplicate } from '@fairbridge/contract/duplicate/duplicate.shapes.ts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { localHref } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { duplicateTexts } from './duplicate.texts.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Who may be the same person as a visitor, to be merged. */
export function Duplicates({ id, pairs }: { id: string; pairs: readonly Duplicate[] }) {
  const t = useTexts(duplicateTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Duplicate | null>(null);
  const finish = (stays: string): void => {
    setAsked(null);
    if (stays === id) void revalidate();
    else void navigate(localHref(lang, `/organizer/visitors/${stays}`));
  };
  return (
    <>
      <ul className="grid gap-3">
        {pairs.map((pair) => {
          const other = pair.first.id === id ? pair.second : pair.first;
          return (
            <li key={pair.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <LocalLink to={`/organizer/visitors/${other.id}`} className="link break-words">
                  {other.name === '' ? other.email : other.name}
                </LocalLink>
                <p className="text-sm break-words text-soft">
                  {[other.company, ...pair.reasons.map((reason) => t(reason))]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </p>
              </div>
              <Button small kind="quiet" aria-haspopup="dialog" onClick={() => setAsked(pair)}>
                {t('merge')}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked !== null && <MergeDialog pair={asked} onDone={finish} onClose={() => setAsked(null)} />}
    </>
  );
}
