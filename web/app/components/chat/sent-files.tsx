import type { SentFile, WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { Suspense, useState } from 'react';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { downloadFile } from '../../download.ts';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useAction } from '../../ui/use-action.ts';
import { VideoPlayer } from '../../ui/video-player.tsx';
import { sizeText } from '../product-document/document-name.ts';
import type { ReadyFile } from './attaching.ts';
import { chatFilesTexts } from './chat-files.texts.ts';

const Lightbox = lazyWithRetry(() => import('../../ui/lightbox.tsx'));

/** What was chosen here, so that a message on its way shows more than names. */
const chosen = new Map<string, ReadyFile>();
export const rememberFiles = (files: readonly ReadyFile[]): void => {
  for (const file of files) chosen.set(file.fileId, file);
};

/** A small picture of a file: the picture itself, a video's cover, or the sign of a document. */
export function FileThumb({ file: { kind, url } }: { file: Pick<ReadyFile, 'kind' | 'url'> }) {
  if (url === '')
    return (
      <span className="grid size-10 shrink-0 place-items-center text-action">
        <Icon name={kind === 'video' ? 'play' : 'document'} size={24} />
      </span>
    );
  return (
    <span className="relative shrink-0">
      <Picture
        address={url}
        alt=""
        sizes="40px"
        width={40}
        height={40}
        className="size-10 rounded-sign bg-[var(--stage)] object-cover"
      />
      {kind === 'video' && (
        <span className="absolute inset-0 grid place-items-center text-white" aria-hidden="true">
          <Icon name="play" size={18} />
        </span>
      )}
    </span>
  );
}

type OfKind<K extends SentFile['kind']> = Extract<SentFile, { kind: K }>;
const ofKind = <K extends SentFile['kind']>(files: readonly SentFile[], kind: K): OfKind<K>[] =>
  files.filter((file): file is OfKind<K> => file.kind === kind);

/** One is shown in its own shape, several as squares. */
const SHOWN_MAX = 256;
function sizeOf({ width, height }: OfKind<'picture'>, single: boolean): { width: number; height: number } {
  if (!single) return { width: 96, height: 96 };
  const by = Math.min(1, SHOWN_MAX / Math.max(width, height, 1));
  return { width: Math.max(48, Math.round(width * by)), height: Math.max(48, Math.round(height * by)) };
}

function Pictures({ pictures }: { pictures: readonly OfKind<'picture'>[] }) {
  const t = useTexts(chatFilesTexts);
  const [open, setOpen] = useState<number | null>(null);
  const single = pictures.length === 1;
  const even = pictures.length === 2 || pictures.length === 4;
  const altOf = (at: number): string => t('pictureOf', { number: at + 1 });
  return (
    <>
      <ul className={single ? '' : `grid w-fit gap-1 ${even ? 'grid-cols-2' : 'grid-cols-3'}`}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <button
              type="button"
              className="block overflow-hidden rounded-sign border border-line hover:border-action"
              aria-label={t('openPicture', { number: at + 1 })}
              aria-haspopup="dialog"
              onClick={() => setOpen(at)}
            >
              <Picture
                address={picture.url}
                alt={altOf(at)}
                sizes={single ? '256px' : '96px'}
                {...sizeOf(picture, single)}
                className={single ? 'object-cover' : 'aspect-square object-cover'}
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures.map(({ url, width, height }, at) => ({ address: url, width, height, alt: altOf(at) }))}
            at={open}
            onMove={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** A document with its name and size; a press saves it. */
function Document({ file: { id, name, bytes, pages } }: { file: OfKind<'document'> }) {
  const t = useTexts(chatFilesTexts);
  const { busy, run } = useAction();
  return (
    <button
      type="button"
      className="flex min-h-11 max-w-full items-center gap-2.5 text-left hover:text-action"
      aria-busy={busy}
      onClick={() => void run(() => downloadFile(calls.chat.file, { id }))}
    >
      <span className="shrink-0 text-action">
        <Icon name="document" size={28} />
      </span>
      <span className="grid min-w-0">
        <span className="sr-only">{t('download')}</span>
        <span className="clamp-2 leading-snug font-semibold break-all">{name === '' ? t('document') : name}</span>
        <span className="num text-sm text-soft">
          {sizeText(bytes)} · {t('pages', { count: pages })}
        </span>
      </span>
      <Icon name="download" size={18} />
    </button>
  );
}

/** The files of a message: pictures that open large, videos that play, documents that are saved. */
export function SentFiles({ files }: { files: readonly SentFile[] }) {
  const t = useTexts(chatFilesTexts);
  if (files.length === 0) return <p className="text-soft">{t('gone')}</p>;
  const pictures = ofKind(files, 'picture');
  return (
    <div className="grid min-w-0 gap-2">
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {ofKind(files, 'video').map(({ id, url, cover }) => (
        <div key={id} className="w-72 max-w-full">
          <VideoPlayer video={{ url, cover }} label={t('video')} />
        </div>
      ))}
      {ofKind(files, 'document').map((file) => (
        <Document key={file.id} file={file} />
      ))}
    </div>
  );
}

/** The same while they are on their way; after a reload they are names, or signs. */
export function OutgoingFiles({ files }: { files: Extract<WrittenBody, { kind: 'files' }>['files'] }) {
  const t = useTexts(chatFilesTexts);
  return (
    <ul className="grid gap-1.5">
      {files.map(({ fileId, name }) => {
        const file = chosen.get(fileId);
        const { kind = 'document', url = '' } = file ?? {};
        const words = name === '' ? t(kind) : name;
        return (
          <li key={fileId} className="flex items-center gap-2">
            <FileThumb file={{ kind, url }} />
            <span className="min-w-0 text-sm break-all">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
