import { describe, expect, test } from 'vitest';
import { renderEmail } from '#platform/mail/emails/layout.ts';

const email = renderEmail({
  heading: 'Sign in <now>',
  paragraphs: ['Type this code.', 'It works for 10 minutes & once.'],
  code: '123456',
  button: { label: 'Open Curbtag', url: 'https://curbtag.test/a?b=1&c="2"' },
  after: ['You did not ask? Ignore this letter.'],
  footer: 'Sent by Curbtag.',
});

describe('a letter', () => {
  test('says the same in text and in HTML, in the same order', () => {
    const parts = ['Type this code.', '123456', 'Open Curbtag', 'You did not ask?', 'Sent by Curbtag.'];
    for (const body of [email.text, email.html]) {
      const places = parts.map((part) => body.indexOf(part));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  test('writes what people typed as text, never as markup', () => {
    expect(email.html).toContain('Sign in &lt;now&gt;');
    expect(email.html).toContain('href="https://curbtag.test/a?b=1&amp;c=&quot;2&quot;"');
    expect(email.text).toContain('Sign in <now>');
  });

  test('shows the address of the button in plain sight as well', () => {
    expect(email.html).toContain('>https://curbtag.test/a?b=1&amp;c=&quot;2&quot;</a>');
    expect(email.text).toContain('https://curbtag.test/a?b=1&c="2"');
  });

  test('loads nothing: no picture, no script, no sheet from elsewhere', () => {
    expect(email.html).not.toMatch(/<(img|script|link|iframe)|url\(/i);
  });

  test('is readable in the dark and names its language', () => {
    expect(email.html).toContain('prefers-color-scheme:dark');
    expect(email.html).toContain('<html lang="en">');
  });
});
