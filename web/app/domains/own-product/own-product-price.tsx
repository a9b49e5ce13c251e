import { CURRENCIES } from '@fairbridge/contract/product/price.ts';
import { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Input, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import type { ExhibitFormValues, ExhibitPriceValues } from './exhibit-form-values.ts';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

/** A price: amount, currency and unit apart (specification, section 5). What was typed as one before is shown until they take its place. */
export function OwnProductPrice({
  form,
  name,
}: {
  form: Form<ExhibitFormValues>;
  name: 'salePrice' | 'purchasePrice';
}) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const price = form.values[name];
  const currencies = new Intl.DisplayNames(lang === 'zh' ? 'zh-CN' : 'en', { type: 'currency' });
  const units = UNIT_CODES.includes(price.unit) ? UNIT_CODES : [price.unit, ...UNIT_CODES];
  const part = (key: Exclude<keyof ExhibitPriceValues, 'older'>) => {
    const field = `${name}.${key}`;
    return {
      name: field,
      value: price[key],
      error: form.errors[field],
      onChange: ({ target }: { target: { value: string } }) =>
        form.change(name, (before) => ({ ...before, [key]: target.value }), field),
    };
  };
  return (
    <fieldset className="min-w-0 md:col-span-2" aria-describedby={`${form.id}-${name}`}>
      <legend className="mb-1 font-semibold">{t(name)}</legend>
      <p id={`${form.id}-${name}`} className="field-hint mb-2">
        {t(`${name}Hint`)}
      </p>
      <div className="grid max-w-2xl grid-cols-[3fr_2fr] items-start gap-3 sm:grid-cols-[1fr_13rem_9rem]">
        <div className="col-span-2 sm:col-span-1">
          <Input label={t('priceAmount')} className="num" inputMode="decimal" autoComplete="off" {...part('amount')} />
        </div>
        <Select
          label={t('priceCurrency')}
          options={CURRENCIES.map((code) => ({ value: code, label: `${code} ${currencies.of(code) ?? ''}`.trim() }))}
          {...part('currency')}
        />
        <Select
          label={t('Unit')}
          options={units.map((code) => ({ value: code, label: unitName(code, lang, 1) }))}
          {...part('unit')}
        />
      </div>
      {price.older !== '' && (
        <p className="note mt-2 flex flex-wrap items-center gap-x-3">
          <span>{t('priceOlder', { text: price.older })}</span>
          <button
            type="button"
            className="link"
            onClick={() => form.change(name, (before) => ({ ...before, older: '' }))}
          >
            {t('priceOlderRemove')}
          </button>
        </p>
      )}
    </fieldset>
  );
}
