/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a phone the rows are cards: without roles of their own they would be no table to a screen reader */
import type { SheetChoices, SheetColumn, SheetOutline, SheetValue } from '@fairbridge/contract/sheet/sheet.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { askedValues, lackingNeeds, withField } from './sheet-choices.ts';
import { sheetColumnsTexts } from './sheet-columns.texts.ts';

type Change = (change: (before: SheetChoices) => SheetChoices) => void;
type Shown = { outline: SheetOutline; choices: SheetChoices; change: Change };

const cell = 'align-middle max-md:block max-md:border-b-0 max-md:p-0';

function ColumnRow({ column, outline, choices, change }: Shown & { column: SheetColumn }) {
  const t = useTexts(sheetColumnsTexts);
  const lang = useLang();
  const { place, letter, samples, remembered } = column;
  const head = column.head === '' ? t('noHead') : column.head;
  const field = choices.columns[String(place)] ?? '';
  const isOpen = field === '' && column.field === '' && !remembered;
  return (
    <tr
      role="row"
      className={`max-md:grid max-md:gap-2 max-md:rounded max-md:border max-md:border-line max-md:bg-card max-md:p-3 ${isOpen ? 'bg-tint' : ''}`}
    >
      <td role="cell" className={`${cell} min-w-0`}>
        <p className="flex gap-2">
          <span className="num shrink-0 text-soft">{letter}</span>
          <span className="min-w-0 font-semibold wrap-anywhere">{head}</span>
        </p>
        {isOpen && <p className="ml-5 text-sm text-soft">{t('unknown')}</p>}
        {remembered && <p className="ml-5 text-sm text-soft">{t('remembered')}</p>}
      </td>
      <td role="cell" className={`${cell} min-w-0 text-sm text-soft max-md:ml-5`}>
        <p className="line-clamp-2 wrap-anywhere">
          {samples.length === 0 ? t('noText') : samples.join(lang === 'zh' ? '；' : '; ')}
        </p>
      </td>
      <td role="cell" className={cell}>
        <span className="flex items-center gap-2">
          <span aria-hidden className={field === '' ? 'text-soft' : 'text-good'}>
            <Icon name={field === '' ? 'close' : 'check'} size={18} />
          </span>
          <select
            className={`input min-w-0 flex-1 ${field === '' ? 'text-soft' : ''}`}
            aria-label={t('fieldOf', { head })}
            value={field}
            onChange={({ target }) => change((before) => withField(before, place, target.value))}
          >
            <option value="">{t('leaveOut')}</option>
            {outline.fields.map((one) => (
              <option key={one.field} value={one.field}>
                {inLang(one.name, lang)}
              </option>
            ))}
          </select>
        </span>
      </td>
    </tr>
  );
}

function ColumnTable(shown: Shown) {
  const t = useTexts(sheetColumnsTexts);
  return (
    <table
      role="table"
      aria-labelledby="sheet-columns"
      className="table max-md:block md:border md:border-line md:bg-card"
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('column')}
          </th>
          <th role="columnheader" scope="col">
            {t('samples')}
          </th>
          <th role="columnheader" scope="col" className="md:w-72">
            {t('field')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-2">
        {shown.outline.columns.map((column) => (
          <ColumnRow key={column.place} column={column} {...shown} />
        ))}
      </tbody>
    </table>
  );
}

