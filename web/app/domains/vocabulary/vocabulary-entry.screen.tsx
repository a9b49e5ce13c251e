import type { OutputOf } from '@fairbridge/contract/call.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { VOCABULARY_NAMES, type VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import { get as getCall, save as saveCall } from '@fairbridge/contract/vocabulary/vocabulary.calls.ts';
import type { VocabularyEntry } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm, type PersistentForm } from '../../editing/use-persistent-form.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useVocabulary } from './use-vocabulary.ts';
import { listAddress, NEW_ENTRY } from './vocabulary-query.ts';
import { vocabularyTexts } from './vocabulary.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑词条', en: 'Edit entry' });

type Loaded = OutputOf<typeof getCall> & { vocabulary: VocabularyName };

const load = defineClientLoad(async ({ api, params }): Promise<Loaded> => {
  const vocabulary = VOCABULARY_NAMES.find((name) => name === params['vocabulary']) ?? 'categories';
  const code = params['code'] ?? NEW_ENTRY;
  const answer = await api(calls.vocabulary.get, { vocabulary, code: code === NEW_ENTRY ? null : code });
  return { ...answer, vocabulary };
});
export const clientLoader = load.browser;

/** Lists of texts as one line, with semicolons between. */
const valuesOf = (entry: VocabularyEntry | null) => ({
  code: entry?.code ?? '',
  nameZh: entry?.name.zh ?? '',
  nameEn: entry?.name.en ?? '',
  parent: entry?.parent ?? '',
  floor: entry?.floor ?? '',
  colour: entry?.colour ?? '',
  cas: entry?.cas.join('; ') ?? '',
  aliases: entry?.aliases.join('; ') ?? '',
  class: entry?.class ?? '',
  modeOfAction: entry?.modeOfAction ?? '',
});
type Values = ReturnType<typeof valuesOf>;

