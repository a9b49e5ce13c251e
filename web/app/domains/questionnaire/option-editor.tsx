import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import {
  inTreeOrder,
  moved,
  newOption,
  pasted,
  without,
  withRetired,
  type OptionFormValues,
} from './question-form-values.ts';
import { questionEditorTexts } from './question-editor.texts.ts';

type Options = readonly OptionFormValues[];
type EditorProps = { options: Options; tree: boolean; onChange: (options: Options) => void };
const SMALL = 'grid size-9 place-items-center rounded-sign hover:bg-tint disabled:opacity-35';

function OptionRow({
  option,
  depth,
  place,
  group,
  options,
  tree,
  onChange,
}: EditorProps & { option: OptionFormValues; depth: number; place: number; group: boolean }) {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const { code, name, answers, retired } = option;
  const label = inLang(name, lang) || t('unnamed');
  const change = (part: Partial<OptionFormValues>): void =>
    onChange(options.map((one) => (one === option ? { ...one, ...part } : one)));
  // what people have chosen stays in their answers; what nobody has is simply taken out
  const used = answers > 0 || options.some((one) => one.answers > 0 && !without(options, code).includes(one));
  return (
    <li
      className={`grid gap-2 border-b border-line py-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:items-center ${retired ? 'opacity-70' : ''}`}
      style={{ paddingInlineStart: `${depth * 1.25}rem` }}
    >
      <input
        className="input"
        lang="zh-CN"
        maxLength={200}
        placeholder={t('Chinese')}
        aria-label={t('optionZh', { place })}
        value={name.zh}
        onChange={(event) => change({ name: { ...name, zh: event.target.value } })}
      />
      <input
        className="input"
        lang="en"
        maxLength={200}
        placeholder={t('English')}
        aria-label={t('optionEn', { place })}
        value={name.en}
        onChange={(event) => change({ name: { ...name, en: event.target.value } })}
      />
      <div className="flex flex-wrap items-center gap-x-1">
        {answers > 0 && <span className="num mr-1 text-sm text-soft">{t('chosenBy', { count: answers })}</span>}
        {retired && <span className="tag mr-1">{t('optionRetired')}</span>}
        {!group && !retired && (
          <label className="choice mr-1 text-sm">
            <input
              type="checkbox"
              className="mt-0!"
              checked={option.other}
              aria-label={t('otherOf', { name: label })}
              onChange={(event) => change({ other: event.target.checked })}
            />
            {t('other')}
          </label>
        )}
        <button
          type="button"
          className={SMALL}
          aria-label={t('up', { name: label })}
          onClick={() => onChange(moved(options, code, -1))}
        >
          <Icon name="up" size={18} />
        </button>
        <button
          type="button"
          className={SMALL}
          aria-label={t('down', { name: label })}
          onClick={() => onChange(moved(options, code, 1))}
        >
          <Icon name="down" size={18} />
        </button>
        {tree && !retired && (
          <button
            type="button"
            className={SMALL}
            aria-label={t('addBelow', { name: label })}
            onClick={() =>
              onChange([
                ...options.map((one) => (one === option ? { ...one, other: false } : one)),
                newOption(undefined, code),
              ])
            }
          >
            <Icon name="plus" size={18} />
          </button>
        )}
        {used ? (
          <button
            type="button"
            className="link min-h-9 px-1 text-sm"
            aria-label={retired ? `${t('Restore')} ${label}` : t('retireOf', { name: label })}
            onClick={() => onChange(withRetired(options, code, !retired))}
          >
            {t(retired ? 'Restore' : 'retire')}
          </button>
        ) : (
          <button
            type="button"
            className={SMALL}
            aria-label={t('removeOf', { name: label })}
            onClick={() => onChange(without(options, code))}
          >
            <Icon name="trash" size={18} />
          </button>
        )}
      </div>
    </li>
  );
}

function PasteDialog({
  open,
  tree,
  onPaste,
  onClose,
}: {
  open: boolean;
  tree: boolean;
  onPaste: (options: Options) => void;
  onClose: () => void;
}) {
  const t = useTexts(questionEditorTexts);
  const [text, setText] = useState('');
  const made = pasted(text, tree);
  const close = (): void => {
    setText('');
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={t('pasteTitle')}
      wide
      act={t('pasteDo', { count: made.length })}
      disabled={made.length === 0}
      onConfirm={() => {
        onPaste(made);
        close();
      }}
    >
      <p className="mb-3 text-soft">
        {t('pasteLead')} {tree && t('pasteTree')}
      </p>
      <Textarea
        label={t('pasteLines')}
        rows={10}
        placeholder={t('pasteExample')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** The options of a question, Chinese and English side by side: added, pasted, sorted, retired. */
export function OptionEditor({ options, tree, onChange, error }: EditorProps & { error: string | undefined }) {
  const t = useTexts(questionEditorTexts);
  const [pasting, setPasting] = useState(false);
  const rows = inTreeOrder(options);
  /** Options that nobody has named yet make room for pasted ones. */
  const paste = (made: Options): void =>
    onChange([...options.filter(({ name, answers }) => answers > 0 || name.zh !== '' || name.en !== ''), ...made]);
  return (
    <div data-field>
      <p className="field-hint mb-2">{t('optionsLead')}</p>
      <ul>
        {rows.map(({ option, depth }, index) => (
          <OptionRow
            key={option.code}
            option={option}
            depth={tree ? depth : 0}
            place={index + 1}
            group={options.some(({ parent }) => parent === option.code)}
            options={options}
            tree={tree}
            onChange={onChange}
          />
        ))}
      </ul>
      {error !== undefined && (
        <p className="field-error mt-2" role="alert">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="quiet" small onClick={() => onChange([...options, newOption()])}>
          <Icon name="plus" size={18} />
          {t('addOption')}
        </Button>
        <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setPasting(true)}>
          {t('paste')}
        </Button>
      </div>
      <PasteDialog open={pasting} tree={tree} onPaste={paste} onClose={() => setPasting(false)} />
    </div>
  );
}
