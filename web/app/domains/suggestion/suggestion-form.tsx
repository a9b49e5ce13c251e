import type { SuggestionKind } from '@fairbridge/contract/suggestion/suggestion.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Input, RadioGroup, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { useHumanCheck } from '../../components/identity/human-check.tsx';
import { suggestionKindTexts, suggestionTexts } from './suggestion.texts.ts';

const KINDS = ['suggestion', 'question', 'fault', 'complaint'] as const satisfies readonly SuggestionKind[];
const TEXT_MAX = 2_000;
const schema = async () => (await import('@fairbridge/contract/suggestion/suggestion.shapes.ts')).newSuggestion;

type Values = { kind: SuggestionKind; text: string; contact: string };

/** What somebody writes to the organizer. `first` is the kind that is chosen before anybody chooses. */
export function SuggestionForm({
  signedIn,
  first = 'suggestion',
  onSent,
}: {
  signedIn: boolean;
  first?: SuggestionKind;
  onSent: () => void;
}) {
  const t = useTexts(suggestionTexts);
  const kind = useTexts(suggestionKindTexts);
  const { ask, dialog } = useHumanCheck();
  const form = useForm<Values>({ kind: first, text: '', contact: '' });
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
    <PostForm form={form} onSubmit={send}>
      <RadioGroup
        label={t('kind')}
        name="kind"
        options={KINDS.map((value) => ({ value, label: kind(value) }))}
        value={form.values.kind}
        onChange={(value) => form.set('kind', KINDS.find((one) => one === value) ?? first)}
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
    </PostForm>
  );
}
