import { useState } from 'react';
import { useTexts } from '../i18n/lang.tsx';
import { Icon } from './icons.tsx';
import { toast } from './toast.tsx';
import { copyButtonTexts } from './copy-button.texts.ts';

/** A code or quantity in tabular numerals that one press copies. */
export function CopyButton({ value, className = '' }: { value: string; className?: string }) {
  const t = useTexts(copyButtonTexts);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      toast.good(t('copied', { what: value }));
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toast.error(t('copyFailed'));
    }
  };
  return (
    <button
      type="button"
      className={`num inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-sign border border-line bg-card px-2 hover:border-action ${className}`}
      aria-label={t('copy', { what: value })}
      onClick={() => void copy()}
    >
      <span className="min-w-0 text-left [overflow-wrap:anywhere]">{value}</span>
      <Icon name={copied ? 'check' : 'copy'} size={15} />
    </button>
  );
}
