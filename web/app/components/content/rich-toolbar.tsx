import { isSafeLink } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { OnePicture } from '../upload/one-picture.tsx';
import type { Uploaded } from '../upload/picture-use.ts';
import { richEditorTexts } from './rich-editor.texts.ts';

function Tool({
  label,
  on,
  onPress,
  children,
}: {
  label: string;
  on?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      title={label}
      aria-pressed={on}
      className={`grid h-9 min-w-9 place-items-center rounded-sign px-2 ${on === true ? 'bg-tint text-action' : 'hover:bg-tint'}`}
      onClick={onPress}
    >
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </button>
  );
}

const hrefOf = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
};

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts(richEditorTexts);
  const [href, setHref] = useState(hrefOf(editor));
  const [wrong, setWrong] = useState(false);
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const apply = (): void => {
    const address = href.trim();
    if (!isSafeLink(address)) return setWrong(true);
    if (editor.state.selection.empty && !editor.isActive('link'))
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    else chain().setLink({ href: address }).run();
    onClose();
  };
  return (
    <Dialog open title={t('linkTitle')} onClose={onClose}>
      <Input
        label={t('linkAddress')}
        hint={t('linkHint')}
        name="href"
        inputMode="url"
        autoFocus
        value={href}
        error={wrong ? t('linkWrong') : undefined}
        onChange={(event) => {
          setHref(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          // a form of its own would stand inside the editor's form
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <div className="dialog-actions">
        {editor.isActive('link') && (
          <Button
            kind="quiet"
            onClick={() => {
              chain().unsetLink().run();
              onClose();
            }}
          >
            {t('linkRemove')}
          </Button>
        )}
        <Button onClick={apply}>{t('linkSet')}</Button>
      </div>
    </Dialog>
  );
}

function PictureDialog({ editor, picture, onClose }: { editor: Editor; picture: Uploaded; onClose: () => void }) {
  const t = useTexts(richEditorTexts);
  const [alt, setAlt] = useState('');
  const insert = (): void => {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { id: picture.id, alt: alt.trim(), address: picture.url } })
      .run();
    onClose();
  };
  return (
    <ConfirmDialog open title={t('pictureTitle')} act={t('pictureInsert')} onConfirm={insert} onClose={onClose}>
      <Input
        label={t('pictureAlt')}
        hint={t('pictureAltHint')}
        name="alt"
        maxLength={200}
        autoFocus
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          insert();
        }}
      />
    </ConfirmDialog>
  );
}

/** What can be done with the words, as far as the contract's schema goes. */
export function RichToolbar({ editor, name }: { editor: Editor; name: string }) {
  const t = useTexts(richEditorTexts);
  const [linking, setLinking] = useState(false);
  const [picture, setPicture] = useState<Uploaded | null>(null);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      paragraph: now.isActive('paragraph'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <div
      role="toolbar"
      aria-label={`${t('toolbar')} · ${name}`}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-0.5 border-b border-line bg-card px-2 py-1"
    >
      <Tool label={t('heading2')} on={on.h2} onPress={() => chain().toggleHeading({ level: 2 }).run()}>
        H2
      </Tool>
      <Tool label={t('heading3')} on={on.h3} onPress={() => chain().toggleHeading({ level: 3 }).run()}>
        H3
      </Tool>
      <Tool label={t('bold')} on={on.bold} onPress={() => chain().toggleBold().run()}>
        <strong>B</strong>
      </Tool>
      <Tool label={t('italic')} on={on.italic} onPress={() => chain().toggleItalic().run()}>
        <em className="font-serif">I</em>
      </Tool>
      <Tool label={t('link')} on={on.link} onPress={() => setLinking(true)}>
        <span className="underline">{t('link')}</span>
      </Tool>
      <Tool label={t('bulletList')} on={on.bullets} onPress={() => chain().toggleBulletList().run()}>
        •≡
      </Tool>
      <Tool label={t('orderedList')} on={on.numbers} onPress={() => chain().toggleOrderedList().run()}>
        1≡
      </Tool>
      <Tool label={t('blockquote')} on={on.quote} onPress={() => chain().toggleBlockquote().run()}>
        “ ”
      </Tool>
      <Tool label={t('horizontalRule')} onPress={() => chain().setHorizontalRule().run()}>
        —
      </Tool>
      <Tool label={t('Undo')} onPress={() => chain().undo().run()}>
        ↶
      </Tool>
      <Tool label={t('redo')} onPress={() => chain().redo().run()}>
        ↷
      </Tool>
      <OnePicture use="article" label={`${t('pictureCut')} · ${name}`} onDone={setPicture}>
        {t('picture')}
      </OnePicture>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {picture !== null && <PictureDialog editor={editor} picture={picture} onClose={() => setPicture(null)} />}
    </div>
  );
}
