import { PAGE_PLACES, type PagePlace } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { saveLink } from '@fairbridge/contract/home/home.calls.ts';
import type { ManagedLink } from '@fairbridge/contract/home/home.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { joinLink } from './join-link.ts';
import { BesidePreview, PreviewSwitch } from '../../components/home/beside-preview.tsx';
import { linkAddress, linksAddress, linkDraftKey } from './link-addresses.ts';
import { toFormValues, toLinkInput, isLinkFormValues, type LinkFormValues } from './link-form-values.ts';
import { LinkFormFields } from './link-form.tsx';
import { useLinkDescriptions } from './link-descriptions.ts';

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
  const [link, autosaved, unfinished] = await Promise.all([
    isNew ? null : linkOf(id, ask),
    autosavedOf(ask, 'pageLink', draftKey),
    isNew ? unfinishedOf(ask, 'pageLink', draftKey) : [],
  ]);
  const place: PagePlace = link?.place ?? asked;
  return { slot: draftKey, place, link, autosaved, unfinished };
});
export const clientLoader = load.browser;

/** A link of the pages: its words in both languages, where it leads, its pictures, and who sees it when. */
export default function LinkEditorScreen() {
  const { slot: draftKey, link } = load.useData();
  return <Editor key={`${draftKey} ${link?.version ?? 0}`} />;
}

/** The link as it is written. */
function useLinkEditor() {
  const lang = useLang();
  const { slot: draftKey, link, autosaved } = load.useData();
  const [saved] = useState(() => toFormValues(link));
  const id = link?.id;
  return useEditor<LinkFormValues>({
    kind: 'pageLink',
    draftKey,
    isNew: id === undefined,
    title: ({ title }) => inLang(title, lang),
    version: link?.version ?? 0,
    saved,
    autosaved,
    isValid: isLinkFormValues,
    ...(id !== undefined && {
      latest: async () => {
        const now = await linkOf(id, api);
        return { version: now.version, values: toFormValues(now) };
      },
    }),
  });
}

function Editor() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { place, link, unfinished } = load.useData();
  const editor = useLinkEditor();
  const descriptions = useLinkDescriptions();
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  const [preview, setPreview] = useState(false);
  const { form } = editor;
  const save = (): Promise<void> =>
    editor.submit({
      schema: saveLink.input,
      inputOf: (values, version) => ({
        id: link?.id ?? null,
        version: link === null ? null : version,
        form: toLinkInput(place, values),
      }),
      send: async (input) => {
        const { id, version } = await api(saveLink, input);
        film?.joins({ title: inLang(form.values.title, lang), join: joinLink(id) });
        toast.good(t('saved'));
        if (await editor.saved(version)) await navigate(localPath(lang, linksAddress(place)));
      },
    });
  return (
    <OrganizerPage
      back={{ to: linksAddress(place), label: `${t('back')} · ${t(place)}` }}
      title={t(link === null ? 'newLink' : 'editLink')}
      actions={<PreviewSwitch open={preview} onChange={setPreview} />}
    >
      <Unfinished
        kind="pageLink"
        list={unfinished.filter((one) => one.slot.startsWith(linkDraftKey(place, '')))}
        addressOf={(draftKey) => linkAddress('new', place, draftKey)}
      />
      <EditorNotices editor={editor} {...descriptions} />
      <EditorForm editor={editor} onSubmit={save} className="">
        <BesidePreview
          open={preview}
          unsaved={{ link: { id: link?.id ?? null, form: toLinkInput(place, form.values) } }}
        >
          <OrganizerPart title={t(place)}>
            <div className="grid max-w-3xl gap-5">
              <LinkFormFields place={place} form={form} onFilm={setFilm} />
            </div>
          </OrganizerPart>
        </BesidePreview>
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </SaveBar>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
    </OrganizerPage>
  );
}
