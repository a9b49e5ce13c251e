import {
  asShown,
  CARD_FIELDS,
  type CardField,
  type OwnCard,
  type VisitingCard,
} from '@fairbridge/contract/card/card.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import QrPicture from '../../ui/qr-picture.tsx';
import { useAction } from '../../ui/use-action.ts';
import { CardContact, CardPerson } from '../../components/card/card-face.tsx';
import { cardAddress, shownCode } from './card-code.ts';
import { cardTexts } from './card.texts.ts';
import { storeCard } from './own-card.ts';

const valueOf = (values: VisitingCard, field: CardField, lang: Lang): string => {
  const value = values[field];
  return typeof value === 'string' ? value : inLang(value, lang);
};

/** The card as others get it, with its code large enough for a camera: dark on white in every light. */
export function OwnCardFace({ card }: { card: OwnCard }) {
  const t = useTexts(cardTexts);
  return (
    <article aria-label={t('own')} className="overflow-hidden rounded-lg border border-line bg-card shadow-lg">
      {card.withdrawn ? (
        <p className="px-5 py-10 text-center font-semibold">{t('withdrawnLead')}</p>
      ) : (
        <div className="bg-white px-5 pt-5 pb-3">
          <div className="mx-auto aspect-square w-full max-w-80">
            <QrPicture text={cardAddress(card.code)} label={t('qr')} />
          </div>
          <p className="num text-center text-lg tracking-wide text-black">
            {t('code')} {shownCode(card.code)}
          </p>
        </div>
      )}
      <div className="grid gap-2 border-t border-line px-5 py-4">
        <CardPerson card={asShown(card.values, card.shown)} />
        <CardContact card={asShown(card.values, card.shown)} />
      </div>
    </article>
  );
}

type Changing = { card: OwnCard; onChange: (card: OwnCard) => void };

function Shown({ card: { shown, values }, onChange }: Changing) {
  const t = useTexts(cardTexts);
  const lang = useLang();
  const { busy, run } = useAction();
  const turn = (field: CardField): void => {
    const next = shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field];
    void run(async () => onChange(await api(calls.card.save, { shown: next })));
  };
  return (
    <fieldset disabled={busy}>
      <legend className="mb-1 text-lg font-semibold">{t('shown')}</legend>
      <p className="mb-2 text-sm text-soft">{t('shownHint')}</p>
      {CARD_FIELDS.map((field) => (
        <Checkbox
          key={field}
          checked={shown.includes(field)}
          onChange={() => turn(field)}
          label={
            <>
              {t(field)} <span className="text-soft">{valueOf(values, field, lang) || t('none')}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

function Renew({ onChange }: Pick<Changing, 'onChange'>) {
  const t = useTexts(cardTexts);
  const [asked, setAsked] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const renew = async (): Promise<void> => {
    onChange(await api(calls.card.renew, {}));
    setAsked(false);
  };
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('renew')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('renew')}
        act={t('renew')}
        busy={busy}
        failure={failure}
        onClose={() => setAsked(false)}
        onConfirm={() => void run(renew, { success: t('renewed') })}
      >
        <p>{t('renewLead')}</p>
      </ConfirmDialog>
    </>
  );
}

function Withdraw({ card, onChange }: Changing) {
  const t = useTexts(cardTexts);
  const [asked, setAsked] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const turn = async (withdrawn: boolean): Promise<void> => {
    onChange(await api(calls.card.withdraw, { withdrawn }));
    setAsked(false);
  };
  if (card.withdrawn)
    return (
      <Button busy={busy} onClick={() => void run(() => turn(false), { success: t('restored'), showFailure: 'toast' })}>
        {t('restore')}
      </Button>
    );
  return (
    <>
      <Button kind="plain" className="text-bad" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t('withdraw')}
        act={t('withdraw')}
        kind="bad"
        busy={busy}
        failure={failure}
        onClose={() => setAsked(false)}
        onConfirm={() => void run(() => turn(true), { success: t('withdrawn') })}
      >
        <p>{t('withdrawLead')}</p>
      </ConfirmDialog>
    </>
  );
}

/** What its owner decides about the card. Each change is saved at once, and kept for times without a network. */
export function OwnCardSettings({ card, onChange }: Changing) {
  const changed = (next: OwnCard): void => {
    storeCard(next);
    onChange(next);
  };
  return (
    <section className="grid content-start gap-5">
      <Shown card={card} onChange={changed} />
      <div className="flex flex-wrap gap-3">
        <Renew onChange={changed} />
        <Withdraw card={card} onChange={changed} />
      </div>
    </section>
  );
}
