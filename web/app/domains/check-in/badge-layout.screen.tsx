import { save as saveCall } from '@fairbridge/contract/check-in/badge-layout.calls.ts';
import {
  BADGE_PAPER_NAMES,
  BADGE_SIZES,
  type BadgeLayout,
  type BadgeLayoutForm,
  type PlacedField,
} from '@fairbridge/contract/check-in/badge-layout.shapes.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { BadgeSheet, type BadgeOnSheet } from '../../components/check-in/badge-sheet.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { useCanCall } from '../../session/can-call.ts';
import { workMeta } from '../../site/page-meta.ts';
import { useExhibition } from '../../site/site.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { toast } from '../../ui/toast.tsx';
import { badgeLayoutTexts } from './badge-layout.texts.ts';
import { OnSitePage } from './check-in-tabs.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '现场：胸卡版式', en: 'On site: badge layout' });

const load = defineClientLoad((given) =>
  loadOnly(given, 'badgeLayout', 'all', () => given.api(calls.badgeLayout.get, {})),
);
export const clientLoader = load.browser;

const valuesOf = ({ paper, fields }: BadgeLayout): BadgeLayoutForm => ({ paper, fields });

/** What values that were kept before are compared with. */
const LAYOUT_LIKE = { paper: '', fields: [{ field: '', size: '', shown: true }] };

function useSample(): BadgeOnSheet {
  const t = useTexts(badgeLayoutTexts);
  const exhibition = useExhibition();
  return {
    number: 'V27-0412873',
    kind: 'visitor',
    name: t('sampleName'),
    company: t('sampleCompany'),
    position: t('samplePosition'),
    country: { zh: '中国', en: 'China' },
    qr: `FB1.${'0'.repeat(20)}.${'0'.repeat(22)}`,
    fair: exhibition?.name ?? { zh: '', en: '' },
  };
}

function FieldRow({ placed, at, form }: { placed: PlacedField; at: number; form: Form<BadgeLayoutForm> }) {
  const t = useTexts(badgeLayoutTexts);
  const { fields } = form.values;
  const field = t(placed.field);
  const put = (change: Partial<PlacedField>): void =>
    form.set(
      'fields',
      fields.map((one) => (one.field === placed.field ? { ...one, ...change } : one)),
    );
  const move = (to: number): void => form.set('fields', moveItem(fields, at, to));
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5">
      <div className="min-w-40 flex-1">
        <Checkbox
          label={field}
          name={placed.field}
          checked={placed.shown}
          onChange={(event) => put({ shown: event.target.checked })}
        />
      </div>
      <select
        className="input w-auto"
        aria-label={t('size', { field })}
        value={placed.size}
        disabled={!placed.shown}
        onChange={(event) => put({ size: BADGE_SIZES.find((one) => one === event.target.value) ?? 'medium' })}
      >
        {BADGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {t(size)}
          </option>
        ))}
      </select>
      <span className="flex">
        <IconButton icon="up" label={t('up', { field })} disabled={at === 0} onClick={() => move(at - 1)} />
        <IconButton
          icon="down"
          label={t('down', { field })}
          disabled={at === fields.length - 1}
          onClick={() => move(at + 1)}
        />
      </span>
    </li>
  );
}

function Preview({ layout }: { layout: BadgeLayoutForm }) {
  const t = useTexts(badgeLayoutTexts);
  const sample = useSample();
  return (
    <section className="card min-w-0 p-5">
      <h2 className="text-lg">{t('Preview')}</h2>
      <p className="mb-4 text-soft">{t('previewLead')}</p>
      <div className="overflow-x-auto">
        <div className="w-fit border border-line">
          <BadgeSheet layout={layout} badge={sample} />
        </div>
      </div>
    </section>
  );
}

function Editor() {
  const t = useTexts(badgeLayoutTexts);
  const loaded = load.useData();
  const { revalidate } = useRevalidator();
  const editor = useRecordEditor({ loaded, valuesOf, like: LAYOUT_LIKE, get: () => api(calls.badgeLayout.get, {}) });
  const { form } = editor;
  const inputOf = (values: BadgeLayoutForm, version: number) => ({ ...values, version });
  const save = (): Promise<void> =>
    saveBy(editor, { call: saveCall, inputOf }, async (_saved, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await revalidate();
    });
  return (
    <EditorFrame
      editor={editor}
      save={save}
      className="grid gap-5"
      labelOf={fieldLabels(badgeLayoutTexts, useLang(), 'layout')}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <section className="card grid gap-5 p-5" aria-label={t('layout')}>
          <Select
            label={t('paper')}
            {...(form.values.paper === 'a4' && { hint: t('a4Hint') })}
            name="paper"
            options={BADGE_PAPER_NAMES.map((paper) => ({ value: paper, label: t(paper) }))}
            value={form.values.paper}
            onChange={(event) =>
              form.set('paper', BADGE_PAPER_NAMES.find((paper) => paper === event.target.value) ?? 'a6')
            }
          />
          <div>
            <h2 className="field-label mb-1">{t('fields')}</h2>
            <ol>
              {form.values.fields.map((placed, at) => (
                <FieldRow key={placed.field} placed={placed} at={at} form={form} />
              ))}
            </ol>
          </div>
        </section>
        <Preview layout={form.values} />
      </div>
      <SaveBar editor={editor}>
        <Button type="submit" busy={editor.form.busy}>
          {t('Save')}
        </Button>
      </SaveBar>
    </EditorFrame>
  );
}

/** How badges look that are printed on site; who may not change that sees it. */
export default function BadgeLayoutScreen() {
  const t = useTexts(badgeLayoutTexts);
  const { record } = load.useData();
  const mayEdit = useCanCall(calls.badgeLayout.save);
  return (
    <OnSitePage part="layout" lead={t('lead')}>
      {mayEdit ? <Editor key={record.version} /> : <Preview layout={record} />}
    </OnSitePage>
  );
}
