import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { COMPANY_SCALES } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { sendBytes } from '@fairbridge/contract/file-client.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { cutText, type Lang } from '@fairbridge/contract/text.ts';
import type { OwnSourcing } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { readSheet, save, template } from '@fairbridge/contract/sourcing/sourcing.calls.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, caller } from '../../api.ts';
import { CountriesField } from '../../components/exhibition/countries-field.tsx';
import { OwnProductCodes } from '../../components/own-product/own-product-codes.tsx';
import { ReadSheet } from '../../components/sheet-import/read-sheet.tsx';
import { FormFold } from '../../components/sourcing/form-fold.tsx';
import { sourcingPath } from '../../components/sourcing/sourcing-path.ts';
import { downloadFile } from '../../download.ts';
import { RestoredNotice } from '../../editing/restored-notice.tsx';
import { usePersistentForm, type PersistentForm } from '../../editing/use-persistent-form.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingToday } from '../../i18n/numbers.ts';
import { requestIds } from '../../request-id.ts';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { FormErrors } from '../../ui/form-errors.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { partOf } from '../../ui/form-part.ts';
import { Icon } from '../../ui/icons.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { daysLater } from './days-left.ts';
import {
  codesIn,
  filesOf,
  linesOf,
  NEW_LINE,
  newSourcing,
  nextLine,
  sourcingOf,
  typedSourcing,
  withLines,
  withSheet,
  type LineValues,
  type SourcingValues,
} from './sourcing-form-values.ts';
import { sourcingFormTexts } from './sourcing-form.texts.ts';
import { SourcingFilesField } from './sourcing-files-field.tsx';
import { sourcingFileTexts } from './sourcing-file.texts.ts';
import { goodsText } from './sourcing-goods.ts';
import { SourcingLineFields, type SourcingWords } from './sourcing-line-fields.tsx';

/** How long a requirement stands unless its buyer says otherwise, and at most. */
const USUAL_DAYS = 30;
const MOST_DAYS = 365;

type Fields = SourcingWords & { form: PersistentForm<SourcingValues> };

/** What a line is for, in words; '' while nothing is. */
function nameOf(line: LineValues, { ingredients, categories, formulations }: Vocabulary, lang: Lang): string {
  const found = <T extends { code: string }>(list: readonly T[], code: string) =>
    list.find((one) => one.code === code) ?? null;
  const named = codesIn(line.ingredients).flatMap((code) => found(ingredients, code) ?? []);
  const { name, content } = line;
  const goods = { ingredients: named, category: found(categories, line.category), name, content };
  return goodsText({ ...goods, formulation: found(formulations, line.formulation) }, lang).trim();
}

function useTitle({ form: { values }, vocabulary }: Pick<Fields, 'form' | 'vocabulary'>): string {
  const t = useTexts(sourcingFormTexts);
  const lang = useLang();
  if (values.titled !== '') return values.title;
  const names = linesOf(values)
    .map((line) => nameOf(line, vocabulary, lang))
    .filter((name) => name !== '');
  const [first = ''] = names;
  if (names.length < 2) return cutText(first, LIMITS.sourcingTitleMax);
  // English counts the others, Chinese all of them
  const count = lang === 'zh' ? names.length : names.length - 1;
  return cutText(t('titleMore', { first, count }), LIMITS.sourcingTitleMax);
}

function Lines({ form, vocabulary, countries }: Fields) {
  const t = useTexts(sourcingFormTexts);
  const lang = useLang();
  const lines = linesOf(form.values);
  const change = (next: readonly LineValues[]): void => {
    form.reset(withLines(form.values, next));
    form.setErrors({});
  };
  return (
    <section className="grid gap-5" aria-labelledby="sourcing-lines">
      <h2 id="sourcing-lines" className="text-lg">
        {t('whatTitle')}
      </h2>
      <FromSheet form={form} />
      {lines.map((line, at) => {
        const number = at + 1;
        const name = nameOf(line, vocabulary, lang);
        return (
          // a line has no name of its own but its place
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={at} className="card grid min-w-0 gap-5 p-5 md:p-6">
            <legend className="sr-only">{name === '' ? t('line', { number }) : t('lineOf', { number, name })}</legend>
            <div className="-mb-2 flex min-h-9 items-center justify-between gap-4">
              <p className="num font-semibold text-action" aria-hidden="true">
                {t('line', { number })}
              </p>
              {lines.length > 1 && (
                <Button
                  kind="plain"
                  small
                  aria-label={t('removeLineOf', { number })}
                  onClick={() => change(lines.filter((_, index) => index !== at))}
                >
                  {t('removeLine')}
                </Button>
              )}
            </div>
            <SourcingLineFields
              form={partOf(form, NEW_LINE, `lines.${at}`)}
              vocabulary={vocabulary}
              countries={countries}
            />
          </fieldset>
        );
      })}
      {lines.length < LIMITS.sourcingLinesMax && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Button
            kind="quiet"
            className="inline-flex items-center gap-2"
            onClick={() => change([...lines, nextLine(form.values)])}
          >
            <Icon name="plus" size={18} />
            {t('addLine')}
          </Button>
          <p className="field-hint">{t('addLineHint')}</p>
        </div>
      )}
    </section>
  );
}

