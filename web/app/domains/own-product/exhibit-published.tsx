import type { WrittenProduct } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { localHref } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { productPath } from '../../components/product/product-card.tsx';
import { exhibitPublishedTexts } from './exhibit-published.texts.ts';
import { toFormValues, toInput } from './exhibit-form-values.ts';
import { previewOf } from './preview-input.ts';

const ExhibitPreview = lazyWithRetry(() => import('./exhibit-preview.tsx'));

/** What the address of an own exhibit carries that has just been published. */
export const JUST_PUBLISHED = { published: true } as const;

const isJustPublished = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'published' in state && state.published === true;

type Exhibit = { id: string; name: Bilingual; form: WrittenProduct };

/** The way out into the world: by the device's own sheet where it has one, else as a link to paste. */
function Share({ id, name }: Pick<Exhibit, 'id' | 'name'>) {
  const t = useTexts(exhibitPublishedTexts);
  const lang = useLang();
  const { run } = useAction();
  const link = new URL(localHref(lang, productPath(id)), location.origin).href;
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(link).then(
      () => toast.good(t('copied')),
      () => toast.error(t('copyFailed', { link })),
    );
  // whoever closes the sheet has changed their mind, which is no failure
  const share = (): Promise<void> => navigator.share({ title: inLang(name, lang), url: link }).catch(() => undefined);
  return (
    <>
      {'share' in navigator && (
        <Button kind="quiet" onClick={() => void run(share)}>
          {t('share')}
        </Button>
      )}
      <Button kind="quiet" onClick={() => void run(copy)}>
        <Icon name="copy" />
        {t('link')}
      </Button>
    </>
  );
}

/** The own exhibit as buyers get it, beside the page. */
export function SeeAsBuyer({ form }: Pick<Exhibit, 'form'>) {
  const t = useTexts(exhibitPublishedTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-pressed={open} onClick={() => setOpen(!open)}>
        {t('see')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ExhibitPreview
            form={previewOf(toInput(toFormValues(form, {}), { countries: true }))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** What somebody does next who has just published an exhibit. */
export function ExhibitPublished({ exhibit: { id, name, form } }: { exhibit: Exhibit }) {
  const t = useTexts(exhibitPublishedTexts);
  const { state }: { state: unknown } = useLocation();
  if (!isJustPublished(state)) return null;
  return (
    <section aria-label={t('title')} className="note mb-6">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="check" size={20} />
        {t('title')}
      </h2>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={`/add-exhibit?category=${encodeURIComponent(form.categoryCode)}`}>
          <Icon name="plus" />
          {t('another')}
        </ButtonLink>
        <ButtonLink to={`/add-exhibit?copy=${id}`} kind="quiet">
          {t('copy')}
        </ButtonLink>
        <Share id={id} name={name} />
      </div>
      {form.scope !== 0 && <p className="mt-2 text-sm text-soft">{t('restricted')}</p>}
    </section>
  );
}
