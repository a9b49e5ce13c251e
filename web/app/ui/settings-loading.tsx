import { Button } from './button.tsx';

/** In the place of settings that have not come yet, or could not. */
export function SettingsLoading({
  failure,
  words,
  again,
}: {
  failure: string;
  words: Record<'loading' | 'again', string>;
  again: () => void;
}) {
  if (failure === '')
    return (
      <p className="text-soft" role="status">
        {words.loading}
      </p>
    );
  return (
    <div role="alert">
      <p className="field-error mb-3">{failure}</p>
      <Button kind="quiet" onClick={again}>
        {words.again}
      </Button>
    </div>
  );
}
