import { textParts } from './text-parts.ts';

/** What somebody wrote, as text; addresses are links that recommend nothing. */
export const LinkedText = ({ text }: { text: string }) =>
  textParts(text).map(({ text: part, href }, at) =>
    href === null ? (
      part
    ) : (
      <a key={at} href={href} target="_blank" rel="nofollow noopener" className="link wrap-anywhere">
        {part}
      </a>
    ),
  );
