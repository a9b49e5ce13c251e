import type { Colleague } from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { downloadFile } from '../../download.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import { usePageSelection } from '../../ui/list/use-page-selection.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ColleagueTable } from './colleague-table.tsx';
import { ImportPanel } from './import-panel.tsx';
import { preregistrationTexts } from './preregistration.texts.ts';
import { useColleagues } from './use-colleagues.ts';
import { PersonalPage } from '../../shell/personal/personal-frame.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '团体预登记', en: 'Group pre-registration' });

const load = defineClientLoad(async ({ api, query }) =>
  api(calls.preregistration.list, { pageNum: pageNumOf(query), pageSize: 50 }),
);
export const clientLoader = load.browser;

function RemoveDialog({
  removed,
  busy,
  onRemove,
  onClose,
}: {
  removed: readonly Colleague[];
  busy: boolean;
  onRemove: () => void;
  onClose: () => void;
}) {
  const t = useTexts(preregistrationTexts);
  const [first] = removed;
  return (
    <ConfirmDialog
      open={first !== undefined}
      onClose={onClose}
      title={
        removed.length === 1
          ? t('removeTitleOne', { name: first?.name ?? '' })
          : t('removeTitle', { count: removed.length })
      }
      act={t('Remove')}
      kind="bad"
      busy={busy}
      onConfirm={onRemove}
    >
      <p>{t('removeLead')}</p>
    </ConfirmDialog>
  );
}

function Heading({ onImport }: { onImport: () => void }) {
  const t = useTexts(preregistrationTexts);
  const lang = useLang();
  const { total, confirmed, approved, left } = load.useData();
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 max-w-[70ch] text-soft">{t('lead')}</p>
        <p className="num mt-2 font-semibold" aria-live="polite">
          {t('count', { count: number(total, lang), confirmed: number(confirmed, lang), left: number(left, lang) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/preRegistration/index">{t('add')}</ButtonLink>
        <Button kind="quiet" aria-haspopup="dialog" onClick={onImport}>
          {t('import')}
        </Button>
        {approved > 0 && (
          <SaveButton save={() => downloadFile(calls.preregistration.badges, { lang })}>{t('allBadges')}</SaveButton>
        )}
      </div>
    </div>
  );
}

/** Colleagues one has pre-registered: their state, e-mails, badges; many at once by spreadsheet. */
export default function GroupScreen() {
  const t = useTexts(preregistrationTexts);
  const page = load.useData();
  const acts = useColleagues();
  const { revalidate } = useRevalidator();
  const chooser = usePageSelection(page.list);
  const [importing, setImporting] = useState(false);
  const [removed, setRemoved] = useState<readonly Colleague[]>([]);
  const chosen = page.list.filter(({ id }) => chooser.chosen.has(id));
  const idsOf = (list: readonly Colleague[]): string[] => list.map(({ id }) => id);
  const send = async (list: readonly Colleague[]): Promise<void> => {
    if (await acts.send(idsOf(list))) chooser.clear();
  };
  const remove = async (): Promise<void> => {
    if (await acts.remove(idsOf(removed))) setRemoved([]);
  };
  return (
    <PersonalPage>
      <Heading onImport={() => setImporting(true)} />
      {page.list.length === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
        </EmptyState>
      ) : (
        <ColleagueTable
          colleagues={page.list}
          chooser={chooser}
          onSend={(colleague) => void send([colleague])}
          onRemove={(colleague) => setRemoved([colleague])}
        />
      )}
      {chosen.length > 0 && (
        <BulkBar count={chosen.length} onClear={chooser.clear}>
          <Button kind="accent" small busy={acts.busy} onClick={() => void send(chosen)}>
            {t('send')}
          </Button>
          <button
            type="button"
            className="min-h-8 px-2 underline underline-offset-4"
            aria-haspopup="dialog"
            onClick={() => setRemoved(chosen)}
          >
            {t('remove')}
          </button>
        </BulkBar>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
      <RemoveDialog removed={removed} busy={acts.busy} onRemove={() => void remove()} onClose={() => setRemoved([])} />
      <Dialog open={importing} onClose={() => setImporting(false)} title={t('importTitle')} wide>
        <ImportPanel
          onImported={async () => {
            setImporting(false);
            await revalidate();
          }}
        />
      </Dialog>
    </PersonalPage>
  );
}
