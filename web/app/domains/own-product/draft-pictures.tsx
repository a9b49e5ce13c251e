import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { PICTURE_KINDS } from '../../parts/upload/picture-use.ts';
import { UploadRows } from '../../parts/upload/upload-rows.tsx';
import { useUploads } from '../../parts/upload/use-uploads.ts';
import { Button } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Checkbox, RadioGroup } from '../../ui/field.tsx';
import { FolderButton } from '../../ui/folder-button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAct } from '../../ui/use-act.ts';
import { filesIn, planOfFiles, type Plan } from './draft-pictures-plan.ts';
import { draftPicturesTexts } from './draft-pictures.texts.ts';
import { givingWork } from './draft-pictures-work.ts';

const SHOWN = 30;
const ACCEPT = `${PICTURE_KINDS},.zip,application/zip`;

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

type Choice = { adds: boolean; makesLong: boolean };

/** What was found, and how it is to be taken. */
function Found({
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
          {t('dismiss')}
        </Button>
      </div>
    </div>
  );
}

/** Reads what was given; the plan stands until it is done or put away. */
function usePlan() {
  const t = useTexts(draftPicturesTexts);
  const [plan, setPlan] = useState<Plan | null>(null);
  const { busy, failure, forget, run } = useAct({ told: 'here' });
  const [refused, setRefused] = useState('');
  const read = (files: readonly File[]): void => {
    setRefused('');
    void run(async () => setPlan(await planOfFiles(files)), {
      onFailure: (_failure, error) => {
        const why = reasonOf(error);
        if (why !== null) setRefused(t(why));
        return why !== null;
      },
    });
  };
  const dismiss = (): void => {
    setPlan(null);
    setRefused('');
    forget();
  };
  return { plan, reading: busy, failure: refused === '' ? failure : refused, read, dismiss };
}

const REASONS = ['unreadable', 'locked', 'tooMany'] as const;
/** The archive reader comes lazily: its error is known by what it says. */
const reasonOf = (error: unknown): (typeof REASONS)[number] | null =>
  error instanceof Error && 'reason' in error ? (REASONS.find((reason) => reason === error.reason) ?? null) : null;

/** Pictures for many drafts at once: an archive, a folder or single files, matched by article number. */
export default function DraftPictures() {
  const t = useTexts(draftPicturesTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const uploads = useUploads();
  const { plan, reading, failure, read, dismiss } = usePlan();
  const upload = (choice: Choice): void => {
    const words = { damaged: t('damaged'), full: (max: number) => t('full', { max }) };
    for (const giving of plan?.givings ?? []) {
      const { draft, pictures, longPictures } = giving;
      const name = t('draftLine', {
        name: draft.articleNumber || inLang(draft.name, lang),
        count: pictures.length + longPictures.length,
      });
      const how = { ...choice, lang, words, onRefused: uploads.refuse, onGiven: () => void revalidate() };
      uploads.add(name, givingWork(giving, how));
    }
    dismiss();
  };
  return (
    <section className="card mb-6 grid gap-3 p-5" aria-labelledby="draft-pictures">
      <h2 id="draft-pictures" className="text-lg">
        {t('title')}
      </h2>
      <p className="max-w-3xl text-soft">{t('lead')}</p>
      {failure !== '' && <FormFailure message={failure} />}
      {plan === null ? (
        <DropZone
          label={t('title')}
          icon="upload"
          words={{ drop: t('drop'), choose: t('choose') }}
          accept={ACCEPT}
          onFiles={read}
          {...(reading && { sending: <p role="status">{t('reading')}</p> })}
        >
          <FolderButton label={t('chooseFolder')} onFiles={read} />
          <p className="text-sm text-soft">{t('rule')}</p>
        </DropZone>
      ) : (
        <Found plan={plan} onUpload={upload} onDismiss={dismiss} />
      )}
      <div className="max-h-96 overflow-y-auto empty:hidden">
        <UploadRows uploads={uploads} />
      </div>
    </section>
  );
}
