import type { BadgeFault, CheckedBadge } from '@fairbridge/contract/voucher/voucher.shapes.ts';
import { inLang, cutText } from '@fairbridge/contract/text.ts';
import { useId, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime } from '../../i18n/numbers.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CameraScanner } from '../../components/scan/camera-scanner.tsx';
import { voucherTexts } from '../../components/voucher/voucher.texts.ts';

export const meta = workMeta({ zh: '胸卡核验', en: 'Verify badge' });

const WHY = {
  forged: 'forged',
  unknown: 'unknown',
  revoked: 'revoked',
  notApproved: 'notApprovedBadge',
  suspended: 'suspended',
} as const satisfies Record<BadgeFault, keyof typeof voucherTexts>;

function Whose({ badge }: { badge: NonNullable<CheckedBadge['badge']> }) {
  const t = useTexts(voucherTexts);
  const lang = useLang();
  const rows = [
    [t('Name'), badge.name],
    [t('Company'), badge.company],
    [t('Position'), badge.position],
    [t('Country'), inLang(badge.country, lang)],
    [t('kind'), t(badge.kind)],
    [t('number'), badge.number],
    ...(badge.broughtBy === null
      ? []
      : [
          [
            t('broughtBy'),
            [badge.broughtBy.name, badge.broughtBy.company].filter((part) => part !== '').join(' · '),
          ] as const,
        ]),
  ] as const;
  return <Facts className="mt-3" values="num font-semibold" rows={rows} empty="" />;
}

function Revoke({ badge, onDone }: { badge: NonNullable<CheckedBadge['badge']>; onDone: () => void }) {
  const t = useTexts(voucherTexts);
  const [asked, setAsked] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const revoke = async (): Promise<void> => {
    await api(calls.voucher.revoke, { id: badge.id });
    setAsked(false);
    onDone();
  };
  return (
    <>
      <Button kind="bad" small className="mt-5" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('revokeTitle', { number: badge.number })}
        act={t('revokeAct')}
        kind="bad"
        busy={busy}
        failure={failure}
        onConfirm={() => void run(revoke, { success: t('revokedDone') })}
      >
        <p>{t('revokeLead')}</p>
      </ConfirmDialog>
    </>
  );
}

function Verdict({ answer: { valid, fault, admittedAt } }: { answer: CheckedBadge }) {
  const t = useTexts(voucherTexts);
  const lang = useLang();
  const good = valid && admittedAt === null;
  const words =
    admittedAt === null
      ? t(fault === null ? 'valid' : WHY[fault])
      : t('admittedBefore', { at: beijingTime(admittedAt, lang) });
  return (
    <h2 className={`flex items-center gap-3 text-xl ${good ? 'text-good' : 'text-bad'}`}>
      <Icon name={good ? 'check' : 'warning'} size={28} />
      {words}
    </h2>
  );
}

/** At the door: what the camera sees or a reader types is checked, and the field is ready for the next. */
export default function BadgeCheckScreen() {
  const t = useTexts(voucherTexts);
  const [code, setCode] = useState('');
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const [checked, setChecked] = useState<{ code: string; answer: CheckedBadge } | null>(null);
  const id = useId();
  const check = async (text: string): Promise<void> => {
    if (text === '') return;
    const verify = async (): Promise<void> => {
      setChecked({ code: text, answer: await api(calls.voucher.verify, { code: cutText(text, 200) }) });
      setCode('');
    };
    // a reader may be quicker than the answer: another badge does not wait
    await run(verify, { key: text });
    document.getElementById(id)?.querySelector('input')?.focus();
  };
  const answer = checked?.answer ?? null;
  return (
    <OrganizerPage title={t('checkTitle')} lead={t('checkLead')}>
      <div className="card mb-5 max-w-2xl p-5">
        <CameraScanner
          onRead={(text) => {
            // the badge that was just checked is still in sight
            if (text.trim() !== checked?.code) void check(text.trim());
          }}
        />
      </div>
      <PostForm form={{ id }} className="card mb-5 grid max-w-2xl gap-4 p-5" onSubmit={() => void check(code.trim())}>
        <Input
          label={t('checkCode')}
          name="code"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          className="num"
          placeholder="FB1.… / V26-0412873"
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <FormFailure message={failure} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('check')}
        </Button>
      </PostForm>
      <div aria-live="polite" className="max-w-2xl">
        {answer !== null && (
          <section className="card p-5">
            <Verdict answer={answer} />
            {answer.badge !== null && <Whose badge={answer.badge} />}
            {answer.badge !== null && answer.fault !== 'revoked' && (
              <Revoke badge={answer.badge} onDone={() => void check(checked?.code ?? '')} />
            )}
          </section>
        )}
      </div>
    </OrganizerPage>
  );
}
