import { KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import { marketName } from '@fairbridge/contract/compliance/markets.ts';
import { COMPLIANCE_KINDS } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { useTradesSubstances } from '../../site/trades-substances.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';
import { ruleAddress, ruleQuery } from './compliance-query.ts';
import { useRuleColumns, type ListedRule } from './rule-columns.tsx';
import { RulesImport } from './rules-import.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '合规规则', en: 'Compliance rules' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = ruleQuery.read(query);
  const [page, vocabulary] = await Promise.all([
    api(calls.compliance.list, { ...asked, pageSize: 24 }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { asked, page, vocabulary };
});
export const clientLoader = load.browser;

/** The rules of the fair: list, add, change, delete, and all of them by spreadsheet. */
export default function ComplianceScreen() {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const { asked, page, vocabulary } = load.useData();
  const substances = useTradesSubstances();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const [importing, setImporting] = useState(false);
  const nameOf = ({ ingredient }: ListedRule): string => {
    const known = vocabulary.ingredients.find(({ code }) => code === ingredient);
    return known === undefined ? ingredient : inLang(known.name, lang);
  };
  const imported = (count: number): void => {
    setImporting(false);
    toast.good(t('imported', { count: number(count, lang) }));
    void revalidate();
  };
  const toRule = ({ id }: ListedRule): string => ruleAddress(id, query);
  const actsOf = (rule: ListedRule): readonly RowAction[] => [
    { label: t('Edit'), to: toRule(rule) },
    {
      label: t('Delete'),
      bad: true,
      send: () => api(calls.compliance.remove, { id: rule.id }),
      said: t('removed'),
      ask: {
        title: t('removeTitle'),
        lead: t('removeLead', {
          name: nameOf(rule),
          market: inLang(marketName(rule.country), lang),
          kind: inLang(KIND_NAMES[rule.kind], lang),
        }),
      },
    },
  ];
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <SaveButton save={() => downloadFile(calls.compliance.listSheet, { lang })}>{t('download')}</SaveButton>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setImporting(true)}>
            <Icon name="upload" size={18} />
            {t('import')}
          </Button>
          <ButtonLink to={ruleAddress('new', query)}>
            <Icon name="plus" />
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <RecordList
        list="rules"
        label={t('title')}
        query={ruleQuery}
        asked={asked}
        page={page}
        search={t('Search')}
        searchHint={t(substances ? 'keywordHint' : 'keywordHintPlain')}
        filters={
          <Select
            label={t('Type')}
            name="kind"
            defaultValue={asked.kind ?? ''}
            placeholder={t('allKinds')}
            options={COMPLIANCE_KINDS.map((one) => ({ value: one, label: inLang(KIND_NAMES[one], lang) }))}
          />
        }
        found={t('count', { count: number(page.total, lang), max: number(page.rulesMax, lang) })}
        columns={useRuleColumns(vocabulary, nameOf, toRule)}
        nameOf={nameOf}
        actsOf={actsOf}
        empty={<EmptyState title={t('empty')}>{t('emptyLead')}</EmptyState>}
        emptyFiltered={<EmptyState title={t('emptyFound')} />}
      />
      <Dialog open={importing} onClose={() => setImporting(false)} title={t('importTitle')} wide>
        <RulesImport onImported={imported} />
      </Dialog>
    </OrganizerPage>
  );
}
