import { elementName, ELEMENT_KINDS, isConnector } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useLang, useTexts } from '../../../i18n/lang.tsx';
import { Input, Select } from '../../../ui/field.tsx';
import { AreaFields, MetresInput } from './booth-panel.tsx';
import type { DraftElement } from './draft.ts';
import { editorTexts } from './editor.texts.ts';
import type { Editing } from './use-draft.ts';

type Panel = { editing: Editing; element: DraftElement; halls: readonly { value: string; label: string }[] };

/** A hall's outline, an aisle, an entrance, a lift, a facility. */
export function ElementPanel({ editing: { draft, change }, element, halls }: Panel) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  const alter = (changed: Partial<DraftElement>): void =>
    change({
      ...draft,
      elements: draft.elements.map((one) => (one.key === element.key ? { ...one, ...changed } : one)),
    });
  const { kind, name, points } = element;
  const [point] = points;
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">{t('selectedPart', { name: elementName(element, lang) })}</h2>
      {kind === 'hall' && (
        <Select
          label={t('hall')}
          options={halls}
          value={element.hall ?? ''}
          onChange={({ target }) => alter({ hall: target.value })}
        />
      )}
      {ELEMENT_KINDS[kind].shape !== 'line' && (
        <>
          <Input
            label={t('nameZh')}
            value={name.zh}
            maxLength={LIMITS.planNameMax}
            onChange={({ target }) => alter({ name: { ...name, zh: target.value } })}
          />
          <Input
            label={t('nameEn')}
            value={name.en}
            maxLength={LIMITS.planNameMax}
            onChange={({ target }) => alter({ name: { ...name, en: target.value } })}
          />
        </>
      )}
      {isConnector(kind) && (
        <Input
          label={t('connector')}
          hint={t('connectorHint')}
          value={element.connector}
          maxLength={LIMITS.planNameMax}
          onChange={({ target }) => alter({ connector: target.value })}
        />
      )}
      {points.length === 1 && point !== undefined ? (
        <div className="grid grid-cols-2 gap-3">
          <MetresInput label={t('left')} value={point[0]} onChange={(x) => alter({ points: [[x, point[1]]] })} />
          <MetresInput label={t('top')} value={point[1]} onChange={(y) => alter({ points: [[point[0], y]] })} />
        </div>
      ) : (
        <AreaFields key={element.key} points={points} onChange={(changed) => alter({ points: changed })} />
      )}
    </div>
  );
}
