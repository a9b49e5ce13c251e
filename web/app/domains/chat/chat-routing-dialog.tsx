import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import type { ChatRouting } from '@fairbridge/contract/chat/chat-routing.calls.ts';
import { inLang, LANGS, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { chatRoutingTexts } from './chat-routing.texts.ts';

type Chosen = { languages: readonly Lang[]; categories: readonly string[] };
type Category = { code: string; label: string };
type Colleague = ChatRouting['colleagues'][number];

/** With it, or without it. */
const toggled = <T,>(all: readonly T[], one: T, on: boolean): T[] => [
  ...all.filter((other) => other !== one),
  ...(on ? [one] : []),
];

type AnswersProps = {
  name: string;
  id: string;
  chosen: Chosen;
  categories: readonly Category[];
  onChange: (to: Chosen) => void;
};

/** For which languages and categories one colleague answers. */
function Answers({ name, id, chosen, categories, onChange }: AnswersProps) {
  const t = useTexts(chatRoutingTexts);
  const count = chosen.categories.length;
  return (
    <div className="grid gap-2 pb-2 pl-7">
      <fieldset>
        <legend className="sr-only">{t('languagesOf', { name })}</legend>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {LANGS.map((lang) => (
            <Checkbox
              key={lang}
              name={`language-${id}-${lang}`}
              label={t(lang)}
              checked={chosen.languages.includes(lang)}
              onChange={({ target }) =>
                onChange({ ...chosen, languages: toggled(chosen.languages, lang, target.checked) })
              }
            />
          ))}
          <span className="text-sm text-soft">{t('allLanguages')}</span>
        </div>
      </fieldset>
      <details>
        <summary className="num cursor-pointer py-1">
          {t('categories')} · <span className="text-soft">{count === 0 ? t('all') : t('chosen', { count })}</span>
        </summary>
        <fieldset>
          <legend className="py-1 text-sm text-soft">
            <span className="sr-only">{t('categoriesOf', { name })}</span>
            {t('allCategories')}
          </legend>
          <div className="grid gap-x-5 sm:grid-cols-2">
            {categories.map(({ code, label }) => (
              <Checkbox
                key={code}
                name={`category-${id}-${code}`}
                label={label}
                checked={chosen.categories.includes(code)}
                onChange={({ target }) =>
                  onChange({ ...chosen, categories: toggled(chosen.categories, code, target.checked) })
                }
              />
            ))}
          </div>
        </fieldset>
      </details>
    </div>
  );
}

const NONE: Chosen = { languages: [], categories: [] };
const savedOf = ({ list }: ChatRouting): ReadonlyMap<string, Chosen> =>
  new Map(list.map(({ employee, languages, categories }) => [employee.id, { languages, categories }]));

/** The colleagues in the order in which they are asked, those who are not asked first behind them. */
function Editor({
  saved,
  categories,
  onClose,
}: {
  saved: ChatRouting;
  categories: readonly Category[];
  onClose: () => void;
}) {
  const t = useTexts(chatRoutingTexts);
  const lang = useLang();
  const [answerers, setAnswerers] = useState(() => savedOf(saved));
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const change = ({ id }: Colleague, to: Chosen | null): void => {
    const next = new Map(answerers);
    if (to === null) next.delete(id);
    else next.set(id, to);
    setAnswerers(next);
  };
  const save = async (): Promise<void> => {
    const list = [...answerers].map(([employeeId, { languages, categories: codes }]) => ({
      employeeId,
      languages: [...languages],
      categories: [...codes],
    }));
    if (await run(() => api(calls.chatRouting.save, { list }), { success: t('Saved') })) onClose();
  };
  return (
    <PostForm onSubmit={() => void save()}>
      <p className="mb-3 text-soft">{t('lead')}</p>
      <ul className="divide-y divide-line">
        {saved.colleagues.map((one) => {
          const name = inLang(one.name, lang);
          const chosen = answerers.get(one.id);
          return (
            <li key={one.id} className="py-1">
              <Checkbox
                name={`answers-${one.id}`}
                label={name}
                checked={chosen !== undefined}
                onChange={({ target }) => change(one, target.checked ? NONE : null)}
              />
              {chosen !== undefined && (
                <Answers {...{ name, chosen, categories }} id={one.id} onChange={(to) => change(one, to)} />
              )}
            </li>
          );
        })}
      </ul>
      <FormFailure message={failure} />
      <DialogActions act={t('Save')} busy={busy} onClose={onClose} />
    </PostForm>
  );
}

/** Who of the company answers new chats first, by language and product category. */
export default function ChatRoutingDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(chatRoutingTexts);
  const lang = useLang();
  const { record, failure } = useRecord('routing', async (signal) => {
    const saved = await api(calls.chatRouting.get, {}, signal);
    const { categories } = await api(calls.exhibition.vocabulary, {}, signal);
    const chosen = saved.list.flatMap((one) => one.categories);
    return {
      saved,
      categories: offered(categories, chosen).map(({ code, name }) => ({ code, label: inLang(name, lang) })),
    };
  });
  return (
    <Dialog open wide title={t('title')} onClose={onClose}>
      <FormFailure message={failure} />
      {record === null && failure === '' && <SkeletonLine className="h-40" />}
      {record !== null && <Editor {...record} onClose={onClose} />}
    </Dialog>
  );
}
