import type { RichBilingual, RichBlock, RichLine, RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { isBlank, isSafeLink } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { ReactNode } from 'react';
import { htmlLang, LocalLink, useLang } from '../i18n/lang.tsx';
import { Picture } from './picture.tsx';

/** The text in the wanted language, or the other one where it is blank (ruling 1.9). */
export function richIn(text: RichBilingual, lang: Lang): { lang: Lang; text: RichText } {
  const other = lang === 'zh' ? 'en' : 'zh';
  return isBlank(text[lang]) ? { lang: other, text: text[other] } : { lang, text: text[lang] };
}

/** A formatted text as HTML elements, made one by one from its parts: there is no way for a tag to come in (G28). */
export function Rich({ text, className = '' }: { text: RichBilingual; className?: string }) {
  const lang = useLang();
  const shown = richIn(text, lang);
  return (
    <div className={`prose ${className}`} lang={shown.lang === lang ? undefined : htmlLang(shown.lang)}>
      {shown.text.content.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  // refused when it was stored; looked at again where it is shown
  if (!isSafeLink(href)) return children;
  if (href.startsWith('/'))
    return (
      <LocalLink to={href} className="link">
        {children}
      </LocalLink>
    );
  return (
    <a href={href} className="link" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Words({ part }: { part: RichLine[number] }) {
  if (part.type === 'hardBreak') return <br />;
  let shown: ReactNode = part.text;
  for (const mark of part.marks ?? []) {
    if (mark.type === 'bold') shown = <strong>{shown}</strong>;
    if (mark.type === 'italic') shown = <em>{shown}</em>;
    if (mark.type === 'link') shown = <Anchor href={mark.attrs.href}>{shown}</Anchor>;
  }
  return shown;
}

const Line = ({ line }: { line: RichLine }) => line.map((part, at) => <Words key={at} part={part} />);

const Blocks = ({ blocks }: { blocks: readonly RichBlock[] }) =>
  blocks.map((block, at) => <Block key={at} block={block} />);

function Block({ block }: { block: RichBlock }) {
  switch (block.type) {
    case 'paragraph':
      // an empty line that somebody left is no paragraph to a screen reader
      return block.content.length === 0 ? null : (
        <p>
          <Line line={block.content} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const;
      return (
        <Heading>
          <Line line={block.content} />
        </Heading>
      );
    }
    case 'bulletList':
    case 'orderedList': {
      const List = block.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List>
          {block.content.map((item, at) => (
            <li key={at}>
              <Blocks blocks={item.content} />
            </li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return (
        <blockquote>
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case 'horizontalRule':
      return <hr className="border-line" />;
    case 'picture':
      return (
        <figure className="overflow-hidden rounded-sign bg-[var(--stage)]">
          <Picture
            address={block.attrs.address}
            alt={block.attrs.alt}
            sizes="(max-width: 900px) 92vw, 860px"
            width={1200}
            height={675}
            className="h-auto w-full"
          />
        </figure>
      );
  }
}
