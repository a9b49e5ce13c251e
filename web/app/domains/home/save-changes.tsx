import { useTexts } from '../../i18n/lang.tsx';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';
import { Button } from '../../ui/button.tsx';

/** Saves what was changed on a page of the home, and says that something was. */
export function SaveChanges({
  label,
  changed,
  busy,
  onSave,
}: {
  label: string;
  changed: boolean;
  busy: boolean;
  onSave: () => void;
}) {
  const t = useTexts(homeConfigTexts);
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <Button busy={busy} disabled={!changed} onClick={onSave}>
        {label}
      </Button>
      <p className="text-soft" role="status">
        {changed ? t('unsaved') : ''}
      </p>
    </div>
  );
}
