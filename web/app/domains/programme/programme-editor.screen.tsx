import { create as createCall, change as changeCall } from '@fairbridge/contract/programme/programme.calls.ts';
import type { ProgrammeDesk } from '@fairbridge/contract/programme/programme.calls.ts';
import { PROGRAMME_KINDS, type ProgrammeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { beijingInput, beijingInstant } from '../../parts/content/beijing-input.ts';
import { BothPreview } from '../../parts/content/both-preview.tsx';
import { deskTexts } from '../../parts/content/desk.texts.ts';
import { ProgrammeView } from './programme-view.tsx';
import { programmeKindTexts } from './programme.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑活动', en: 'Edit event' });

const load = defineWork(async ({ api: ask, params }) => {
  const id = params['id'] ?? 'new';
  return { programme: id === 'new' ? null : await ask(calls.programme.get, { id }) };
});
export const clientLoader = load.browser;

type Values = {
  kind: ProgrammeKind;
  title: Bilingual;
  description: Bilingual;
  place: Bilingual;
  speaker: Bilingual;
  /** As typed, in Beijing time. */
  startsAt: string;
  endsAt: string;
};
const EMPTY: Bilingual = { zh: '', en: '' };

const valuesOf = (programme: ProgrammeDesk | null, opens: string): Values => ({
  kind: programme?.kind ?? 'forum',
  title: programme?.title ?? EMPTY,
  description: programme?.description ?? EMPTY,
  place: programme?.place ?? EMPTY,
  speaker: programme?.speaker ?? EMPTY,
  startsAt: programme === null ? `${opens}T10:00` : beijingInput(programme.startsAt),
  endsAt: programme === null ? `${opens}T11:00` : beijingInput(programme.endsAt),
});

/** A programme, Chinese and English side by side; times are Beijing times. */
export default function ProgrammeEditorScreen() {
  const { programme } = load.useData();
  return <Editor key={`${programme?.id ?? 'new'} ${programme?.version ?? 0}`} programme={programme} />;
}

function Editor({ programme }: { programme: ProgrammeDesk | null }) {
  const t = useTexts(deskTexts);
  const kinds = useTexts(programmeKindTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const opens = useExhibition()?.startsOn ?? '';
  const [first] = useState(() => valuesOf(programme, opens));
  const [preview, setPreview] = useState(false);
  const [conflict, setConflict] = useState(false);
  const form = useForm<Values>(first);
  const { values } = form;
  const unsaved = useUnsaved(JSON.stringify(values) !== JSON.stringify(first));
  const input = {
    ...values,
    startsAt: beijingInstant(values.startsAt) ?? '',
    endsAt: beijingInstant(values.endsAt) ?? '',
  };
  const saved = async (id: string): Promise<void> => {
    unsaved.allow();
    toast.good(t('saved'));
    await navigate(localPath(lang, `/organizer/programmes/${id}`), { replace: true });
  };
  const save = (): void => {
    if (programme === null)
      void form.submit({
        schema: createCall.input,
        input,
        send: async (ready) => saved((await api(createCall, ready)).id),
      });
    else
      void form.submit({
        schema: changeCall.input,
        input: { ...input, id: programme.id, version: programme.version },
        send: async (ready) => saved((await api(changeCall, ready)).id),
        onFailure: ({ name }) => {
          if (name !== 'editConflict') return false;
          setConflict(true);
          return true;
        },
      });
  };
  const pair = (name: 'title' | 'place' | 'speaker' | 'description', max: number, rows = 1) => (
    <BilingualField
      name={name}
      labels={{ zh: t(`${name}Zh`), en: t(`${name}En`) }}
      value={values[name]}
      errors={form.errors}
      max={max}
      rows={rows}
      {...(name === 'title' && { need: 'either' as const })}
      onChange={(value, field) => form.set(name, value, field)}
    />
  );
  return (
    <OrganizerPage
      title={t(programme === null ? 'newProgramme' : 'editProgramme')}
      lead={
        <LocalLink to="/organizer/programmes" className="link">
          {t('back')}
        </LocalLink>
      }
      actions={
        <Button kind="quiet" onClick={() => setPreview(true)}>
          {t('preview')}
        </Button>
      }
    >
      <PostForm form={form} onSubmit={save} className="">
        <OrganizerPart title={t('when')}>
          <div className="grid gap-4 md:grid-cols-3">
            <Select
              label={t('kind')}
              name="kind"
              options={PROGRAMME_KINDS.map((value) => ({ value, label: kinds(value) }))}
              value={values.kind}
              onChange={(event) =>
                form.set('kind', PROGRAMME_KINDS.find((one) => one === event.target.value) ?? 'other')
              }
            />
            <Input label={t('startsAt')} type="datetime-local" required {...form.text('startsAt')} />
            <Input label={t('endsAt')} type="datetime-local" required {...form.text('endsAt')} />
          </div>
        </OrganizerPart>
        <OrganizerPart title={t('body')}>
          <div className="grid gap-4">
            {pair('title', 120)}
            {pair('place', 120)}
            {pair('speaker', 200)}
            {pair('description', 3_000, 8)}
          </div>
        </OrganizerPart>
        <FormFailure message={form.failure} />
        <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3">
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </div>
      </PostForm>
      {unsaved.dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
      {preview && (
        <BothPreview onClose={() => setPreview(false)}>
          <ProgrammeView programme={input} level={2} />
        </BothPreview>
      )}
    </OrganizerPage>
  );
}
