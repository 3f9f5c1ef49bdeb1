import { emailLayout } from '../../words/email-layout.ts';
import { buttonPart, codePart, esc, frame, itemPart, paragraphPart, previewPart, stopPart } from './parts.ts';

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
