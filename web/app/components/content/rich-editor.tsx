import { richText, type RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { EditorContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { htmlLang, useTexts } from '../../i18n/lang.tsx';
import type { Lang } from '@fairbridge/contract/text.ts';
import { EXTENSIONS } from './rich-editor.extensions.ts';
import { richEditorTexts } from './rich-editor.texts.ts';
import { RichToolbar } from './rich-toolbar.tsx';

export type RichEditorProps = {
  /** Names the text for screen readers: '正文（中文）'. */
  label: string;
  lang: Lang;
  /** As it is first; the editor keeps its own state from then on. */
  first: RichText;
  error?: string | undefined;
  onChange: (text: RichText) => void;
};

/** Without a paragraph to stand in, the cursor selects the whole document, and the toolbar names nothing of where one writes. */
const EMPTY: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [] }] };

/** A formatted text of one language. Loaded by the console alone: a reader never loads the editor. */
export default function RichEditor({ label, lang, first, error, onChange }: RichEditorProps) {
  const t = useTexts(richEditorTexts);
  const [wrong, setWrong] = useState(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: first.content.length === 0 ? EMPTY : first,
    // the policy of the page allows no styles but its own
    injectCSS: false,
    editorProps: {
      // the schema drops them and the policy stops them: taken out before, so that nobody is told of a harmless paste
      transformPastedHTML: (html) => html.replaceAll(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ' '),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: htmlLang(lang),
        class: 'prose min-h-56 max-w-none px-4 py-3 break-words whitespace-pre-wrap outline-none',
      },
    },
    onUpdate: ({ editor: now }) => {
      const read = richText.safeParse(now.getJSON());
      setWrong(!read.success);
      if (read.success) onChange(read.data);
    },
  });
  const message = wrong ? t('wrong') : error;
  return (
    <div className="field content-start">
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <div
        className={`rounded border ${message === undefined ? 'border-line' : 'border-bad'} bg-card focus-within:border-action`}
      >
        <RichToolbar editor={editor} name={label} />
        <EditorContent editor={editor} />
      </div>
      {message !== undefined && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
