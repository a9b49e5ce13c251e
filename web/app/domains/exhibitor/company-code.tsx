import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { employeeTexts } from './employee.texts.ts';

/** The code that colleagues bind themselves by (ruling 2.8), to pass on or to change. */
export function CompanyCode({ code, busy, onRenew }: { code: string; busy: boolean; onRenew: () => Promise<unknown> }) {
  const t = useTexts(employeeTexts);
  const [asking, setAsking] = useState(false);
  const renew = async (): Promise<void> => {
    await onRenew();
    setAsking(false);
  };
  return (
    <section className="card mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 p-4" aria-labelledby="company-code">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="company-code" className="text-base">
          {t('code')}
        </h2>
        <p className="text-sm text-soft">{t('codeLead')}</p>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <CopyButton value={code} className="text-lg tracking-[0.1em]" />
        <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('renew')}
        </Button>
      </p>
      <ConfirmDialog
        open={asking}
        title={t('renewTitle')}
        onClose={() => setAsking(false)}
        act={t('renew')}
        busy={busy}
        onConfirm={() => void renew()}
      >
        <p>{t('renewLead')}</p>
      </ConfirmDialog>
    </section>
  );
}
