import type { ProductImport, RowEffect } from '@fairbridge/contract/product-import/product-import.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { downloadFile } from '../../download.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { SheetLeft } from '../../components/sheet-import/sheet-left.tsx';
import { SheetColumns } from '../../components/sheet-import/sheet-columns.tsx';
import { sheetColumnsTexts } from '../../components/sheet-import/sheet-columns.texts.ts';
import { SaveButton } from '../../ui/save-button.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { ImportQuota } from './import-quota.tsx';
import { ImportReport } from './product-import-report.tsx';
import {
  changesOf,
  DRAFTS,
  isRunning,
  mayConfirm,
  stepOf,
} from '../../components/product-import/product-import-state.ts';
import { ImportBegin, ImportDropZone, type ListFilter } from './product-import-upload.tsx';
import { productImportTexts } from './product-import.texts.ts';
import type { ProductImporting } from './use-product-import.ts';

const COUNT = {
  draft: 'countDraft',
  draftChange: 'countDraftChange',
  change: 'countChange',
  unchanged: 'countUnchanged',
  wrong: 'countWrong',
} as const satisfies Record<RowEffect, keyof typeof productImportTexts>;
const EFFECTS = ['draft', 'draftChange', 'change', 'unchanged', 'wrong'] as const satisfies readonly RowEffect[];

