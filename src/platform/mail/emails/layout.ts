import { createHash } from 'node:crypto';
import { emailLayout } from '../../words/email-layout.ts';

const INK = '#16181d';
const SOFT = '#5a5f6b';
const LINE = '#e4e1da';
const TAG = '#ffc400';
const ROAD = '#0b5cad';
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const esc = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const paragraphPart = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${INK}" class="ink">${esc(text)}</p>`;

const codePart = (label: string, code: string): string =>
  `<p style="margin:0 0 4px;font-size:14px;color:${SOFT}" class="soft">${esc(label)}</p>
<p style="margin:0 0 20px;font:700 32px/1.2 ui-monospace,Consolas,monospace;letter-spacing:6px;color:${INK}" class="ink">${esc(code)}</p>`;

/** A link that looks like a button, and its address once more in plain sight. */
const buttonPart = ({ label, url }: { label: string; url: string }, fallback: string): string =>
  `<p style="margin:8px 0 20px"><a href="${esc(url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${TAG};color:${INK};font-size:16px;font-weight:700;text-decoration:none">${esc(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${SOFT}" class="soft">${esc(fallback)}<br><a href="${esc(url)}" style="color:${ROAD};word-break:break-all" class="road">${esc(url)}</a></p>`;

/** A listing in a list: its name leads to its page. */
const itemPart = ({ title, line, url }: { title: string; line: string; url: string }): string =>
  `<p style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${LINE};font-size:16px;line-height:1.5;color:${INK}" class="ink line"><a href="${esc(url)}" style="color:${ROAD};font-weight:700" class="road">${esc(title)}</a><br>${esc(line)}</p>`;

/** Invisible signs behind the preview, so that an inbox does not fill its line up with the heading. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The first text of the body: inboxes show it beside the subject, nobody sees it in the email. */
const previewPart = (text: string): string =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px">${esc(text)}${FILLER}</div>`;

const stopPart = ({ label, url }: { label: string; url: string }): string =>
  `<br><a href="${esc(url)}" style="color:${SOFT}" class="soft">${esc(label)}</a>`;

/** Email apps that know `prefers-color-scheme` get the dark tokens; the others keep dark ink on a light sheet. */
const DARK = `@media (prefers-color-scheme:dark){.paper{background:#121417!important}.sheet{background:#1a1d22!important;border-color:#2c3138!important}.ink{color:#f1efea!important}.soft{color:#a5abb8!important}.line{border-color:#2c3138!important}.road{color:#7db7ff!important}}`;

/** Lets a page that shows emails allow the one style element they hold, and no other. */
export const EMAIL_STYLE_HASH = `sha256-${createHash('sha256').update(DARK).digest('base64')}` as const;

const frame = ({
  heading,
  hidden,
  content,
  footer,
}: {
  heading: string;
  hidden: string;
  content: string;
  footer: string;
}): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${heading}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:24px 12px;background:#fbfaf7;font-family:${FONT}">
${hidden}
<div role="article" aria-label="${heading}" lang="en" style="max-width:560px;margin:0 auto">
<p style="margin:0 0 12px;font-size:16px;font-weight:800;color:${INK}" class="ink">Curbtag</p>
<div class="sheet" style="padding:24px;background:#ffffff;border:1px solid ${LINE};border-radius:10px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:${INK}" class="ink">${heading}</h1>
${content}
</div>
<p style="margin:16px 4px 0;font-size:13px;line-height:1.5;color:${SOFT}" class="soft">${footer}</p>
</div>
</body></html>
`;

export type EmailParts = {
  /** What an inbox shows beside the subject. Without one it shows the first paragraph. */
  readonly preview?: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Listings, each a link with a line about it. */
  readonly items?: readonly EmailItem[];
  /** Shown large and spaced, to be typed. */
  readonly code?: string;
  /** The paragraphs under the code or the button. */
  readonly after?: readonly string[];
  readonly footer: string;
  /** The way out, under the footer. */
  readonly stop?: { readonly label: string; readonly url: string };
};

type EmailItem = { readonly title: string; readonly line: string; readonly url: string };

/**
 * An email as HTML and as text that says the same. One column, real text, inline styles, colors that stay readable when
 * an email app turns them dark; no pictures, nothing that tells the sender it was opened.
 */
export function renderEmail(parts: EmailParts): { text: string; html: string } {
  return { text: asText(parts), html: asHtml(parts) };
}

function asText({ heading, paragraphs, items = [], code, button, after = [], footer, stop }: EmailParts): string {
  const lines = [
    heading,
    ...paragraphs,
    ...items.map(({ title, line, url }) => `${title}\n${line}\n${url}`),
    ...(code ? [`${emailLayout.codeLabel}: ${code}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    `--\n${footer}`,
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
  ];
  return `${lines.join('\n\n')}\n`;
}

function asHtml({
  preview,
  heading,
  paragraphs,
  items = [],
  code,
  button,
  after = [],
  footer,
  stop,
}: EmailParts): string {
  const content = [
    ...paragraphs.map(paragraphPart),
    ...items.map(itemPart),
    code ? codePart(emailLayout.codeLabel, code) : '',
    button ? buttonPart(button, emailLayout.buttonFallback) : '',
    ...after.map(paragraphPart),
  ].join('\n');
  const hidden = previewPart(preview ?? paragraphs[0] ?? items[0]?.line ?? heading);
  return frame({ heading: esc(heading), hidden, content, footer: esc(footer) + (stop ? stopPart(stop) : '') });
}
