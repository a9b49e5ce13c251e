import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { dayAfter } from '@fairbridge/contract/days.ts';
import type { get as getCall } from '@fairbridge/contract/fair/fair.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { ProofFields, useProof } from '../../components/account/personal-proof.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay, beijingMinute, beijingToday } from '../../i18n/numbers.ts';
import { useUser } from '../../session/session.ts';
import { FairTabs } from '../../shell/organizer/fair-tabs.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmedAct } from '../../ui/confirmed-act.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FairStateBadge } from './fair-state-badge.tsx';
import { fairTexts } from './fair.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '开放与归档', en: 'Opening and archive' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.fair.get, {}));
export const clientLoader = load.browser;

type State = OutputOf<typeof getCall>;
type Props = { fair: State };

const LEADS = { draft: 'draftLead', open: 'openLead', archived: 'archivedLead' } as const;

/** Whether the fair is open; what is done here is in force within a second. */
function Opening({ fair: { state } }: Props) {
  const t = useTexts(fairTexts);
  return (
    <OrganizerPart title={t('current')}>
      <p className="mb-2">
        <FairStateBadge state={state} />
      </p>
      <p className="mb-4 max-w-[70ch] text-soft">{t(LEADS[state])}</p>
      {state === 'open' ? (
        <ConfirmedAct
          label={t('archiveNow')}
          title={t('archiveTitle')}
          act={t('archiveNow')}
          said={t('archivedSaid')}
          onAct={() => api(calls.fair.archive, {})}
        >
          {t('archiveAsk')}
        </ConfirmedAct>
      ) : (
        <ConfirmedAct
          label={t('openNow')}
          kind="action"
          title={t('openTitle')}
          act={t('openNow')}
          said={t('openedSaid')}
          onAct={() => api(calls.fair.open, {})}
        >
          {t('openAsk')}
        </ConfirmedAct>
      )}
    </OrganizerPart>
  );
}

const PREVIEW_DAYS = 14;
const previewSchema = async () => (await import('@fairbridge/contract/fair/fair.calls.ts')).renewPreview.input;

/** The link that shows a draft to whoever has it. */
function Preview({ fair: { previewUntil } }: Props) {
  const t = useTexts(fairTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const form = useForm({ until: dayAfter(beijingToday(), PREVIEW_DAYS) });
  const [url, setUrl] = useState('');
  const submit = (): void =>
    void form.submit({
      schema: previewSchema,
      input: form.values,
      send: async (input) => {
        setUrl((await api(calls.fair.renewPreview, input)).url);
        await revalidate();
      },
    });
  return (
    <OrganizerPart title={t('preview')}>
      <p className="mb-4 max-w-[70ch] text-soft">{t('previewLead')}</p>
      <p className="mb-4 font-semibold">
        {previewUntil === null ? t('noPreview') : t('previewUntil', { day: beijingDay(previewUntil, lang) })}
      </p>
      {url !== '' && (
        <div className="note mb-4" role="status">
          <p className="mb-2">{t('linkOnce')}</p>
          <CopyButton value={url} />
        </div>
      )}
      <PostForm form={form} onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <DateInput label={t('until')} required min={beijingToday()} {...form.text('until')} />
        <Button type="submit" kind="quiet" busy={form.busy}>
          {t(previewUntil === null ? 'makeLink' : 'newLink')}
        </Button>
        {previewUntil !== null && (
          <ConfirmedAct
            label={t('endLink')}
            title={t('endLinkTitle')}
            act={t('endLink')}
            said={t('linkEnded')}
            onAct={async () => {
              await api(calls.fair.endPreview, {});
              setUrl('');
            }}
          >
            {t('endLinkAsk')}
          </ConfirmedAct>
        )}
      </PostForm>
      <FormFailure message={form.failure} />
    </OrganizerPart>
  );
}

function Default({ fair: { isDefault, state, deletingAt } }: Props) {
  const t = useTexts(fairTexts);
  return (
    <OrganizerPart title={t('default')}>
      <p className="mb-2 max-w-[70ch] text-soft">{t('defaultLead')}</p>
      <p className="mb-4 font-semibold">{t(isDefault ? 'isDefault' : 'isNotDefault')}</p>
      {!isDefault && state !== 'draft' && deletingAt === null && (
        <ConfirmedAct
          label={t('makeDefault')}
          title={t('makeDefaultTitle')}
          act={t('makeDefault')}
          said={t('defaultSaid')}
          onAct={() => api(calls.fair.makeDefault, {})}
        >
          {t('defaultLead')}
        </ConfirmedAct>
      )}
    </OrganizerPart>
  );
}

const deletionSchema = async () => (await import('@fairbridge/contract/fair/fair.calls.ts')).askDeletion.input;

/** The name of the fair, and that it is really the owner who asks. */
function AskDialog({ fair: { name }, user, onClose }: Props & { user: CurrentUser; onClose: () => void }) {
  const t = useTexts(fairTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { ask, dialog } = useHumanCheck();
  const proof = useProof(user, ask);
  const form = useForm({ name: '' });
  const submit = (): void =>
    void form.submit({
      schema: deletionSchema,
      input: { ...form.values, proof: {} },
      onFailure: proof.failed,
      send: async (input) => {
        const answer = await proof.run((shown) => api(calls.fair.askDeletion, { name: input.name, ...shown }));
        if (answer === null) return;
        toast.good(t('askedSaid'));
        onClose();
        await revalidate();
      },
    });
  return (
    <Dialog open title={t('askTitle')} onClose={onClose}>
      <PostForm form={form} onSubmit={submit}>
        <Input label={t('typeName', { name: inLang(name, lang) })} required autoComplete="off" {...form.text('name')} />
        <ProofFields proof={proof} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('ask')} kind="bad" busy={form.busy} onClose={onClose} />
      </PostForm>
      {dialog}
    </Dialog>
  );
}

function Deletion({ fair }: Props) {
  const t = useTexts(fairTexts);
  const lang = useLang();
  const user = useUser();
  const [asking, setAsking] = useState(false);
  const { run, busy } = useAction();
  const { deletingAt, deletionDays, deletable } = fair;
  return (
    <OrganizerPart title={t('deletion')}>
      <p className="mb-4 max-w-[70ch] text-soft">{t('deletionLead', { days: deletionDays })}</p>
      {deletingAt !== null ? (
        <div className="note note-bad grid justify-items-start gap-3" role="status">
          <p className="font-semibold">{t('deletingOn', { at: beijingMinute(deletingAt, lang) })}</p>
          <Button
            busy={busy}
            onClick={() =>
              void run(() => api(calls.fair.takeDeletionBack, {}), { success: t('takenBack'), reload: true })
            }
          >
            {t('takeBack')}
          </Button>
        </div>
      ) : deletable ? (
        <Button kind="bad" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('ask')}
        </Button>
      ) : (
        <p>{t('notDeletable')}</p>
      )}
      {asking && user !== null && <AskDialog fair={fair} user={user} onClose={() => setAsking(false)} />}
    </OrganizerPart>
  );
}

/** Whether the fair is a draft, open or archived; its preview link, and its end. */
export default function FairStateScreen() {
  const t = useTexts(fairTexts);
  const fair = load.useData();
  return (
    <OrganizerPage title={t('stateTitle')} lead={t('stateLead')}>
      <FairTabs part="state" />
      <Opening fair={fair} />
      {fair.state === 'draft' && <Preview fair={fair} />}
      <Default fair={fair} />
      <Deletion fair={fair} />
    </OrganizerPage>
  );
}
