import { useTexts } from '../../i18n/lang.tsx';
import { Input } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import type { ExhibitFormValues } from './exhibit-form-values.ts';
import { OwnProductRows } from './own-product-rows.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';

const MOST = 20;

/** What the product is used against, in both languages. */
export function OwnProductTargets({ form, label }: { form: Form<ExhibitFormValues>; label: string }) {
  const t = useTexts(ownProductTexts);
  const input = (at: number, lang: 'zh' | 'en') => {
    const field = `attributes.targets.${at}.${lang}`;
    return (
      <Input
        label={t(lang === 'zh' ? 'targetZh' : 'targetEn', { number: at + 1 })}
        name={field}
        lang={lang === 'zh' ? 'zh-CN' : 'en'}
        value={form.values.targets[at]?.[lang] ?? ''}
        {...(form.errors[field] !== undefined && { error: form.errors[field] })}
        onChange={({ target }) =>
          form.change(
            'targets',
            (before) => before.map((one, index) => (index === at ? { ...one, [lang]: target.value } : one)),
            field,
          )
        }
      />
    );
  };
  return (
    <OwnProductRows
      label={label}
      rows={form.values.targets.map((_, at) => (
        <>
          {input(at, 'zh')}
          {input(at, 'en')}
        </>
      ))}
      max={MOST}
      add={t('addTarget')}
      remove={(number) => t('removeTarget', { number })}
      onAdd={() => form.change('targets', (before) => [...before, { zh: '', en: '' }])}
      onRemove={(gone) => form.change('targets', (before) => before.filter((_, at) => at !== gone))}
    />
  );
}
