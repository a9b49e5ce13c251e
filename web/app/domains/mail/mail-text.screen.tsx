import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { MAIL_KINDS } from '@fairbridge/contract/mail/mail.kinds.ts';
import { letterOf, MAIL_VARIABLES } from '@fairbridge/contract/mail/mail.letters.ts';
import { preview, save as saveCall, sendTest } from '@fairbridge/contract/mail/mail-text.calls.ts';
import { letterKind, type MailLook, type MailTextDesk } from '@fairbridge/contract/mail/mail.shapes.ts';
import { wordsIn, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { BothPreview } from '../../components/content/both-preview.tsx';
import { PageFrame } from '../../components/home/page-frame.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { autosavedOf } from '../../editing/draft-key.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Form } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { mailTextTexts } from './mail-text.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑邮件文本', en: 'Edit e-mail text' });

const LIST = '/organizer/mails/texts';

const load = defineClientLoad(async ({ api: ask, params }) => {
  const named = letterKind.safeParse(params['kind']);
  if (!named.success) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  const [record, autosaved] = await Promise.all([
    ask(calls.mailText.get, { kind: named.data }),
    autosavedOf(ask, 'mailText', named.data),
  ]);
  return { kind: 'mailText' as const, draftKey: named.data, record, autosaved };
});
export const clientLoader = load.browser;

type Values = { subject: Bilingual; body: Bilingual };
const EMPTY: Values = { subject: { zh: '', en: '' }, body: { zh: '', en: '' } };
const valuesOf = ({ subject, body }: MailTextDesk): Values => ({ subject, body });

function Fields({ form }: { form: Form<Values> }) {
  const t = useTexts(mailTextTexts);
  return (
    <section className="card grid gap-5 p-5" aria-label={t('text')}>
      <BilingualField
        name="subject"
        labels={{ zh: t('subjectZh'), en: t('subjectEn') }}
        value={form.values.subject}
        errors={form.errors}
        max={CONSOLE_LIMITS.mailSubjectMax}
        onChange={(value, field) => form.set('subject', value, field)}
      />
      <BilingualField
        name="body"
        labels={{ zh: t('bodyZh'), en: t('bodyEn') }}
        value={form.values.body}
        errors={form.errors}
        max={CONSOLE_LIMITS.mailBodyMax}
        rows={12}
        hint={t('editorLead')}
        onChange={(value, field) => form.set('body', value, field)}
      />
    </section>
  );
}

/** What may stand in braces, and what must. */
function Variables() {
  const t = useTexts(mailTextTexts);
  const lang = useLang();
  const { variables, needed } = letterOf(load.useData().draftKey);
  return (
    <OrganizerPart title={t('variables')}>
      <p className="mb-3 max-w-[70ch] text-soft">
        {t('variablesLead', { code: '{code}', link: '{link}', details: '{details}' })}
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {variables.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="num font-semibold" translate="no">{`{${name}}`}</dt>
            <dd className="text-sm text-soft">
              {wordsIn(MAIL_VARIABLES[name].name, lang)}
              {needed.some((one) => one === name) && <span className="text-ink"> · {t('needed')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </OrganizerPart>
  );
}

function Look({ looks }: { looks: readonly MailLook[] }) {
  const t = useTexts(mailTextTexts);
  const lang = useLang();
  const look = looks.find((one) => one.lang === lang);
  if (look === undefined) return null;
  return (
    <>
      <p className="mb-3 font-semibold [overflow-wrap:anywhere]">{look.subject}</p>
      <PageFrame html={look.html} title={t('previewOf', { subject: look.subject })} width={640} />
    </>
  );
}

/** Goes back to the text of the house, once that is confirmed. */
function Reset({ onReset }: { onReset: () => void }) {
  const t = useTexts(mailTextTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="plain" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('reset')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('resetTitle')}
        act={t('resetAct')}
        kind="bad"
        onConfirm={() => {
          setAsking(false);
          onReset();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('resetLead')}</p>
      </ConfirmDialog>
    </>
  );
}

function useMailTextEditor() {
  const loaded = load.useData();
  return useRecordEditor({
    loaded,
    valuesOf,
    like: EMPTY,
    get: () => api(calls.mailText.get, { kind: loaded.draftKey }),
  });
}

/** The same text, looked at and tried out before it is saved. */
function useTryingOut(editor: ReturnType<typeof useMailTextEditor>) {
  const t = useTexts(mailTextTexts);
  const lang = useLang();
  const { draftKey: kind } = load.useData();
  const [looks, setLooks] = useState<readonly MailLook[] | null>(null);
  const { form } = editor;
  const show = (): Promise<void> =>
    form.submit({
      schema: preview.input,
      input: { kind, ...form.values },
      send: async (input) => setLooks((await api(preview, input)).list),
    });
  const sendToMe = (): Promise<void> =>
    form.submit({
      schema: sendTest.input,
      input: { kind, ...form.values, lang },
      send: async (input) => {
        const { sentTo } = await api(sendTest, input);
        toast.good(t('sentTest', { address: sentTo }));
      },
    });
  return { looks, close: () => setLooks(null), show, sendToMe };
}

function Editor() {
  const t = useTexts(mailTextTexts);
  const { draftKey: kind, record } = load.useData();
  const { revalidate } = useRevalidator();
  const { run } = useAction({ reload: true });
  const editor = useMailTextEditor();
  const trying = useTryingOut(editor);
  const inputOf = (values: Values, version: number) => ({ kind, ...values, version });
  const save = (): Promise<void> =>
    saveBy(editor, { call: saveCall, inputOf }, async (_saved, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await revalidate();
    });
  const reset = async (): Promise<void> => {
    editor.forget();
    await editor.flush();
    await run(() => api(calls.mailText.reset, { kind, version: record.version }), { success: t('wasReset') });
  };
  return (
    <>
      <EditorFrame
        editor={editor}
        save={save}
        className="grid gap-5"
        labelOf={fieldLabels(mailTextTexts, useLang(), 'text')}
      >
        <Fields form={editor.form} />
        <Variables />
        <SaveBar editor={editor}>
          {record.replaced && <Reset onReset={() => void reset()} />}
          <Button kind="plain" onClick={() => void trying.sendToMe()}>
            {t('sendTest')}
          </Button>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => void trying.show()}>
            {t('Preview')}
          </Button>
          <Button type="submit" busy={editor.form.busy}>
            {t('Save')}
          </Button>
        </SaveBar>
      </EditorFrame>
      {trying.looks !== null && (
        <BothPreview onClose={trying.close}>
          <Look looks={trying.looks} />
        </BothPreview>
      )}
    </>
  );
}

/** Subject and body of one kind of e-mail. Another version is a new form. */
export default function MailTextScreen() {
  const t = useTexts(mailTextTexts);
  const lang = useLang();
  const loaded = load.useData();
  return (
    <OrganizerPage back={{ to: LIST, label: t('back') }} title={wordsIn(MAIL_KINDS[loaded.draftKey].name, lang)}>
      <Editor key={editorKey(loaded)} />
    </OrganizerPage>
  );
}
