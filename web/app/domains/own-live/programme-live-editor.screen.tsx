import { add, update } from '@fairbridge/contract/live/programme-live.calls.ts';
import { api } from '../../api.ts';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { LiveEditor, loadLiveEditor, type LiveSending } from './live-editor.tsx';
import { toProgrammeInput } from './live-form-values.ts';
import { FAIR } from './live-owner.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑直播', en: 'Edit live' });

const load = defineClientLoad((given) => loadLiveEditor(FAIR, given));
export const clientLoader = load.browser;

const send: LiveSending = {
  add: (editor, done) =>
    editor.submit({
      schema: add.input,
      inputOf: (values, _version, requestId) => ({ ...toProgrammeInput(values), requestId }),
      send: async (ready) => done(await api(add, ready)),
    }),
  update: (editor, id, done) =>
    editor.submit({
      schema: update.input,
      inputOf: (values, version) => ({ ...toProgrammeInput(values), id, version }),
      send: async (ready) => done(await api(update, ready)),
    }),
};

/** A live of the fair itself, in the console. */
export default function ProgrammeLiveEditorScreen() {
  return <LiveEditor owner={FAIR} send={send} data={load.useData()} />;
}
