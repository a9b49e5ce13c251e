import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { CameraScanner } from '../../components/scan/camera-scanner.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { cardCodeIn, shownCode } from './card-code.ts';
import { cardTexts } from './card.texts.ts';

/** By camera or by typing; `given`: the code of an address that a phone's own camera has opened. */
export function ExchangeCards({ given }: { given: string }) {
  const t = useTexts(cardTexts);
  const lang = useLang();
  const [typed, setTyped] = useState(given === '' ? '' : shownCode(given));
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const exchange = (code: string): void => {
    const swap = async () => {
      const answer = await api(calls.card.exchange, { code });
      setTyped('');
      return answer;
    };
    void run(swap, {
      success: ({ known, card }) => {
        const name = card === null ? '' : inLang(card.name, lang);
        return t(known ? 'known' : 'exchanged', { name });
      },
    });
  };
  const read = (said: string): void => {
    const code = cardCodeIn(said);
    if (code === null) toast.error(t('notCard'));
    else exchange(code);
  };
  return (
    <section aria-labelledby="exchange-cards" className="card grid content-start gap-4 p-5">
      <h2 id="exchange-cards" className="text-lg">
        {t('exchange')}
      </h2>
      <p className="text-soft">{t('exchangeLead')}</p>
      <CameraScanner onRead={read} />
      <PostForm className="grid gap-3" onSubmit={() => exchange(cardCodeIn(typed) ?? typed.trim())}>
        <Input
          label={t('typed')}
          hint={t('typedHint')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          className="num"
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormFailure message={failure} />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('exchange')}
        </Button>
      </PostForm>
    </section>
  );
}
