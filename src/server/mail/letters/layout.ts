import { letterLayout } from '#messages/en/letter-layout.ts';
import { buttonPart, codePart, esc, frame, paragraphPart } from './parts.ts';

export type LetterParts = {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
  /** Shown large and spaced, to be typed. */
  readonly code?: string;
  /** The paragraphs under the code or the button. */
  readonly after?: readonly string[];
  readonly footer: string;
};

/**
 * A letter as HTML and as text that says the same. One column, real text, inline styles, colors that stay readable when
 * a mail program turns them dark; no pictures, nothing that tells the sender it was opened.
 */
export function renderLetter(parts: LetterParts): { text: string; html: string } {
  return { text: asText(parts), html: asHtml(parts) };
}

function asText({ heading, paragraphs, code, button, after = [], footer }: LetterParts): string {
  const lines = [
    heading,
    ...paragraphs,
    ...(code ? [`${letterLayout.codeLabel}: ${code}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...after,
    `--\n${footer}`,
  ];
  return `${lines.join('\n\n')}\n`;
}

function asHtml({ heading, paragraphs, code, button, after = [], footer }: LetterParts): string {
  const content = [
    ...paragraphs.map(paragraphPart),
    code ? codePart(letterLayout.codeLabel, code) : '',
    button ? buttonPart(button, letterLayout.buttonFallback) : '',
    ...after.map(paragraphPart),
  ].join('\n');
  return frame({ heading: esc(heading), content, footer: esc(footer) });
}
