import type { AutosaveKind, Unfinished as Begun } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import type { FieldDescriptions } from './conflict-value.tsx';
import { EditorForm } from './editor-form.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { SaveBar } from './save-bar.tsx';
import { Unfinished } from './unfinished.tsx';
import type { Editor } from './use-editor.ts';
import { useTexts } from '../i18n/lang.tsx';
import { editingTexts } from './editing.texts.ts';

/**
 * An editor's form with all that belongs to it: other new records that were begun, what came back and what two have changed at once, the
 * fields, the bar that saves, and the questions before what is public is replaced and before the form is left.
 */
export function RecordEditor({
  editor,
  loaded,
  addressOf,
  save,
  acts,
  children,
  ...descriptions
}: FieldDescriptions & {
  editor: Editor & { form: { id: string } };
  loaded: { kind: AutosaveKind; unfinished: readonly Begun[] };
  /** Where a new record that was begun goes on. */
  addressOf: (draftKey: string) => string;
  save: () => Promise<void>;
  /** Buttons of the bar beside the one that saves. */
  acts?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(editingTexts);
  return (
    <>
      <Unfinished kind={loaded.kind} list={loaded.unfinished} addressOf={addressOf} />
      <EditorNotices editor={editor} {...descriptions} />
      <EditorForm editor={editor} onSubmit={save} className="">
        {children}
        <SaveBar editor={editor}>
          <Button type="submit" busy={editor.form.busy}>
            {t('save')}
          </Button>
          {acts}
        </SaveBar>
      </EditorForm>
      <PublishDialog editor={editor} {...descriptions} />
      <LeaveDialog editor={editor} save={save} />
    </>
  );
}
