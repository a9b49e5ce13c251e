import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { track } from '../../tracking/track.ts';
import { toast } from '../../ui/toast.tsx';
import { compareButtonTexts } from './compare-button.texts.ts';
import { addCompared, COMPARED_MAX, removeCompared, useCompared } from './compared.ts';

/** Puts an exhibit into the comparison and takes it out again: a mark on a card, or with `text` a button with words. */
export function CompareButton({ id, name, text = false }: { id: string; name: string; text?: boolean }) {
  const t = useTexts(compareButtonTexts);
  const on = useCompared().includes(id);
  const press = (): void => {
    if (on) removeCompared(id);
    else if (addCompared(id)) track('001034007', id);
    else toast.error(t('full', { max: COMPARED_MAX }));
  };
  if (text)
    return (
      <button type="button" className="button button-quiet" aria-pressed={on} onClick={press}>
        <Icon name={on ? 'check' : 'compare'} />
        {t(on ? 'compared' : 'compare')}
      </button>
    );
  return (
    <button
      type="button"
      className="star above"
      aria-pressed={on}
      aria-label={t('compareNamed', { name })}
      title={t('compare')}
      onClick={press}
    >
      <Icon name={on ? 'check' : 'compare'} size={18} />
    </button>
  );
}
