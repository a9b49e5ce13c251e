import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { latestProductsTexts } from '../../components/latest-products/latest-products.texts.ts';
import { PictureList } from '../../components/upload/picture-list.tsx';
import type { Form } from '../../ui/form.ts';
import type { LatestFormValues } from './latest-products.screen.tsx';

/** Up to six pictures, each made fit so that none is refused, in an order. */
export function LatestPictures({ form }: { form: Form<LatestFormValues> }) {
  const t = useTexts(latestProductsTexts);
  return (
    <section className="card p-4 md:p-6">
      <PictureList
        use="latest"
        label={t('pictures')}
        max={LIMITS.latestPicturesMax}
        pictures={form.values.pictures.map(({ id, address }) => ({ id, url: address }))}
        onChange={(change) =>
          form.change('pictures', (before) =>
            change(before.map(({ id, address }) => ({ id, url: address }))).map(({ id, url }) => ({
              id,
              address: url,
            })),
          )
        }
        cut
        error={form.errors['pictures']}
      />
    </section>
  );
}
