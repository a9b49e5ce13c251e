import { KIND_NAMES } from '@fairbridge/contract/compliance/compliance.names.ts';
import { COMPLIANCE_KINDS } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { pageNumOf } from '../../i18n/query-values.ts';
import { downloadFile } from '../../download.ts';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';
import { complianceQueryOf, ruleAddress, type ComplianceQuery } from './compliance-query.ts';
import { RuleRemoval } from './rule-removal.tsx';
import { useRuleColumns, type ListedRule } from './rule-columns.tsx';
import { RulesImport } from './rules-import.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '合规规则', en: 'Compliance rules' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = complianceQueryOf(query);
  const [found, vocabulary] = await Promise.all([
    api(calls.compliance.list, { ...asked, pageNum: pageNumOf(query), pageSize: 24 }),
    api(calls.exhibition.vocabulary, {}),
  ]);
  return { ...found, asked, vocabulary };
});
export const clientLoader = load.browser;

function Filters({ asked: { keyword, kind } }: { asked: ComplianceQuery }) {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  return (
    <FilterForm
      keep={{}}
      filtered={keyword !== '' || kind !== ''}
      resetTo="/organizer/compliance"
      search={<KeywordFilter label={t('keyword')} hint={t('keywordHint')} keyword={keyword} />}
    >
      <Select
        label={t('kind')}
        name="kind"
        defaultValue={kind}
        placeholder={t('allKinds')}
        options={COMPLIANCE_KINDS.map((one) => ({ value: one, label: inLang(KIND_NAMES[one], lang) }))}
      />
    </FilterForm>
  );
}

/** The rules of the fair: list, add, change, delete, and all of them by spreadsheet. */
export default function ComplianceScreen() {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const { list, total, pageNum, pageSize, rulesMax, asked, vocabulary } = load.useData();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const [removed, setRemoved] = useState<ListedRule | null>(null);
  const [importing, setImporting] = useState(false);
  const nameOf = ({ ingredient }: ListedRule): string => {
    const known = vocabulary.ingredients.find(({ code }) => code === ingredient);
    return known === undefined ? ingredient : inLang(known.name, lang);
  };
  const done = (said: string): void => {
    setImporting(false);
    toast.good(said);
    void revalidate();
  };
  const toRule = ({ id }: ListedRule): string => ruleAddress(id, query);
  const filtered = asked.keyword !== '' || asked.kind !== '';
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
      <ResourceList
        list="rules"
        label={t('title')}
        filters={<Filters asked={asked} />}
        found={t('count', { count: number(total, lang), max: number(rulesMax, lang) })}
        page={{ list, total, pageNum, pageSize }}
        columns={useRuleColumns(vocabulary, nameOf, toRule)}
        nameOf={nameOf}
        actsOf={(rule) => [
          { label: t('change'), to: toRule(rule) },
          { label: t('remove'), bad: true, act: () => setRemoved(rule) },
        ]}
        empty={<EmptyState title={t(filtered ? 'emptyFound' : 'empty')}>{!filtered && t('emptyLead')}</EmptyState>}
      />
      <Dialog open={importing} onClose={() => setImporting(false)} title={t('importTitle')} wide>
        <RulesImport onImported={(count) => done(t('imported', { count: number(count, lang) }))} />
      </Dialog>
      <RuleRemoval
        rule={removed}
        name={removed === null ? '' : nameOf(removed)}
        onRemoved={() => done(t('removed'))}
        onClose={() => setRemoved(null)}
      />
    </OrganizerPage>
  );
}
