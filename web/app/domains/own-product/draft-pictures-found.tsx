import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, RadioGroup } from '../../ui/field.tsx';
import { filesIn, type Plan } from './draft-pictures-plan.ts';
import { draftPicturesTexts } from './draft-pictures.texts.ts';

const SHOWN = 30;

/** Names under a heading that counts them; nothing where there are none. */
function Names({ title, names }: { title: string; names: readonly string[] }) {
  const t = useTexts(draftPicturesTexts);
  const lang = useLang();
  if (names.length === 0) return null;
  return (
    <details className="border-t border-line pt-2">
      <summary className="cursor-pointer">{title}</summary>
      <ul className="mt-1.5 grid gap-1 pl-5 text-sm break-all text-soft">
        {names.slice(0, SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > SHOWN && <li>{t('andMore', { count: number(names.length - SHOWN, lang) })}</li>}
      </ul>
    </details>
  );
}

/** How the pictures are taken: after those that a draft has, or in their place; with long pictures made of them, or not. */
export type Choice = { adds: boolean; makesLong: boolean };

/** What was found, and how it is to be taken. */
export function Found({
  plan,
  onUpload,
  onDismiss,
}: {
  plan: Plan;
  onUpload: (choice: Choice) => void;
  onDismiss: () => void;
}) {
  const t = useTexts(draftPicturesTexts);
  const lang = useLang();
  const [choice, setChoice] = useState<Choice>({ adds: false, makesLong: true });
  const files = filesIn(plan);
  const present = plan.givings.some(({ draft }) => draft.pictures + draft.longPictures > 0);
  const missing = plan.missing.map(({ name, articleNumber }) =>
    [articleNumber, inLang(name, lang)].filter(Boolean).join(' · '),
  );
  const counted = (key: 'missing' | 'nobodys' | 'others', names: readonly string[]): string =>
    t(key, { count: number(names.length, lang) });
  const over = { pictures: LIMITS.productPicturesMax, long: LIMITS.productLongPicturesMax };
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {files === 0 ? t('foundNone') : t('found', { files, drafts: plan.givings.length })}
      </p>
      {files > 0 && (
        <Checkbox
          label={t('makeLong')}
          checked={choice.makesLong}
          onChange={({ target }) => setChoice({ ...choice, makesLong: target.checked })}
        />
      )}
      {present && (
        <RadioGroup
          label={t('present')}
          name="present"
          value={choice.adds ? 'add' : 'replace'}
          options={[
            { value: 'replace', label: t('replace') },
            { value: 'add', label: t('add') },
          ]}
          onChange={(value) => setChoice({ ...choice, adds: value === 'add' })}
        />
      )}
      <Names title={counted('missing', missing)} names={missing} />
      <Names title={counted('nobodys', plan.nobodys)} names={plan.nobodys} />
      <Names title={t('over', { ...over, count: number(plan.over.length, lang) })} names={plan.over} />
      <Names title={counted('others', plan.others)} names={plan.others} />
      <div className="flex flex-wrap gap-3">
        {files > 0 && <Button onClick={() => onUpload(choice)}>{t('upload', { count: files })}</Button>}
        <Button kind="quiet" onClick={onDismiss}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
