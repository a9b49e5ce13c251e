import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { UNIT_CODES, unitName } from '@fairbridge/contract/product/units.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Checkbox, Input, Select } from '../../ui/field.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { ArticleNumber, type Writing } from './article-number.tsx';
import { exhibitFormTexts } from './exhibit-form.texts.ts';
import type { SectionProps } from './exhibit-essentials.tsx';
import { ExhibitPart } from './exhibit-group.tsx';
import { attributeName } from './own-product-attributes.ts';
import { OwnProductPrice } from './own-product-price.tsx';

export const TWO = 'grid items-start gap-x-5 gap-y-5 md:grid-cols-2';

/** Where else it is listed, what it is sold as, and its own numbers. */
export function Listing({ form, vocabulary, writing }: SectionProps & { writing: Writing }) {
  const t = useTexts(ownProductTexts);
  const says = useTexts(exhibitFormTexts);
  const lang = useLang();
  const { classes, categories } = vocabulary;
  return (
    <>
      <ExhibitPart name="tags">
        <OwnProductCodes
          label={t('tags')}
          hint={says('tagsHint')}
          placeholder={t('searchHere')}
          required
          options={categories}
          chosen={form.values.tags}
          max={LIMITS.exhibitorCategoriesMax}
          error={form.errors['tags']}
          onChange={(tags) => form.set('tags', tags)}
        />
      </ExhibitPart>
      <BilingualField
        labels={{ zh: t('brandZh'), en: t('brandEn') }}
        {...sidesOf(form, 'brandZh', 'brandEn', 'brand')}
        max={80}
      />
      <div className={TWO}>
        {classes.length > 0 && (
          <Select
            label={attributeName(vocabulary, 'class', lang, t('class'))}
            hint={says('classHint')}
            placeholder={t('choose')}
            options={offered(classes, [form.values.class]).map(({ code, name }) => ({
              value: code,
              label: inLang(name, lang),
            }))}
            {...form.text('class', 'attributes.class')}
          />
        )}
        <ArticleNumber form={form} writing={writing} />
        <Input
          label={t('identification')}
          hint={t('identificationHint')}
          maxLength={80}
          {...form.text('identification')}
        />
        <Input
          label={t('sortNumber')}
          hint={t('sortHint')}
          className="num max-w-32"
          inputMode="numeric"
          autoComplete="off"
          {...form.text('sortNumber')}
        />
      </div>
    </>
  );
}

export function Introduction({ form }: Pick<SectionProps, 'form'>) {
  const t = useTexts(ownProductTexts);
  return (
    <BilingualField
      labels={{ zh: t('introductionZh'), en: t('introductionEn') }}
      {...sidesOf(form, 'introductionZh', 'introductionEn', 'introduction')}
      max={4000}
      rows={7}
    />
  );
}

/** Minimum order, prices, spot goods, customisation. */
export function Selling({ form }: Pick<SectionProps, 'form'>) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  const { minimumUnit, spot, customization } = form.values;
  const units = UNIT_CODES.includes(minimumUnit) ? UNIT_CODES : [minimumUnit, ...UNIT_CODES];
  return (
    <>
      <div className={TWO}>
        <div className="grid grid-cols-[1fr_10rem] items-start gap-3">
          <Input
            label={t('minimumQuantity')}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            {...form.text('minimumQuantity', 'minimumOrder.quantity')}
          />
          <Select
            label={t('minimumUnit')}
            options={units.map((code) => ({ value: code, label: unitName(code, lang) }))}
            {...form.text('minimumUnit', 'minimumOrder.unit')}
          />
        </div>
        <span className="hidden md:block" />
        <OwnProductPrice form={form} name="salePrice" />
        <OwnProductPrice form={form} name="purchasePrice" />
      </div>
      <div className="grid gap-1">
        <Checkbox
          label={t('spot')}
          name="spot"
          checked={spot}
          onChange={(event) => form.set('spot', event.target.checked)}
        />
        <Checkbox
          label={t('customization')}
          name="customization"
          checked={customization}
          onChange={(event) => form.set('customization', event.target.checked)}
        />
      </div>
    </>
  );
}
