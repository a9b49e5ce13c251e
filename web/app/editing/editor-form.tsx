import type { ReactNode } from 'react';
import { PostForm } from '../ui/post-form.tsx';
import { FilesOfForm, useFilesOfForm } from './files-on-the-way.ts';
import type { Editor } from './use-editor.ts';

/** An editor's form: files that are sent inside it are waited for as it is saved. */
export function EditorForm({
  editor: { form, files },
  onSubmit,
  className,
  children,
}: {
  editor: Pick<Editor, 'files'> & { form: { id: string } };
  onSubmit: () => Promise<void>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <FilesOfForm value={files}>
      <PostForm form={form} onSubmit={() => void onSubmit()} {...(className !== undefined && { className })}>
        {children}
      </PostForm>
    </FilesOfForm>
  );
}

/** A part of a form whose files are not saved while they are put `aside`: nobody waits for them then. */
export function FilesAside({ aside, children }: { aside: boolean; children: ReactNode }) {
  const files = useFilesOfForm();
  return <FilesOfForm value={aside ? null : files}>{children}</FilesOfForm>;
}
