import { DOCUMENT_KINDS } from '@fairbridge/contract/product-document/document-kinds.ts';
import type { ShownDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { downloadFile } from '../../download.ts';
import { savePendingAction, getPendingAction, consumePendingAction } from '../../session/pending-action.ts';
import { useLoginTip } from '../../session/login-tip.tsx';
import { isRegistered } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { DocumentLevelTag } from '../product-document/document-level-tag.tsx';
import { documentName, languageName, sizeText } from '../product-document/document-name.ts';
import { shownDocumentTexts } from '../product-document/shown-document.texts.ts';

const DocumentRequestDialog = lazyWithRetry(() => import('./document-request-dialog.tsx'));

function Facts({ file }: { file: NonNullable<ShownDocument['file']> }) {
  const t = useTexts(shownDocumentTexts);
  const lang = useLang();
  const facts = [
    file.issuedOn === '' ? '' : t('issued', { day: beijingDay(file.issuedOn, lang) }),
    file.validUntil === '' ? '' : t('validUntil', { day: beijingDay(file.validUntil, lang) }),
    file.pages === 0 ? '' : t('pages', { count: file.pages }),
    file.bytes === 0 ? '' : sizeText(file.bytes),
  ].filter(Boolean);
  return (
    <>
      {file.title !== '' && <p className="break-words">{file.title}</p>}
      {facts.length > 0 && <p className="num text-sm text-soft">{facts.join(' · ')}</p>}
    </>
  );
}

function Way({ document, onAsk }: { document: ShownDocument; onAsk: () => void }) {
  const t = useTexts(shownDocumentTexts);
  const lang = useLang();
  const user = useUser();
  const name = documentName(document, lang);
  if (document.access === 'asked') return <span className="text-sm text-soft">{t('asked')}</span>;
  if (document.access === 'refused' && document.file === null && user?.subjectType === 'VISITOR')
    return <span className="text-sm text-soft">{t('refused')}</span>;
  if (document.file !== null) {
    const { address } = document.file;
    const label = t('downloadOf', { document: name });
    // a plain address where there is one: it can be kept, sent on and found
    if (address !== '')
      return (
        <a className="button button-quiet button-small" href={address} download aria-label={label}>
          <Icon name="download" size={18} />
          {t('download')}
        </a>
      );
    return (
      <SaveButton small label={label} save={() => downloadFile(calls.product.documentFile, { id: document.id })}>
        {t('download')}
      </SaveButton>
    );
  }
  // the organizer asks no exhibitor for papers
  if (user?.subjectType === 'ORGANIZER') return null;
  return (
    <Button small kind="quiet" aria-label={t('askOf', { document: name })} onClick={onAsk}>
      {t('ask')}
    </Button>
  );
}

function Row({ document, onAsk }: { document: ShownDocument; onAsk: () => void }) {
  const t = useTexts(shownDocumentTexts);
  const lang = useLang();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <span className={document.file === null ? 'text-soft' : 'text-action'}>
        <Icon name={document.file === null ? 'lock' : 'document'} size={26} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{inLang(DOCUMENT_KINDS[document.kind], lang)}</span>
          <span className="text-sm text-soft">{languageName(document.language, lang)}</span>
          {document.level !== 'public' && <DocumentLevelTag level={document.level} />}
          {document.file?.expired === true && <span className="tag border-bad text-bad">{t('expired')}</span>}
        </p>
        {document.file !== null && <Facts file={document.file} />}
      </div>
      {/* below the words on a phone, not below the sign before them */}
      <div className="max-sm:w-full max-sm:pl-[42px]">
        <Way document={document} onAsk={onAsk} />
      </div>
    </li>
  );
}

/** The papers of an exhibit: what can be opened, and what can be asked for. */
export function ProductDocuments({ documents }: { documents: readonly ShownDocument[] }) {
  const t = useTexts(shownDocumentTexts);
  const may = useLoginTip();
  const { revalidate } = useRevalidator();
  const user = useUser();
  // one comes back from the log-in to a new page: what was begun before it is offered again
  const [asked, setAsked] = useState<ShownDocument | null>(() => {
    if (user?.subjectType !== 'VISITOR' || !isRegistered(user)) return null;
    const begun = documents.find(({ id, access }) => access === 'ask' && getPendingAction(`document ${id}`) !== null);
    return begun ?? null;
  });
  useEffect(() => {
    if (asked !== null) consumePendingAction(`document ${asked.id}`);
  }, [asked]);
  const ask = (document: ShownDocument): void => {
    if (may('registration')) setAsked(document);
    else savePendingAction(`document ${document.id}`);
  };
  if (documents.length === 0) return null;
  return (
    <section className="mt-12 max-w-4xl" aria-labelledby="documents">
      <h2 id="documents" className="mb-2 text-xl md:text-2xl">
        {t('title')}
      </h2>
      <ul className="border-t border-line">
        {documents.map((document) => (
          <Row key={document.id} document={document} onAsk={() => ask(document)} />
        ))}
      </ul>
      {asked !== null && (
        <Suspense fallback={null}>
          <DocumentRequestDialog
            key={asked.id}
            document={asked}
            onClose={() => setAsked(null)}
            onSent={async () => {
              await revalidate();
              setAsked(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
