import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useExhibition } from '../../site/site.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { authenticatorTexts } from '../../components/account/authenticator.texts.ts';
import { ProofFields, useProof, type Shown } from '../../components/account/personal-proof.tsx';
import { RecoveryCodes } from '../../components/account/recovery-codes.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import type { ConfirmedBy } from './security-set-up.tsx';
import { securityTexts } from './security.texts.ts';

const schema = async () => (await import('@fairbridge/contract/organizer/authenticator.calls.ts')).remove.input;

type ChangeProps = {
  user: CurrentUser;
  confirmedBy: ConfirmedBy | undefined;
  title: string;
  lead: ReactNode;
  button: string;
  bad?: boolean;
  /** Does it; what was shown goes with it. */
  send: (shown: Shown) => Promise<unknown>;
  onClose: () => void;
};

/** One change of the second step, with the second step itself as its proof. */
export function ChangeDialog({ user, confirmedBy, title, lead, button, bad = false, send, onClose }: ChangeProps) {
  const { ask, dialog } = useHumanCheck();
  const proof = useProof(user, ask, confirmedBy);
  const form = useForm({});
  const submit = (): void =>
    void form.submit({
      schema,
      input: { proof: {} },
      onFailure: proof.failed,
      send: async () => void (await proof.run(send)),
    });
  return (
    <Dialog open title={title} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <p>{lead}</p>
        <ProofFields proof={proof} />
        <FormFailure message={form.failure} />
        <DialogActions act={button} busy={form.busy} kind={bad ? 'bad' : 'action'} onClose={onClose} />
      </PostForm>
      {dialog}
    </Dialog>
  );
}

/** Makes new recovery codes and shows them. */
export function RenewDialog({
  user,
  confirmedBy,
  onClose,
}: {
  user: CurrentUser;
  confirmedBy: ConfirmedBy;
  onClose: (done: boolean) => void;
}) {
  const t = useTexts(securityTexts);
  const app = useTexts(authenticatorTexts);
  const lang = useLang();
  const exhibition = useExhibition();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null)
    return (
      <Dialog open title={app('codesTitle')}>
        <RecoveryCodes
          codes={codes}
          fair={exhibition === null ? '' : inLang(exhibition.shortName, lang)}
          account={user.email}
          onKept={() => onClose(true)}
        />
      </Dialog>
    );
  return (
    <ChangeDialog
      user={user}
      confirmedBy={confirmedBy}
      title={t('renewTitle')}
      lead={t('renewLead')}
      button={t('renew')}
      send={async (shown) => setCodes((await api(calls.authenticator.renewCodes, shown)).recoveryCodes)}
      onClose={() => onClose(false)}
    />
  );
}
