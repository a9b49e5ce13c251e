import type { VisitorFilter } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { toast } from '../../ui/toast.tsx';
import { reviewTexts } from './visitor-review.texts.ts';
import { isNarrowed } from '../../parts/visitor-review/visitor-query.ts';
import { useAct } from '../../ui/use-act.ts';

type Progress = { done: number; left: number };

/** A thousand a call, until nobody is left or it is stopped. */
function useApproveAll(filter: VisitorFilter, onDone: (done: number, stopped: boolean) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const { failure, forget, run: act } = useAct({ told: 'here' });
  const stopping = useRef(false);
  const approve = async (count: number): Promise<void> => {
    stopping.current = false;
    let done = 0;
    setProgress({ done, left: count });
    for (let left = count; left > 0 && !stopping.current;) {
      const answer = await api(calls.review.approveMatching, filter);
      done += answer.changed;
      left = answer.changed === 0 ? 0 : answer.left;
      setProgress({ done, left });
    }
    onDone(done, stopping.current);
  };
  const run = async (count: number): Promise<void> => {
    await act(() => approve(count));
    setProgress(null);
  };
  const stop = (): void => {
    stopping.current = true;
  };
  return { progress, failure, run, stop, forget };
}

/** What the filter says, in words, so that nobody approves more people than meant. */
function FilterWords({ filter }: { filter: VisitorFilter }) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  if (!isNarrowed(filter)) return null;
  const part = (name: Bilingual, value: string): string => `${inLang(name, lang)} ${value}`;
  const words = [
    filter.keyword === '' ? '' : `“${filter.keyword}”`,
    filter.country === undefined ? '' : countryName(filter.country, lang),
    filter.source === undefined ? '' : t(filter.source),
    filter.from === undefined ? '' : part({ zh: '自', en: 'from' }, filter.from),
    filter.to === undefined ? '' : part({ zh: '至', en: 'until' }, filter.to),
  ].filter((word) => word !== '');
  return (
    <p className="mt-2 font-semibold">{t('approveAllFilter', { filter: words.join(lang === 'zh' ? '，' : ', ') })}</p>
  );
}

/** Approves everybody under review who matches the filter, after asking once. */
export function ApproveAll({ filter, count }: { filter: VisitorFilter; count: number }) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const { progress, failure, run, stop, forget } = useApproveAll(filter, (done, stopped) => {
    setOpen(false);
    if (stopped) toast.info(t('stopped', { done: number(done, lang) }));
    else toast.good(t('approvedCount', { count: number(done, lang) }));
    void revalidate();
  });
  const close = (): void => {
    setOpen(false);
    forget();
  };
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="num">
          {t(isNarrowed(filter) ? 'approveAllFiltered' : 'approveAll', { count: number(count, lang) })}
        </span>
      </Button>
      <Dialog open={open} title={t('approveAllTitle')} {...(progress === null && { onClose: close })}>
        <p className="num">{t('approveAllLead', { count: number(count, lang) })}</p>
        <FilterWords filter={filter} />
        <p className="mt-2 text-soft">{t('approveAllMore')}</p>
        {progress !== null && (
          <div className="mt-4" role="status">
            <progress
              className="h-2 w-full accent-[var(--action)]"
              max={progress.done + progress.left}
              value={progress.done}
              aria-hidden="true"
            />
            <p className="num">
              {t('working', { done: number(progress.done, lang), left: number(progress.left, lang) })}
            </p>
          </div>
        )}
        <FormFailure message={failure} />
        <DialogActions
          act={t('approveAll', { count: number(count, lang) })}
          busy={progress !== null}
          onAct={() => void run(count)}
          onClose={progress === null ? close : stop}
          {...(progress !== null && { cancel: t('stop') })}
        />
      </Dialog>
    </>
  );
}