const several = (line: string): string[] =>
  line
    .split(/[;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

function formOf(values: Values) {
  return {
    name: { zh: values.nameZh, en: values.nameEn },
    parent: values.parent === '' ? null : values.parent,
    floor: values.floor === '' ? null : values.floor,
    colour: values.colour.trim(),
    cas: several(values.cas),
    aliases: several(values.aliases),
    class: values.class,
    modeOfAction: values.modeOfAction,
  };
}

type FieldsOf = { form: PersistentForm<Values>; loaded: Loaded };

/** What is wrong with one of several stands at the field that holds them all. */
function severalText(form: PersistentForm<Values>, key: 'cas' | 'aliases') {
  const wrong = Object.entries(form.errors).find(([field]) => field.startsWith(`form.${key}`))?.[1];
  return { ...form.text(key, `form.${key}`), error: wrong };
}

function Names({ form, loaded }: FieldsOf) {
  const t = useTexts(vocabularyTexts);
  const max = CONSOLE_LIMITS.vocabularyNameMax;
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
      <Input label={t('nameZh')} required lang="zh-CN" maxLength={max} {...form.text('nameZh', 'form.name.zh')} />
      <Input label={t('nameEn')} required lang="en" maxLength={max} {...form.text('nameEn', 'form.name.en')} />
      {loaded.entry === null && (
        <Input label={t('code')} hint={t('codeHint')} autoComplete="off" maxLength={40} {...form.text('code')} />
      )}
    </div>
  );
}

function Place({ form, loaded: { vocabulary, parents, floors } }: FieldsOf) {
  const { has } = useVocabulary();
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  const colour = form.text('colour', 'form.colour');
  return (
    <>
      {has(vocabulary, 'parent') && (
        <Select
          label={t('parent')}
          placeholder={t('noParent')}
          options={parents.map(({ code, name, depth }) => ({
            value: code,
            label: `${'　'.repeat(depth)}${inLang(name, lang)}`,
          }))}
          {...form.text('parent', 'form.parent')}
        />
      )}
      {has(vocabulary, 'floor') && (
        <Select
          label={t('floor')}
          required
          placeholder={t('choose')}
          options={floors.map(({ code, name }) => ({ value: code, label: `${code} · ${inLang(name, lang)}` }))}
          {...form.text('floor', 'form.floor')}
        />
      )}
      {has(vocabulary, 'colour') && (
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <Input label={t('colour')} hint={t('colourHint')} required autoComplete="off" maxLength={7} {...colour} />
          </div>
          <span
            aria-hidden="true"
            className="mt-7 size-10 shrink-0 rounded-sign border border-line"
            style={{ backgroundColor: colour.value }}
          />
        </div>
      )}
    </>
  );
}

function Substance({ form, loaded: { vocabulary, classes, modesOfAction } }: FieldsOf) {
  const { has } = useVocabulary();
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  return (
    <>
      {has(vocabulary, 'cas') && (
        <Input label={t('cas')} hint={t('casHint')} autoComplete="off" {...severalText(form, 'cas')} />
      )}
      {has(vocabulary, 'aliases') && (
        <Input label={t('aliases')} hint={t('aliasesHint')} autoComplete="off" {...severalText(form, 'aliases')} />
      )}
      {has(vocabulary, 'class') && classes.length > 0 && (
        <Select
          label={t('class')}
          placeholder={t('noClass')}
          options={classes.map(({ code, name }) => ({ value: code, label: inLang(name, lang) }))}
          {...form.text('class', 'form.class')}
        />
      )}
      {has(vocabulary, 'modeOfAction') && (
        <>
          <Input
            label={t('modeOfAction')}
            hint={t('modeHint')}
            list="modes-of-action"
            autoComplete="off"
            maxLength={40}
            {...form.text('modeOfAction', 'form.modeOfAction')}
          />
          <datalist id="modes-of-action">
            {modesOfAction.map((mode) => (
              <option key={mode} value={mode}>
                {mode}
              </option>
            ))}
          </datalist>
        </>
      )}
    </>
  );
}

function Editor({ loaded }: { loaded: Loaded }) {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { vocabulary, entry } = loaded;
  const version = entry?.version ?? null;
  const form = usePersistentForm(`vocabulary.${vocabulary}.${entry?.code ?? ''}.${version ?? ''}`, () =>
    valuesOf(entry),
  );
  const submit = () =>
    form.submit({
      schema: saveCall.input,
      input: {
        vocabulary,
        code: entry?.code ?? (form.values.code.trim() === '' ? null : form.values.code.trim()),
        version,
        form: formOf(form.values),
      },
      send: async (input) => {
        await api(calls.vocabulary.save, input);
        form.reset(valuesOf(entry));
        toast.good(t('Saved'));
        await navigate(localPath(lang, listAddress(vocabulary)));
      },
    });
  return (
    <PostForm form={form} onSubmit={() => void submit()}>
      <RestoredNotice form={form} />
      <Names form={form} loaded={loaded} />
      <Place form={form} loaded={loaded} />
      <Substance form={form} loaded={loaded} />
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy} className="justify-self-start">
        {t('Save')}
      </Button>
    </PostForm>
  );
}

/** One entry of a list, or a new one. */
export default function VocabularyEntryScreen() {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  const loaded = load.useData();
  const { vocabulary, entry } = loaded;
  const { oneOf, titleOf } = useVocabulary();
  return (
    <OrganizerPage
      back={{ to: listAddress(vocabulary), label: t('BackToList') }}
      title={
        entry === null ? t('addTitle', { one: oneOf(vocabulary) }) : t('editTitle', { name: inLang(entry.name, lang) })
      }
    >
      <OrganizerPart title={entry === null ? titleOf(vocabulary) : `${titleOf(vocabulary)} · ${entry.code}`}>
        <Editor key={`${vocabulary} ${entry?.code ?? ''} ${entry?.version ?? ''}`} loaded={loaded} />
      </OrganizerPart>
    </OrganizerPage>
  );
}
