import type { OutputOf } from '@fairbridge/contract/call.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { save } from '@fairbridge/contract/search/reference-brand.calls.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { referenceBrandTexts } from './reference-brand.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '参考品牌', en: 'Reference brands' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.referenceBrand.get, {}));
export const clientLoader = load.browser;

type Faults = OutputOf<typeof save>['faults'];

function FaultList({ faults }: { faults: Faults }) {
  const t = useTexts(referenceBrandTexts);
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="note">
      <p>{t('faults')}</p>
      <ul>
        {faults.map(({ line, fault, text }) => (
          <li key={`${line} ${fault}`}>
            {t('line', { line: String(line) })} {t(fault, { text })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The organizer's table of brands that search understands, changed as a whole. */
export default function ReferenceBrandsScreen() {
  const t = useTexts(referenceBrandTexts);
  const loaded = load.useData();
  const [read, setRead] = useState(loaded.text);
  const [text, setText] = useState(loaded.text);
  const [faults, setFaults] = useState<Faults>([]);
  const { busy, run } = useAction();
  const submit = (): void => {
    void run(async () => {
      const answer = await api(calls.referenceBrand.save, { text, read });
      setFaults(answer.faults);
      if (answer.faults.length > 0) return;
      setRead(answer.text);
      setText(answer.text);
      toast.good(t('Saved'));
    });
  };
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <PostForm onSubmit={submit} className="card grid gap-4 p-5">
        <FaultList faults={faults} />
        <Textarea
          label={t('table')}
          hint={t('hint')}
          rows={24}
          spellCheck={false}
          className="num"
          maxLength={LIMITS.referenceBrandsText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('Save')}
        </Button>
      </PostForm>
    </OrganizerPage>
  );
}
