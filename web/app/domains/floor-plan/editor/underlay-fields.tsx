import { useEffect } from 'react';
import { useTexts } from '../../../i18n/lang.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { MetresInput } from './booth-panel.tsx';
import { editorTexts } from './editor.texts.ts';
import type { Underlay } from './plan-canvas.tsx';

type Fields = { underlay: Underlay | null; width: number; onChange: (underlay: Underlay | null) => void };

/** A drawing of the architect's to draw on. It stays in this window. */
export function UnderlayFields({ underlay, width, onChange }: Fields) {
  const t = useTexts(editorTexts);
  const address = underlay?.address;
  useEffect(() => {
    if (address === undefined) return;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return (
    <details className="card p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">{t('underlay')}</summary>
      <div className="mt-3 grid gap-3">
        <p className="text-sm text-soft">{t('underlayLead')}</p>
        <FileButton
          kind="quiet"
          small
          className="justify-self-start"
          label={t('chooseUnderlay')}
          accept="image/*"
          onFile={(file) => onChange({ address: URL.createObjectURL(file), left: 0, top: 0, width, opacity: 0.5 })}
        >
          {t('chooseUnderlay')}
        </FileButton>
        {underlay !== null && (
          <>
            <div className="grid grid-cols-3 gap-3">
              <MetresInput
                label={t('left')}
                value={underlay.left}
                onChange={(left) => onChange({ ...underlay, left })}
              />
              <MetresInput label={t('top')} value={underlay.top} onChange={(top) => onChange({ ...underlay, top })} />
              <MetresInput
                label={t('width')}
                value={underlay.width}
                onChange={(to) => to > 0 && onChange({ ...underlay, width: to })}
              />
            </div>
            <Field label={t('opacity')}>
              {(wiring) => (
                <input
                  {...wiring}
                  type="range"
                  min="0.1"
                  max="1"
                  step="0.1"
                  value={underlay.opacity}
                  onChange={({ target }) => onChange({ ...underlay, opacity: target.valueAsNumber })}
                />
              )}
            </Field>
            <Button kind="plain" small className="justify-self-start" onClick={() => onChange(null)}>
              {t('removeUnderlay')}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