/** How many rows of each kind; kinds that are not there go without saying. */
function Counts({ counts }: { counts: ProductImport['counts'] }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {EFFECTS.filter((effect) => counts[effect] > 0).map((effect) => (
        <div key={effect} className="flex flex-col-reverse">
          <dt className="text-sm text-soft">{t(COUNT[effect])}</dt>
          <dd className={`num text-2xl font-semibold ${effect === 'wrong' ? 'text-bad' : ''}`}>
            {number(counts[effect], lang)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FileLine({ current }: { current: ProductImport }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const name = inLang(current.employee, lang);
  return (
    <p className="text-sm wrap-anywhere text-soft">
      {[
        current.fileName,
        current.sheet === '' ? '' : t('sheetRead', { sheet: current.sheet }),
        name === '' ? '' : t('byWhom', { name }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

type Shown = { current: ProductImport; importing: ProductImporting };

function Running({ current, importing }: Shown) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const { done, total, state } = current;
  const said = t(state === 'checking' ? 'checking' : 'doing');
  const numbers = t('progress', { done: number(done, lang), total: number(total, lang) });
  return (
    <section className="card grid max-w-2xl gap-3 p-6">
      <div role="status">
        <h2 className="text-lg">{said}</h2>
      </div>
      <FileLine current={current} />
      <progress
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-action"
        value={done}
        max={total}
        aria-label={said}
        aria-valuetext={numbers}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="num text-soft">{numbers}</p>
        <Button kind="quiet" small busy={importing.busy} onClick={() => importing.drop(current.id, true)}>
          {t('cancel')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('leaveOpen')}</p>
    </section>
  );
}

function Done({ current, importing }: Shown) {
  const t = useTexts(productImportTexts);
  const { counts } = current;
  return (
    <section className="card grid max-w-2xl gap-4 border-t-4 border-t-[var(--good)] p-6">
      <div role="status">
        <h2 className="text-xl">{t('doneTitle')}</h2>
      </div>
      <FileLine current={current} />
      <Counts counts={counts} />
      <div className="flex flex-wrap gap-3">
        {counts.draft + counts.draftChange > 0 && <ButtonLink to={DRAFTS}>{t('toDrafts')}</ButtonLink>}
        <ButtonLink to="/my-exhibit-list" kind="quiet">
          {t('toList')}
        </ButtonLink>
        <Button kind="plain" busy={importing.busy} onClick={() => importing.drop(current.id, false)}>
          {t('another')}
        </Button>
      </div>
    </section>
  );
}

type Verdict = 'refused' | 'checkedBad' | 'checkedSame' | 'checkedGood';

function verdict(current: ProductImport): Verdict {
  if (current.state === 'refused') return 'refused';
  if (current.counts.wrong > 0) return 'checkedBad';
  return changesOf(current) === 0 ? 'checkedSame' : 'checkedGood';
}

const isBad = (said: Verdict): said is 'refused' | 'checkedBad' => said === 'refused' || said === 'checkedBad';

/** Whether another file may be dropped beside it. */
const hasZone = (current: ProductImport): boolean =>
  !isRunning(current) && current.state !== 'done' && isBad(verdict(current));

function Judged({ current, importing, quota }: Shown & { quota: ImportQuota }) {
  const t = useTexts(productImportTexts);
  const lang = useLang();
  const { id, counts } = current;
  const of = useTexts(sheetColumnsTexts);
  const said = verdict(current);
  const bad = isBad(said);
  return (
    <div className="grid gap-6">
      <section className={`card grid gap-4 border-t-4 p-5 ${bad ? 'border-t-[var(--bad)]' : 'border-t-[var(--good)]'}`}>
        <div className="grid gap-1">
          <div role="status">
            <h2 className="text-lg">{isBad(said) ? t(said, { count: number(counts.wrong, lang) }) : t(said)}</h2>
          </div>
          <FileLine current={current} />
        </div>
        <Counts counts={counts} />
        <SheetLeft {...current} />
        {counts.draft > quota.exhibits && (
          <p className="note">
            {t('roomShort', { count: number(counts.draft, lang), quota: number(quota.exhibits, lang) })}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {mayConfirm(current) && (
            <Button busy={importing.busy} onClick={() => importing.confirm(id)}>
              {t('confirm', { count: number(changesOf(current), lang) })}
            </Button>
          )}
          {bad && (
            <>
              <SaveButton save={() => downloadFile(calls.product.importReport, { id, lang })}>{t('report')}</SaveButton>
              <p className="text-sm text-soft">{t('reportHint')}</p>
            </>
          )}
          {importing.looked.again !== null && (
            <Button kind="quiet" busy={importing.busy} onClick={importing.looked.again}>
              {of('change')}
            </Button>
          )}
          <Button kind="plain" busy={importing.busy} onClick={() => importing.drop(id, false)}>
            {t(mayConfirm(current) ? 'discard' : 'dismiss')}
          </Button>
        </div>
      </section>
      {bad && <ImportDropZone importing={importing} title={t('uploadAgain')} />}
      <ImportReport key={`${id} ${current.state}`} current={current} />
    </div>
  );
}

/** Three steps: fill in, upload and check, confirm; then what came of it. */
export function ImportPanel({
  importing,
  filter,
  quota,
}: {
  importing: ProductImporting;
  filter: ListFilter;
  quota: ImportQuota;
}) {
  const t = useTexts(productImportTexts);
  const { current, failure, looked, busy } = importing;
  const { asked, cancel } = looked;
  // where a file can be dropped the failure stands there, since one has scrolled to it
  const toldAtZone = current === null || hasZone(current);
  return (
    <>
      <Steps
        labels={[t('stepFill'), t('stepCheck'), t('stepConfirm')]}
        current={asked === null ? stepOf(current) : 1}
      />
      {failure !== '' && asked === null && !toldAtZone && (
        <div className="mb-4">
          <FormFailure message={failure} />
        </div>
      )}
      {asked !== null ? (
        <SheetColumns
          key={asked.file.name + asked.file.lastModified}
          asked={asked}
          busy={busy}
          failure={failure}
          onGo={importing.go}
          onCancel={cancel}
        />
      ) : current === null ? (
        <ImportBegin importing={importing} filter={filter} quota={quota} />
      ) : isRunning(current) ? (
        <Running current={current} importing={importing} />
      ) : current.state === 'done' ? (
        <Done current={current} importing={importing} />
      ) : (
        <Judged current={current} importing={importing} quota={quota} />
      )}
    </>
  );
}
