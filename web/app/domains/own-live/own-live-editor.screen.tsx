import { add, update } from '@fairbridge/contract/live/own-live.calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { saveRecord } from '../../editing/use-record-editor.ts';
import { workMeta } from '../../site/page-meta.ts';
import { LiveEditor, loadLiveEditor } from './live-editor.tsx';
import { toLiveInput } from './live-form-values.ts';
import { COMPANY } from './live-owner.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑直播', en: 'Edit live' });

const load = defineClientLoad((given) => loadLiveEditor(COMPANY, given));
export const clientLoader = load.browser;

/** A live of the company. */
export default function OwnLiveEditorScreen() {
  return (
    <LiveEditor
      owner={COMPANY}
      send={(editor, live, then) =>
        saveRecord(editor, live, { create: add, change: update, inputOf: toLiveInput }, then)
      }
      data={load.useData()}
    />
  );
}
