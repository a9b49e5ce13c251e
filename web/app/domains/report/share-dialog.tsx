import { SHARE_DAYS } from '@fairbridge/contract/report/report.figures.ts';
import type { Sharing } from '@fairbridge/contract/report/report.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, RadioGroup } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { reportPageTexts } from './report-page.texts.ts';

function Now({ sharing: { expiresAt, opened, lastOpenedAt } }: { sharing: Sharing }) {
  const t = useTexts(reportPageTexts);
  const lang = useLang();
  if (expiresAt === null) return null;
  return (
    <p className="note num">
      {t('validUntil', { time: beijingTime(expiresAt, lang) })}
      <br />
      {t('opened', { count: opened })}
      {lastOpenedAt !== null && ` · ${t('lastOpened', { time: beijingTime(lastOpenedAt, lang) })}`}
    </p>
  );
}

/** Makes the address of a report, for as long as its owner says, and closes it; the address is seen once, when it is made. */
export function ShareDialog({
  open,
  sharing,
  whose,
  onClose,
}: {
  open: boolean;
  sharing: Sharing;
  whose: 'company' | 'visitor';
  onClose: () => void;
}) {
  const t = useTexts(reportPageTexts);
  const [days, setDays] = useState('30');
  const [withName, setWithName] = useState(sharing.withName);
  const [address, setAddress] = useState('');
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const there = sharing.expiresAt !== null;
  const make = async (): Promise<void> => {
    const wanted = SHARE_DAYS.find((one) => String(one) === days) ?? SHARE_DAYS[0];
    const made = await api(calls.report.share, { days: wanted, withName: whose === 'visitor' && withName });
    setAddress(made.address);
  };
  const close = async (): Promise<void> => {
    await api(calls.report.unshare, {});
    setAddress('');
  };
  return (
    <Dialog open={open} title={t('shareTitle')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-soft">{t(whose === 'company' ? 'shareCompanyLead' : 'shareVisitorLead')}</p>
        <Now sharing={sharing} />
        {address !== '' && (
          <div className="grid gap-1.5" role="status">
            <p translate="no">
              <CopyButton value={address} />
            </p>
            <p className="text-sm text-soft">{t('onlyOnce')}</p>
          </div>
        )}
        <RadioGroup
          label={t('validFor')}
          name="days"
          value={days}
          onChange={setDays}
          options={SHARE_DAYS.map((one) => ({ value: String(one), label: t('daysChoice', { days: one }) }))}
        />
        {whose === 'visitor' && (
          <Checkbox
            label={t('withName')}
            name="withName"
            checked={withName}
            onChange={({ target }) => setWithName(target.checked)}
          />
        )}
        {there && <p className="text-sm text-soft">{t('replaceLead')}</p>}
        <FormFailure message={failure} />
        <div className="dialog-actions mt-0!">
          {there && (
            <Button kind="quiet" busy={busy} onClick={() => void run(close, { success: t('closed') })}>
              {t('closeAddress')}
            </Button>
          )}
          <Button busy={busy} onClick={() => void run(make, { success: t('made') })}>
            {t(there ? 'replaceAddress' : 'makeAddress')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
