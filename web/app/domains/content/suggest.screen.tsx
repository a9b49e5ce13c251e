import type { SuggestionKind } from '@fairbridge/contract/content/suggestion.shapes.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { useUser } from '../../session/session.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input, RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { useHumanCheck } from '../identity/human-check.tsx';
import { suggestionKindTexts, suggestionTexts } from './suggestion.texts.ts';

export const meta = pageMeta(({ lang }) => ({
  title: suggestionTexts.title[lang === 'zh' ? 0 : 1],
  description: suggestionTexts.lead[lang === 'zh' ? 0 : 1],
}));

const KINDS = ['suggestion', 'question', 'fault', 'complaint'] as const satisfies readonly SuggestionKind[];
const TEXT_MAX = 2_000;
const schema = async () => (await import('@fairbridge/contract/content/suggestion.shapes.ts')).newSuggestion;

type Values = { kind: SuggestionKind; text: string; contact: string };
const EMPTY: Values = { kind: 'suggestion', text: '', contact: '' };

function Form({ signedIn, onSent }: { signedIn: boolean; onSent: () => void }) {
  const t = useTexts(suggestionTexts);
  const kind = useTexts(suggestionKindTexts);
  const { ask, dialog } = useHumanCheck();
  const form = useForm<Values>(EMPTY);
  const send = (): void =>
    void form.submit({
      schema,
      input: { ...form.values, humanCheck: '' },
      send: async (input) => {
        // whoever is signed in is known already
        const humanCheck = signedIn ? '' : await ask('suggest', '');
        if (humanCheck === null) return;
        await api(calls.content.addSuggest, { ...input, humanCheck });
        onSent();
      },
    });
  return (
    <form
      id={form.id}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <RadioGroup
        label={t('kind')}
        name="kind"
        options={KINDS.map((value) => ({ value, label: kind(value) }))}
        value={form.values.kind}
        onChange={(value) => form.set('kind', KINDS.find((one) => one === value) ?? 'suggestion')}
      />
      <Textarea label={t('text')} required rows={7} maxLength={TEXT_MAX} {...form.text('text')} />
      {signedIn ? (
        <p className="text-soft">{t('contactSignedIn')}</p>
      ) : (
        <Input
          label={t('contact')}
          hint={t('contactHint')}
          maxLength={120}
          autoComplete="email"
          {...form.text('contact')}
        />
      )}
      <FormFailure message={form.failure} />
      <div>
        <Button type="submit" busy={form.busy}>
          {t('send')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}

/** The suggestion box: for guests, visitors and exhibitors. */
export default function SuggestScreen() {
  const t = useTexts(suggestionTexts);
  const user = useUser();
  const [sent, setSent] = useState(false);
  return (
    <div className="page max-w-3xl pt-8 pb-4">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      {user?.subjectType === 'ORGANIZER' ? (
        <p className="note">
          {t('organizer')} {/* a reviewer has no room for it */}
          {user.staffRole !== 'reviewer' && (
            <LocalLink to="/organizer/suggestions" className="link">
              {t('toConsole')}
            </LocalLink>
          )}
        </p>
      ) : sent ? (
        <div className="card px-6 py-10 text-center" role="status">
          <h2 className="text-xl">{t('sentTitle')}</h2>
          <p className="mt-2 text-soft">{t('sentLead')}</p>
          <Button kind="quiet" className="mt-5" onClick={() => setSent(false)}>
            {t('another')}
          </Button>
        </div>
      ) : (
        <Form signedIn={user !== null} onSent={() => setSent(true)} />
      )}
    </div>
  );
}
