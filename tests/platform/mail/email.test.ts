import { describe, expect, test } from 'vitest';
import { renderEmail } from '#platform/mail/emails/layout.ts';

const email = renderEmail({
  preview: 'It works once & expires.',
  heading: 'Sign in <now>',
  paragraphs: ['Type this code.', 'It works for 10 minutes & once.'],
  code: '123456',
  button: { label: 'Open Curbtag', url: 'https://curbtag.test/a?b=1&c="2"' },
  after: ['You didn’t ask? Ignore this email.'],
  footer: 'Sent by Curbtag.',
});

describe('an email', () => {
  test('says the same in text and in HTML, in the same order', () => {
    const parts = ['Type this code.', '123456', 'Open Curbtag', 'You didn’t ask?', 'Sent by Curbtag.'];
    for (const body of [email.text, email.html]) {
      const places = parts.map((part) => body.indexOf(part));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
  });

  test('begins with what an inbox shows beside the subject, and hides it from readers', () => {
    const body = email.html.slice(email.html.indexOf('<body'));
    const text = body.replace(/<[^>]+>/g, '').trim();
    expect(text).toMatch(/^It works once &amp; expires\.(&#847;&zwnj;&nbsp;)+/);
    expect(body).toMatch(/^<body[^>]*>\s*<div style="display:none/);
    expect(email.text).not.toContain('It works once');
  });

  test('shows an inbox its first paragraph when it has no preview of its own', () => {
    const { html } = renderEmail({ heading: 'Hello', paragraphs: ['Your code is below.'], footer: 'Sent by Curbtag.' });
    expect(html.replace(/<title>.*<\/title>|<style>.*<\/style>|<[^>]+>/g, '').trim()).toMatch(
      /^Your code is below\.&#847;/,
    );
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
