import {
  ELEMENT_KINDS,
  ELEMENT_KIND_NAMES,
  type ElementKind,
} from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../../i18n/lang.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { editorTexts } from './editor.texts.ts';
import type { Tool } from './plan-canvas.tsx';
import type { Editing } from './use-draft.ts';

/** Pixels a metre. */
export const SCALES = [3, 4, 6, 8, 11, 15, 20, 30, 45] as const;
const OCCUPANCIES = ['free', 'held', 'taken', 'double'] as const;
const PLACE_KINDS = ELEMENT_KIND_NAMES.filter((kind) => ELEMENT_KINDS[kind].shape === 'place');

type Bar = {
  editing: Editing;
  hasHalls: boolean;
  tool: Tool;
  scaleAt: number;
  isFree: boolean;
  onTool: (tool: Tool) => void;
  onScale: (at: number) => void;
  onFree: (isFree: boolean) => void;
};

/** What is drawn next, the steps back, and how large all is. */
export function Toolbar({ editing, hasHalls, tool, scaleAt, isFree, onTool, onScale, onFree }: Bar) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  const [kind, setKind] = useState<ElementKind>('entrance');
  const tools: [Tool, string][] = [
    ['select', t('select')],
    ['booth', t('drawBooth')],
    ['hall', t('drawHall')],
    ['aisle', t('drawAisle')],
    ['wall', t('drawWall')],
    [kind, t('place')],
  ];
  return (
    <div className="card flex flex-wrap items-end gap-x-4 gap-y-3 p-3">
      <div role="group" aria-label={t('tools')} className="flex flex-wrap items-end gap-2">
        {tools.map(([name, label]) => (
          <Button
            disabled={!hasHalls && (name === 'booth' || name === 'hall')}
            key={label}
            small
            kind={tool === name ? 'action' : 'quiet'}
            aria-pressed={tool === name}
            onClick={() => onTool(name)}
          >
            {label}
          </Button>
        ))}
        <select
          className="input w-auto"
          aria-label={t('facility')}
          value={kind}
          onChange={({ target }) => {
            const chosen = PLACE_KINDS.find((one) => one === target.value) ?? 'entrance';
            setKind(chosen);
            onTool(chosen);
          }}
        >
          {PLACE_KINDS.map((one) => (
            <option key={one} value={one}>
              {wordsIn(ELEMENT_KINDS[one].name, lang)}
            </option>
          ))}
        </select>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button small kind="quiet" disabled={!editing.hasPast} onClick={editing.undo}>
          {t('undo')}
        </Button>
        <Button small kind="quiet" disabled={!editing.hasFuture} onClick={editing.redo}>
          {t('redo')}
        </Button>
        <Button small kind="quiet" disabled={scaleAt === 0} onClick={() => onScale(scaleAt - 1)}>
          {t('zoomOut')}
        </Button>
        <Button small kind="quiet" disabled={scaleAt === SCALES.length - 1} onClick={() => onScale(scaleAt + 1)}>
          {t('zoomIn')}
        </Button>
      </div>
      <Checkbox label={t('snap')} checked={!isFree} onChange={({ target }) => onFree(!target.checked)} />
    </div>
  );
}

/** What the colours of booths mean. */
export function Legend() {
  const t = useTexts(editorTexts);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {OCCUPANCIES.map((name) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="18" height="14" aria-hidden="true" className="edited-booth" data-occupancy={name}>
            <path d="M1 1H17V13H1Z" strokeWidth="1" />
          </svg>
          {t(name)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <svg width="18" height="14" aria-hidden="true" className="edited-booth" data-occupancy="free" data-wrong="true">
          <path d="M1 1H17V13H1Z" strokeWidth="1" />
        </svg>
        {t('unnumbered')}
      </li>
    </ul>
  );
}
