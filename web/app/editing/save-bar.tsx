import type { ReactNode } from 'react';
import { FormFailure } from '../ui/form-failure.tsx';
import { SavingLine } from './saving-line.tsx';
import type { Editor } from './use-editor.ts';

type BarProps = { editor: Editor; className?: string; children: ReactNode };

/** The end of an editor's form, in sight while it scrolls: what is wrong with the whole, its acts, and how safe what was typed is. */
export function SaveBar({ editor, className = '', children }: BarProps) {
  return (
    <div className={`sticky bottom-0 z-20 grid gap-3 border-t border-line bg-paper py-3 ${className}`}>
      <FormFailure message={editor.form.failure} />
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <SavingLine editor={editor} />
      </div>
    </div>
  );
}

/** The same in a workbench: above the bar of a phone, with its acts at the end. */
export function WorkSaveBar({ editor, className = '', children }: BarProps) {
  return (
    <div className={`sticky bottom-14 z-10 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0 ${className}`}>
      <FormFailure message={editor.form.failure} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <SavingLine editor={editor} />
        {children}
      </div>
    </div>
  );
}
