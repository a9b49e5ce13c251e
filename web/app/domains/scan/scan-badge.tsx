import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { CameraScanner } from '../../components/scan/camera-scanner.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { isBadge, isBadgeNumber } from '../../components/scan/badge-code.ts';
import { NotedFields, type Interest } from './noted-fields.tsx';
import { keepScan, type Noted } from './scan-queue.ts';
import { scanTexts } from './scan.texts.ts';

const NOTHING: Noted = { heat: null, interests: [], note: '' };

function TypedBadge({ onTaken }: { onTaken: (code: string) => void }) {
  const t = useTexts(scanTexts);
  const [typed, setTyped] = useState('');
  return (
    <PostForm className="grid gap-3" onSubmit={() => onTaken(typed)}>
      <Input
        label={t('typed')}
        hint={t('typedHint')}
        name="badge"
        autoComplete="off"
        spellCheck={false}
        className="num"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="quiet" className="justify-self-start">
        {t('take')}
      </Button>
    </PostForm>
  );
}

/** Reads a badge, asks what to note of it, and keeps both on this device; `onKept` sends them on. */
export function ScanBadge({ interests, onKept }: { interests: readonly Interest[]; onKept: () => void }) {
  const t = useTexts(scanTexts);
  const [code, setCode] = useState<string | null>(null);
  const [noted, setNoted] = useState(NOTHING);
  const take = (said: string): void => {
    // while one is being noted, the next waits
    if (code !== null) return;
    if (isBadge(said)) setCode(said.trim());
    else toast.error(t('notBadge'));
  };
  const end = (): void => {
    setCode(null);
    setNoted(NOTHING);
  };
  const save = (): void => {
    if (code === null) return;
    keepScan(code, noted);
    end();
    onKept();
  };
  return (
    <section aria-labelledby="scan-badge" className="card grid content-start gap-4 p-5">
      <h2 id="scan-badge" className="text-lg">
        {t(code === null ? 'scan' : 'noting')}
      </h2>
      <div className={code === null ? 'grid gap-4' : 'hidden'}>
        <CameraScanner onRead={take} />
        <TypedBadge key={code ?? ''} onTaken={take} />
      </div>
      {code !== null && (
        <PostForm className="grid gap-4" onSubmit={save}>
          <p className="num font-semibold">
            {isBadgeNumber(code) ? t('badge', { code: code.toUpperCase() }) : t('byQr')}
          </p>
          <NotedFields noted={noted} onChange={setNoted} interests={interests} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t('Save')}</Button>
            <Button kind="plain" onClick={end}>
              {t('Cancel')}
            </Button>
          </div>
        </PostForm>
      )}
    </section>
  );
}
