import {
  LINK_LOGINS,
  LINK_SUBJECTS,
  NETWORKS,
  PAGE_PLACES,
  SHOW_TYPES,
  URL_TYPES,
  type PagePlace,
} from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { saveLink } from '@fairbridge/contract/home/home.calls.ts';
import type { ManagedLink } from '@fairbridge/contract/home/home.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { editorKey } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { joinLink } from './join-link.ts';
import { BesidePreview, PreviewSwitch } from '../../components/home/beside-preview.tsx';
import { linkAddress, linksAddress, linkDraftKey } from './link-addresses.ts';
import { LINK_LIKE, toFormValues, toLinkInput } from './link-form-values.ts';
import { LinkFormFields } from './link-form.tsx';
import { networkName } from './network-name.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑链接', en: 'Edit link' });

async function linkOf(id: string, ask: typeof api): Promise<ManagedLink> {
  const { places } = await ask(calls.home.listLinks, {});
  const found = places.flatMap(({ links }) => links).find((one) => one.id === id);
  if (found === undefined) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return found;
}

const load = defineClientLoad(async (given) => {
  const { api: ask, params, query } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const asked = PAGE_PLACES.find((one) => one === query.get('place')) ?? 'banner';
  const draftKey = isNew ? linkDraftKey(asked, draftKeyOf(given)) : id;
  const [record, autosaved, unfinished] = await Promise.all([
    isNew ? null : linkOf(id, ask),
    autosavedOf(ask, 'pageLink', draftKey),
    isNew ? unfinishedOf(ask, 'pageLink', draftKey) : [],
  ]);
  const place: PagePlace = record?.place ?? asked;
  const ofPlace = unfinished.filter(({ slot }) => slot.startsWith(linkDraftKey(place, '')));
  return { kind: 'pageLink' as const, draftKey, place, record, autosaved, unfinished: ofPlace };
});
export const clientLoader = load.browser;

/** A link of the pages: its words in both languages, where it leads, its pictures, and who sees it when. */
export default function LinkEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

const CHOICES = [...URL_TYPES, ...SHOW_TYPES, ...LINK_SUBJECTS, ...LINK_LOGINS] as const;
const CHOSEN: ReadonlySet<string> = new Set(['urlType', 'showType', 'subjectType', 'isLogin']);

/** How the parts of a link are called, and what is chosen in them. */
function useDescriptions() {
  const t = useTexts(homeConfigTexts);
  const labelOf = fieldLabels(homeConfigTexts, useLang(), 'editLink');
  return {
    labelOf: (path: string) => labelOf(path === 'urlType' ? 'target' : path),
    say: (path: string, value: unknown): string | null => {
      if (path === 'network') return NETWORKS.filter((one) => one === value).map(networkName)[0] ?? null;
      if (path === 'video') return value === null ? null : t('moving');
      const choice = CHOSEN.has(path) ? CHOICES.find((one) => one === value) : undefined;
      return choice === undefined ? null : t(choice);
    },
  };
}

function Editor() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const loaded = load.useData();
  const { place, record } = loaded;
  const editor = useRecordEditor({
    loaded,
    valuesOf: toFormValues,
    like: LINK_LIKE,
    get: (id) => linkOf(id, api),
    title: ({ title }) => inLang(title, lang),
    under: 'form',
  });
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  const [preview, setPreview] = useState(false);
  const { form } = editor;
  const formOf = (values: typeof form.values) => toLinkInput(place, values);
  const save = (): Promise<void> =>
    saveForm(editor, record, { call: saveLink, formOf }, async ({ id }, goesOn) => {
      film?.joins({ title: inLang(form.values.title, lang), join: joinLink(id) });
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, linksAddress(place)));
    });
  return (
    <OrganizerPage
      back={{ to: linksAddress(place), label: `${t('BackToList')} · ${t(place)}` }}
      title={t(record === null ? 'newLink' : 'editLink')}
      actions={<PreviewSwitch open={preview} onChange={setPreview} />}
    >
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => linkAddress('new', place, draftKey)}
        save={save}
        {...useDescriptions()}
      >
        <BesidePreview open={preview} unsaved={{ link: { id: record?.id ?? null, form: formOf(form.values) } }}>
          <OrganizerPart title={t(place)}>
            <div className="grid max-w-3xl gap-5">
              <LinkFormFields place={place} form={form} onFilm={setFilm} />
            </div>
          </OrganizerPart>
        </BesidePreview>
      </RecordEditor>
    </OrganizerPage>
  );
}