function ValueField({ value: { field, name, choices: offered }, choices, change }: Shown & { value: SheetValue }) {
  const t = useTexts(sheetColumnsTexts);
  const lang = useLang();
  const props = {
    label: inLang(name, lang),
    value: choices.values[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      change((before) => ({ ...before, values: { ...before.values, [field]: target.value } })),
  };
  if (offered.length === 0) return <Input {...props} maxLength={200} />;
  return <Select {...props} placeholder={t('notSaid')} options={offered.map((one) => ({ value: one, label: one }))} />;
}

/** What the sheet has no column for, and all rows may be given. */
function Values(shown: Shown) {
  const t = useTexts(sheetColumnsTexts);
  const asked = askedValues(shown.outline, shown.choices);
  if (asked.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{t('valuesTitle')}</legend>
      <p className="mb-3 text-sm text-soft">{t('valuesLead')}</p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {asked.map((value) => (
          <ValueField key={value.field} value={value} {...shown} />
        ))}
      </div>
    </fieldset>
  );
}

const NAMED = 8;

/** Rows and pictures that would be left out. */
function Left({ outline, choices, change }: Shown) {
  const t = useTexts(sheetColumnsTexts);
  const lang = useLang();
  const comma = lang === 'zh' ? '、' : ', ';
  const list = (all: readonly (string | number)[]): string =>
    all.slice(0, NAMED).join(comma) + (all.length > NAMED ? '…' : '');
  const { hidden, totals, merged, pictures } = outline;
  if (hidden.length + totals.length + merged.length + pictures === 0) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('rowsTitle')}</legend>
      {hidden.length > 0 && (
        <Checkbox
          label={t('hidden', { count: number(hidden.length, lang), rows: list(hidden) })}
          checked={choices.hidden}
          onChange={({ target }) => change((before) => ({ ...before, hidden: target.checked }))}
        />
      )}
      {totals.length > 0 && (
        <Checkbox
          label={t('totals', {
            count: number(totals.length, lang),
            rows: list(totals.map(({ row, text }) => t('totalRow', { row, text }))),
          })}
          checked={choices.totals}
          onChange={({ target }) => change((before) => ({ ...before, totals: target.checked }))}
        />
      )}
      {merged.length > 0 && <p>{t('merged', { areas: list(merged) })}</p>}
      {pictures > 0 && <p>{t('pictures', { count: number(pictures, lang) })}</p>}
    </fieldset>
  );
}

/** Columns of which one is needed, and none is there. */
function Lacking({ outline, choices }: Shown) {
  const t = useTexts(sheetColumnsTexts);
  const lang = useLang();
  const nameOf = (field: string): string => {
    const name = outline.fields.find((one) => one.field === field)?.name;
    return name === undefined ? field : inLang(name, lang);
  };
  const or = lang === 'zh' ? '、' : ', ';
  return lackingNeeds(outline, choices).map((fields) => (
    <FormFailure key={fields.join(' ')} message={t('needs', { fields: fields.map(nameOf).join(or) })} />
  ));
}

/** What each column of a sheet is taken for, and what of it would be left out: seen and changed before anything is checked. */
export function SheetColumns({
  asked: { file, outline, choices: begin },
  busy,
  failure,
  onGo,
  onCancel,
}: {
  asked: { file: File; outline: SheetOutline; choices: SheetChoices };
  busy: boolean;
  failure: string;
  onGo: (choices: SheetChoices) => void;
  onCancel: () => void;
}) {
  const t = useTexts(sheetColumnsTexts);
  const lang = useLang();
  const [choices, setChoices] = useState(begin);
  const shown = { outline, choices, change: setChoices };
  return (
    <section className="grid grid-cols-1 gap-5" aria-labelledby="sheet-columns">
      <div className="grid gap-1">
        <h2 id="sheet-columns" className="text-lg">
          {t('title')}
        </h2>
        <p className="num text-sm wrap-anywhere text-soft">
          {[file.name, t('sheet', { sheet: outline.sheet }), t('rows', { count: number(outline.rows, lang) })].join(
            ' · ',
          )}
        </p>
        <p className="max-w-3xl text-soft">{t('lead')}</p>
      </div>
      <Lacking {...shown} />
      <ColumnTable {...shown} />
      <Values {...shown} />
      <Left {...shown} />
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={lackingNeeds(outline, choices).length > 0} onClick={() => onGo(choices)}>
          {t('go')}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  );
}
