import { add, update } from '@fairbridge/contract/live/programme-live.calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { saveRecord } from '../../editing/use-record-editor.ts';
import { workMeta } from '../../site/page-meta.ts';
import { LiveEditor, loadLiveEditor } from './live-editor.tsx';
import { toProgrammeInput } from './live-form-values.ts';
import { FAIR } from './live-owner.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑直播', en: 'Edit live' });

const load = defineClientLoad((given) => loadLiveEditor(FAIR, given));
export const clientLoader = load.browser;

/** A live of the fair itself, in the console. */
export default function ProgrammeLiveEditorScreen() {
  return (
    <LiveEditor
      owner={FAIR}
      send={(editor, live, then) =>
        saveRecord(editor, live, { create: add, change: update, inputOf: toProgrammeInput }, then)
      }
      data={load.useData()}
    />
  );
}
