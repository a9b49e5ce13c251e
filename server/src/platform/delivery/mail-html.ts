import type { Lang } from '@fairbridge/contract/text.ts';

/** A paragraph, or what is more than words; of a button also what may be done instead. */
export type MailBlockParts =
  | { is: 'paragraph'; text: string }
  | { is: 'code'; label: string; value: string }
  | { is: 'details'; rows: readonly (readonly [label: string, value: string])[] }
  | { is: 'link'; text: string; url: string; openInstead: string; also: { text: string; url: string } | null };

/** The parts of an e-mail with all their words, before they become text and HTML. */
export type MailParts = {
  lang: Lang;
  fair: string;
  theme: { action: string; ink: string; paper: string };
  subject: string;
  greeting: string;
  /** What stands between greeting and signature, in this order. */
  blocks: readonly MailBlockParts[];
  signature: string;
  unsubscribe: { why: string; text: string; url: string } | null;
};

/** Makes text harmless anywhere in HTML, attributes in double quotes included. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
const colour = (value: string): string => (/^#[0-9a-f]{6}$/i.test(value) ? value : '#1c2321');

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,'PingFang SC','Hiragino Sans GB','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
const PARAGRAPH = 'margin:0 0 16px';

/** Many readers drop a style sheet, so everything also stands inline; only dark mode needs the sheet. */
const DARK = `@media (prefers-color-scheme:dark){
.sheet{background:#12171a!important}.card{background:#1d2528!important;border-color:#39464a!important}
.ink,.ink a{color:#eef2f0!important}.soft,.soft a{color:#b4bfba!important}.code{background:#2a3438!important;color:#ffffff!important}}`;

type BlockOf<Is> = Extract<MailBlockParts, { is: Is }>;

const paragraphOf = (text: string): string => `<p style="${PARAGRAPH}">${lines(text)}</p>`;

function codeOf(code: BlockOf<'code'>): string {
  return `<p class="soft" style="margin:0 0 4px;font-size:14px;color:#5a645f">${escapeHtml(code.label)}</p>
<p class="code" style="margin:0 0 20px;padding:12px 16px;border-radius:8px;background:#f1f3ee;font-size:30px;line-height:1.2;font-weight:700;letter-spacing:6px;font-variant-numeric:tabular-nums">${escapeHtml(code.value)}</p>`;
}

function detailsOf(details: BlockOf<'details'>): string {
  const rows = details.rows.map(
    ([label, value]) =>
      `<tr><th class="soft" scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:400;white-space:nowrap;color:#5a645f">${escapeHtml(label)}</th><td valign="top" style="padding:4px 0;word-break:break-word">${lines(value)}</td></tr>`,
  );
  return `<table class="ink" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:16px;line-height:1.5;color:inherit">${rows.join('')}</table>`;
}

function linkOf(button: BlockOf<'link'>, theme: MailParts['theme']): string {
  const url = escapeHtml(button.url);
  const action = colour(theme.action);
  return `<p style="margin:0 0 12px"><a href="${url}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${action};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.text)}</a></p>
<p class="soft" style="margin:0 0 20px;font-size:13px;color:#5a645f;word-break:break-all">${escapeHtml(button.openInstead)}<br><a href="${url}" style="color:#5a645f">${url}</a></p>${alsoOf(button)}`;
}

function alsoOf({ also }: BlockOf<'link'>): string {
  if (also === null) return '';
  return `<p style="${PARAGRAPH}"><a class="ink" href="${escapeHtml(also.url)}" style="color:inherit;font-weight:600">${escapeHtml(also.text)}</a></p>`;
}

function blockOf(block: MailBlockParts, theme: MailParts['theme']): string {
  if (block.is === 'code') return codeOf(block);
  if (block.is === 'details') return detailsOf(block);
  return block.is === 'link' ? linkOf(block, theme) : paragraphOf(block.text);
}

function footOf({ unsubscribe }: MailParts): string {
  if (unsubscribe === null) return '';
  return `<tr><td class="soft" style="padding:16px 28px;font-size:13px;line-height:1.6;color:#5a645f">${escapeHtml(unsubscribe.why)}<br><a href="${unsubscribe.url}" style="color:#5a645f">${escapeHtml(unsubscribe.text)}</a></td></tr>`;
}

/** The HTML of an e-mail: one column, no pictures, nothing loaded from anywhere; readable in dark mode, on a phone and read aloud. */
export function mailHtml(parts: MailParts): string {
  const { lang, theme } = parts;
  const action = colour(theme.action);
  return `<!doctype html>
<html lang="${lang === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
<style>${DARK}</style>
</head>
<body class="sheet" style="margin:0;padding:0;background:${colour(theme.paper)}">
<table class="sheet" role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="background:${colour(theme.paper)}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT}">
<tr><td style="padding:16px 28px;border-radius:12px 12px 0 0;background:${action};color:#ffffff;font-size:18px;font-weight:700">${escapeHtml(parts.fair)}</td></tr>
<tr><td class="card ink" style="padding:28px 28px 12px;border:1px solid #ddd6c4;border-top:0;border-radius:0 0 12px 12px;background:#ffffff;color:${colour(theme.ink)};font-size:16px;line-height:1.65">
<p style="${PARAGRAPH}">${escapeHtml(parts.greeting)}</p>
${parts.blocks.map((block) => blockOf(block, theme)).join('\n')}
<p class="soft" style="${PARAGRAPH};color:#5a645f">${lines(parts.signature)}</p>
</td></tr>
${footOf(parts)}
</table>
</td></tr></table>
</body>
</html>`;
}
