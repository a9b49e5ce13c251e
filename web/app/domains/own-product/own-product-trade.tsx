import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { sidesOf } from '../../ui/bilingual-form.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { useCountries } from '../../components/visitor/use-countries.ts';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import type { SectionProps } from './exhibit-essentials.tsx';
import { ExhibitPart } from './exhibit-group.tsx';
import { TWO } from './exhibit-groups.tsx';
import { attributeName, otherAttributes } from './own-product-attributes.ts';
import { groupsOf } from './own-product-groups.ts';
import { OwnProductRegistrations } from './own-product-registrations.tsx';
import { OwnProductTargets } from './own-product-targets.tsx';
import { OwnProductValues } from './own-product-values.tsx';

type Own = 'crops' | 'modeOfAction' | 'targets' | 'registrations';

/** What this fair has of its own attributes, and what it calls them. */
function useOwn(vocabulary: Vocabulary) {
  const t = useTexts(ownProductTexts);
  const lang = useLang();
  return {
    called: (code: Own): string => attributeName(vocabulary, code, lang, t(code)),
    has: (code: Own): boolean => vocabulary.attributes.some((attribute) => attribute.code === code),
  };
}

/** What it is used for, and how it works. */
function Use({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const { called, has } = useOwn(vocabulary);
  const { crops, ingredients } = vocabulary;
  return (
    <>
      {crops.length > 0 && (
        <ExhibitPart name="crops">
          <OwnProductCodes
            label={called('crops')}
            placeholder={t('searchHere')}
            options={crops}
            chosen={form.values.crops}
            max={30}
            error={form.errors['attributes.crops']}
            onChange={(chosen) => form.set('crops', chosen, 'attributes.crops')}
          />
        </ExhibitPart>
      )}
      {has('modeOfAction') && (
        <ExhibitPart name="modeOfAction">
          <OwnProductCodes
            label={called('modeOfAction')}
            hint={t('modeOfActionHint')}
            placeholder={t('searchHere')}
            options={groupsOf(ingredients)}
            chosen={form.values.modeOfAction}
            max={6}
            error={form.errors['attributes.modeOfAction']}
            onChange={(chosen) => form.set('modeOfAction', chosen, 'attributes.modeOfAction')}
          />
        </ExhibitPart>
      )}
    </>
  );
}

/** What the trade asks for beside ingredients and formulation: uses, registrations, packing, and the rest of the exhibition's attribute set. */
export function Trade({ form, vocabulary }: SectionProps) {
  const t = useTexts(ownProductTexts);
  const { called, has } = useOwn(vocabulary);
  const countries = useCountries(has('registrations'));
  const others = otherAttributes(vocabulary.attributes);
  return (
    <>
      <Use form={form} vocabulary={vocabulary} />
      {has('targets') && (
        <ExhibitPart name="targets">
          <OwnProductTargets form={form} label={called('targets')} />
        </ExhibitPart>
      )}
      {has('registrations') && (
        <ExhibitPart name="registrations">
          <OwnProductRegistrations form={form} label={called('registrations')} countries={countries} />
        </ExhibitPart>
      )}
      {others.length > 0 && (
        <div className={TWO}>
          <OwnProductValues
            attributes={others}
            values={form.values.values}
            errors={form.errors}
            onChange={(values) => form.set('values', values)}
          />
        </div>
      )}
      <BilingualField
        labels={{ zh: t('packingZh'), en: t('packingEn') }}
        {...sidesOf(form, 'packingZh', 'packingEn', 'attributes.packing')}
        max={200}
        hint={t('packingHint')}
      />
    </>
  );
}
