import type { AutosaveKind, Unfinished as Begun } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { sharedTexts } from '@fairbridge/contract/shared.texts.ts';
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

type FrameProps = FieldDescriptions & {
  editor: Editor & { form: { id: string } };
  save: () => Promise<void>;
  className?: string;
  children: ReactNode;
};

/**
 * An editor's form with what belongs to each: what came back and what two have changed at once, the fields, and the questions before what
 * is public is replaced and before the form is left. A `SaveBar` stands among its children.
 */
export function EditorFrame({ editor, save, className = '', children, ...descriptions }: FrameProps) {
  return (
    <>
      <EditorNotices editor={editor} {...descriptions} />
      <EditorForm editor={editor} onSubmit={save} className={className}>
        {children}
      </EditorForm>
      <PublishDialog editor={editor} {...descriptions} />
      <LeaveDialog editor={editor} save={save} />
    </>
  );
}

/** The same of a record, with other new ones that were begun, and the bar that saves. */
export function RecordEditor({
  loaded,
  addressOf,
  act,
  acts,
  children,
  ...frame
}: FrameProps & {
  loaded: { kind: AutosaveKind; unfinished: readonly Begun[] };
  /** Where a new record that was begun goes on. */
  addressOf: (draftKey: string) => string;
  /** What the button that saves says, where that is not "save". */
  act?: string;
  /** Buttons of the bar beside it. */
  acts?: ReactNode;
}) {
  const t = useTexts(sharedTexts);
  return (
    <>
      <Unfinished kind={loaded.kind} list={loaded.unfinished} addressOf={addressOf} />
      <EditorFrame {...frame}>
        {children}
        <SaveBar editor={frame.editor}>
          <Button type="submit" busy={frame.editor.form.busy}>
            {act ?? t('Save')}
          </Button>
          {acts}
        </SaveBar>
      </EditorFrame>
    </>
  );
}
