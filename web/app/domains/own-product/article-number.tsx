import { modelCode } from '@fairbridge/contract/fields.ts';
import type { ArticleHolder } from '@fairbridge/contract/own-product/own-product.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { Icon } from '../../ui/icons.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { exhibitFormTexts } from './exhibit-form.texts.ts';
import type { ExhibitFormValues } from './exhibit-form-values.ts';

/** Which exhibit, or which draft, is written: its own number is no other's. */
export type Writing = { edited?: string; draftId?: string };

/** Of a pause in typing, in milliseconds. */
const PAUSE = 400;

/** What of the company has this article number already; null for nothing, and while nobody knows. Whoever saves asks nothing more: the draft may be gone. */
function useHolder(articleNumber: string, { edited, draftId }: Writing, saving: boolean): ArticleHolder | null {
  const [found, setFound] = useState<{ of: string; holder: ArticleHolder | null } | null>(null);
  const typed = modelCode.safeParse(articleNumber).data ?? '';
  useEffect(() => {
    if (typed === '' || saving) return;
    const gone = new AbortController();
    const ask = async (): Promise<void> => {
      const given = { articleNumber: typed, ...(edited && { id: edited }), ...(draftId && { draftId }) };
      // a warning: without an answer there is none, and saving asks again
      const answer = await api(calls.product.articleHolder, given, gone.signal).catch(() => null);
      if (!gone.signal.aborted && answer !== null) setFound({ of: typed, holder: answer.holder });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [typed, edited, draftId, saving]);
  return found !== null && found.of === typed ? found.holder : null;
}

function Warning({ holder: { kind, id, name } }: { holder: ArticleHolder }) {
  const t = useTexts(exhibitFormTexts);
  const lang = useLang();
  return (
    <p className="field-error mt-1 flex items-start gap-2" role="status">
      <Icon name="warning" size={18} />
      <span>
        {t(kind === 'exhibit' ? 'numberOfExhibit' : 'numberOfDraft')}{' '}
        <LocalLink
          to={kind === 'exhibit' ? `/exhibit/${id}` : `/add-exhibit?draft=${id}`}
          target="_blank"
          className="link"
        >
          {inLang(name, lang)}
        </LocalLink>
      </span>
    </p>
  );
}

/** The article number, which says at once where another one of the company has it. */
export function ArticleNumber({ form, writing }: { form: Form<ExhibitFormValues>; writing: Writing }) {
  const t = useTexts(ownProductTexts);
  const holder = useHolder(form.values.articleNumber, writing, form.busy);
  return (
    <div>
      <Input
        label={t('articleNumber')}
        hint={t('articleNumberHint')}
        className="num"
        maxLength={40}
        {...form.text('articleNumber')}
      />
      {holder !== null && form.errors['articleNumber'] === undefined && <Warning holder={holder} />}
    </div>
  );
}
