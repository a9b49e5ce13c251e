import type { VisitorFilter } from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useDecideAll, type AllSeen, type Progress } from './use-decide-all.ts';
import { useRefusalReasons } from './use-refusal-reasons.ts';
import { reviewTexts } from './visitor-review.texts.ts';

/** What the filter says, in words, so that nobody decides about more people than meant. */
function FilterWords({ filter }: { filter: VisitorFilter }) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const part = (name: Bilingual, value: string): string => `${inLang(name, lang)} ${value}`;
  const words = [
    filter.keyword === '' ? '' : `“${filter.keyword}”`,
    filter.country === undefined ? '' : countryName(filter.country, lang),
    filter.source === undefined ? '' : t(filter.source),
    filter.from === undefined ? '' : part({ zh: '自', en: 'from' }, filter.from),
    filter.to === undefined ? '' : part({ zh: '至', en: 'until' }, filter.to),
  ].filter((word) => word !== '');
  if (words.length === 0) return null;
  return (
    <p className="mt-2 font-semibold">{t('approveAllFilter', { filter: words.join(lang === 'zh' ? '，' : ', ') })}</p>
  );
}

function Working({ progress }: { progress: Progress | null }) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  if (progress === null) return null;
  const { done, left } = progress;
  return (
    <div className="mt-4" role="status">
      <progress className="h-2 w-full accent-[var(--action)]" max={done + left} value={done} aria-hidden="true" />
      <p className="num">{t('working', { done: number(done, lang), left: number(left, lang) })}</p>
    </div>
  );
}

/** Asks once before all who match, but for some, are approved or declined, and says how far it is. */
export function DecideAll({
  asked,
  onSettled,
  onClose,
}: {
  /** Null while nothing is asked. */
  asked: { state: 'approved' | 'notApproved'; all: AllSeen } | null;
  onSettled: () => void;
  onClose: () => void;
}) {
  const t = useTexts(reviewTexts);
  const lang = useLang();
  const reasons = useRefusalReasons();
  const { progress, failure, run, stop, forget } = useDecideAll(onSettled);
  const all = asked?.all;
  const count = all === undefined ? 0 : all.expected - all.except.length;
  const close = (): void => {
    if (progress !== null) return stop();
    onClose();
    forget();
  };
  const more = all !== undefined && (
    <>
      <FilterWords filter={all.filter} />
      <p className="mt-2 text-soft">{t('decideAllMore')}</p>
      <Working progress={progress} />
    </>
  );
  const decide = (state: 'approved' | 'notApproved', reason: string): void => {
    if (all !== undefined) void run(all, { state, reason });
  };
  return (
    <>
      <Dialog
        open={asked?.state === 'approved'}
        title={t('approveAllTitle')}
        {...(progress === null && { onClose: close })}
      >
        <p className="num">{t('approveAllLead', { count: number(count, lang) })}</p>
        {more}
        <FormFailure message={failure} />
        <DialogActions
          act={t('approveAll', { count: number(count, lang) })}
          busy={progress !== null}
          onAct={() => decide('approved', '')}
          onClose={close}
          {...(progress !== null && { cancel: t('stop') })}
        />
      </Dialog>
      <ReasonDialog
        open={asked?.state === 'notApproved'}
        title={t('reasonTitle', { count: number(count, lang) })}
        lead={
          <>
            {t('reasonLead')}
            {more}
          </>
        }
        hint={t('reasonHint')}
        act={t('Decline')}
        kind="bad"
        presets={reasons}
        required
        busy={progress !== null}
        failure={failure}
        onSend={(reason) => decide('notApproved', reason)}
        onClose={close}
      />
    </>
  );
}