/** Lines from a spreadsheet, after those that are there. */
function FromSheet({ form }: Pick<Fields, 'form'>) {
  const t = useTexts(sourcingFormTexts);
  const lang = useLang();
  const max = LIMITS.sourcingLinesMax;
  return (
    <ReadSheet
      hint={t('sheetHint')}
      read={(file) => sendBytes(readSheet, {}, file, caller)}
      template={() => downloadFile(template, { lang })}
      onRead={(read) => {
        const next = withSheet(form.values, read);
        if (Number(next.lines) > max) return toast.error(t('sheetTooLong', { max }));
        form.reset(next);
        form.setErrors({});
        toast.good(t('sheetRead', { count: read.lines.length }));
      }}
    />
  );
}

function About({ form, title }: Pick<Fields, 'form'> & { title: string }) {
  const t = useTexts(sourcingFormTexts);
  const today = beijingToday();
  const rename = (typed: string): void => {
    form.set('title', typed);
    // an emptied title is suggested again
    form.set('titled', typed === '' ? '' : 'yes');
  };
  return (
    <section className="card grid gap-5 p-5 md:p-6" aria-labelledby="sourcing-about">
      <h2 id="sourcing-about" className="text-lg">
        {t('aboutTitle')}
      </h2>
      <Input
        label={t('title')}
        hint={t('titleHint')}
        required
        maxLength={LIMITS.sourcingTitleMax}
        autoComplete="off"
        {...form.text('title')}
        value={title}
        onChange={({ target }) => rename(target.value)}
      />
      <Textarea
        label={t('description')}
        hint={t('descriptionHint')}
        rows={4}
        maxLength={LIMITS.sourcingTextMax}
        {...form.text('description')}
      />
      <div className="md:max-w-72">
        <DateInput
          type="date"
          label={t('deadline')}
          hint={t('deadlineHint')}
          required
          min={today}
          max={daysLater(today, MOST_DAYS)}
          {...form.text('deadline')}
        />
      </div>
    </section>
  );
}

function Files({ form }: Pick<Fields, 'form'>) {
  const t = useTexts(sourcingFileTexts);
  const files = filesOf(form.values.files);
  return (
    <div className="card">
      <FormFold title={t('files')} hint={t('optional')} filled={files.length > 0}>
        <SourcingFilesField
          files={files}
          onChange={(next) => form.change('files', (before) => JSON.stringify(next(filesOf(before))))}
        />
      </FormFold>
    </div>
  );
}

const WISHES = ['companyTypes', 'scale', 'countries', 'otherRequirements'] as const;

function Supplier({ form, vocabulary, countries }: Fields) {
  const t = useTexts(sourcingFormTexts);
  const { values } = form;
  return (
    <div className="card">
      <FormFold title={t('supplier')} hint={t('supplierHint')} filled={WISHES.some((key) => values[key] !== '')}>
        {vocabulary.companyTypes.length > 0 && (
          <OwnProductCodes
            label={t('companyTypes')}
            placeholder={t('search')}
            options={vocabulary.companyTypes}
            chosen={codesIn(values.companyTypes)}
            max={LIMITS.companyTypesMax}
            error={form.errors['supplier.companyTypes']}
            onChange={(chosen) => form.set('companyTypes', chosen.join(','), 'supplier.companyTypes')}
          />
        )}
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Select
            label={t('scale')}
            placeholder={t('notSaid')}
            options={COMPANY_SCALES.map((value) => ({ value, label: value }))}
            {...form.text('scale', 'supplier.scale')}
          />
          <CountriesField
            label={t('countries')}
            name="supplier.countries"
            countries={countries}
            values={codesIn(values.countries)}
            error={form.errors['supplier.countries']}
            onChange={(codes) => form.set('countries', codes.join(','), 'supplier.countries')}
          />
        </div>
        <Textarea
          label={t('otherRequirements')}
          rows={3}
          maxLength={LIMITS.sourcingTextMax}
          {...form.text('otherRequirements')}
        />
      </FormFold>
    </div>
  );
}

/** A requirement as its buyer writes it, or an own one edited; `lines`: what a new one begins with. */
export function SourcingForm({
  place,
  edited = null,
  lines = [{}],
  ...words
}: SourcingWords & {
  /** Names what is typed, where it is kept. */
  place: string;
  edited?: OwnSourcing | null;
  lines?: readonly Partial<LineValues>[];
}) {
  const t = useTexts(sourcingFormTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const form = usePersistentForm<SourcingValues>(place, () =>
    edited === null ? newSourcing(daysLater(beijingToday(), USUAL_DAYS), lines) : typedSourcing(edited),
  );
  const [requests] = useState(() => requestIds(place));
  const title = useTitle({ form, vocabulary: words.vocabulary });
  const submit = (): void => {
    const sourcing = {
      ...sourcingOf(form.values, title),
      ...(edited !== null && { id: edited.id, version: edited.version }),
    };
    void form.submit({
      schema: save.input,
      input: { ...sourcing, requestId: requests.idOf(sourcing) },
      send: async (input) => {
        const { id } = await api(save, input);
        requests.answered();
        toast.good(t(edited === null ? 'submitted' : 'Saved'));
        await navigate(localPath(lang, sourcingPath(id)));
      },
    });
  };
  return (
    <PostForm form={form} className="grid gap-6" onSubmit={submit}>
      <RestoredNotice form={form} />
      <Lines form={form} {...words} />
      <About form={form} title={title} />
      <Files form={form} />
      <Supplier form={form} {...words} />
      <p className="note flex items-start gap-3">
        <span className="mt-0.5 shrink-0 text-action">
          <Icon name="lock" />
        </span>
        {t('unnamed')}
      </p>
      <FormErrors form={form} />
      <FormFailure message={form.failure} />
      <Button type="submit" busy={form.busy} className="justify-self-start max-md:w-full">
        {t(edited === null ? 'post' : 'Save')}
      </Button>
    </PostForm>
  );
}
