import type { AuditEntry } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { htmlLang, useLang } from '../../i18n/lang.tsx';
import { stretchesOf } from '../../components/content/text-difference.ts';
import { auditChanges, type AuditChange } from './audit-sentence.ts';

const NOTHING = '—';

/** Texts word by word, what went and what came; other values from what to what. */
function Change({ change: { from, to, lang } }: { change: AuditChange }) {
  if (lang === null) return `${from || NOTHING} → ${to || NOTHING}`;
  return (
    <span lang={htmlLang(lang)}>
      {stretchesOf(from, to, lang).map(({ kind, text }, at) => {
        if (kind === 'added')
          return (
            <ins key={at} className="bg-tint font-semibold text-action">
              {text}
            </ins>
          );
        if (kind === 'removed')
          return (
            <del key={at} className="text-bad">
              {text}
            </del>
          );
        return text;
      })}
    </span>
  );
}

/** What an act changed, field by field; nothing where it kept nothing. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const lang = useLang();
  const changes = auditChanges(entry, lang);
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-1 text-sm">
      {changes.map((change) => (
        <div key={change.name}>
          <dt className="text-soft">{change.name}</dt>
          <dd className="break-words whitespace-pre-wrap">
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
