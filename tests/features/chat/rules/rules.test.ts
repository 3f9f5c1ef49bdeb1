import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findContacts, maskContacts } from '#features/chat/rules/contacts.ts';
import { groupByDay } from '#features/chat/rules/days.ts';
import { CHAT } from '#features/chat/rules/kinds.ts';
import type { MessageBody, Said } from '#features/chat/rules/messages.ts';
import { answerOffer, readOffers } from '#features/chat/rules/offers.ts';
import { SHIELD_RULES, shieldRules } from '#features/chat/rules/shield.ts';
import { cleanMessage, excerptOf, emailExcerpt } from '#features/chat/rules/text.ts';
import { readViewings } from '#features/chat/rules/viewings.ts';

const START = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;
let count = 0;
const said = (senderId: string, body: MessageBody, hours = 0): Said => {
  count += 1;
  return { id: `m${count}`, seq: count, senderId, createdAt: new Date(START + hours * HOUR).toISOString(), body };
};
const offer = (by: string, hours = 0) =>
  said(by, { kind: 'OFFER', intent: 'CASH_OFFER', amountCents: 100, trade: null, counterTo: null }, hours);

describe('offers', () => {
  test('at most one is open, whatever is said in whatever order', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('OFFER', 'ACCEPT', 'DECLINE', 'WITHDRAW'), fc.nat(60)),
    );
    fc.assert(
      fc.property(steps, fc.nat(400), (all, later) => {
        const messages: Said[] = [];
        let hours = 0;
        for (const [by, what, gap] of all) {
          hours += gap;
          const now = new Date(START + hours * HOUR);
          const offers = readOffers(messages, now);
          const last = [...offers.keys()].at(-1);
          if (what === 'OFFER') messages.push(offer(by, hours));
          else if (last && answerOffer(offers, { offerId: last, answer: what as 'ACCEPT', by }).ok)
            messages.push(said(by, { kind: 'OFFER_ANSWER', offerId: last, answer: what as 'ACCEPT' }, hours));
        }
        const states = [...readOffers(messages, new Date(START + (hours + later) * HOUR)).values()];
        const open = states.filter(({ status }) => status === 'OPEN');
        expect(open.length).toBeLessThanOrEqual(1);
        if (open[0]) expect(open[0]).toBe(states.at(-1));
        // The order the messages arrive in does not matter, only their places.
        const mixed = readOffers([...messages].reverse(), new Date(START + (hours + later) * HOUR));
        expect([...mixed.values()]).toEqual(states);
      }),
    );
  });

  test('a forged answer changes nothing', () => {
    const first = offer('a');
    const forged = said('b', { kind: 'OFFER_ANSWER', offerId: 'nothing', answer: 'ACCEPT' });
    expect(readOffers([first, forged], new Date(START)).get(first.id)?.status).toBe('OPEN');
  });
});

test('a viewing that was confirmed stays so after it began', () => {
  const startsAt = new Date(START + 5 * HOUR).toISOString();
  const asked = said('a', {
    kind: 'VIEWING',
    startsAt,
    minutes: 30,
    timeZone: 'America/New_York',
    place: '',
    insteadOf: null,
  });
  const yes = said('b', { kind: 'VIEWING_ANSWER', viewingId: asked.id, answer: 'CONFIRM' }, 1);
  expect(readViewings([asked, yes], new Date(START + 100 * HOUR)).get(asked.id)?.status).toBe('CONFIRMED');
  expect(readViewings([asked], new Date(START + 100 * HOUR)).get(asked.id)?.status).toBe('LAPSED');
});

test('messages are parted where a day ends on the reader’s clock', () => {
  const at = (createdAt: string) => ({ createdAt });
  const when = { now: new Date('2026-11-20T18:00:00Z'), timeZone: 'America/New_York' };
  const days = groupByDay(
    [at('2026-11-18T15:00:00Z'), at('2026-11-20T04:59:00Z'), at('2026-11-20T05:01:00Z'), at('2026-11-20T17:00:00Z')],
    when,
  );
  expect(days.map(({ label, messages }) => [label, messages.length])).toEqual([
    ['Last Wednesday', 1],
    ['Yesterday', 1],
    ['Today', 2],
  ]);
});

describe('words', () => {
  test('lose what cannot be seen, twice as once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanMessage(text);
        expect(cleanMessage(clean)).toBe(clean);
        expect(clean).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
      }),
    );
  });

  test('are shortened between words, by whole signs', () => {
    expect(excerptOf('Hello\n\nthere')).toBe('Hello there');
    const cut = excerptOf('word '.repeat(100));
    expect([...cut].length).toBeLessThanOrEqual(CHAT.excerpt);
    expect(cut).toMatch(/word…$/);
    expect(excerptOf('👩‍🔧'.repeat(200))).toMatch(/…$/u);
  });

  test.each([
    ['Write to jo.smith@example.com', ['EMAIL']],
    ['jo (at) example (dot) com', ['EMAIL']],
    ['(407) 555-0123, 407.555.0123 or +1 407 555 0123', ['PHONE']],
    ['call 4075550123 now', ['PHONE']],
    ['VIN 1HGCR2F8XEA012345, $12,400, 120,400 miles, 2026-11-20', []],
    ['ZIP 32801-1234, stock 20451234', []],
  ])('%s', (text, kinds) => {
    expect(findContacts(text)).toEqual(kinds);
    if (kinds.length > 0) expect(findContacts(maskContacts(text))).toEqual([]);
  });

  test('lie in letters without contacts', () => {
    expect(emailExcerpt('Call (407) 555-0123 or jo@example.com')).toBe('Call •••-•••• or •••@•••');
  });
});

describe('the rules of the scam shield', () => {
  type Labelled = { readonly label: string; readonly text: string };
  const read = (file: string): Labelled[] =>
    readFileSync(`tests/data/${file}`, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [label = '', text = ''] = line.split('\t');
        return { label, text };
      });

  function measure(messages: readonly Labelled[]) {
    const isScam = ({ label }: Labelled) => label !== 'HARMLESS';
    const marked = messages.filter(({ text }) => shieldRules(text).length > 0);
    const right = marked.filter(isScam).length;
    const scams = messages.filter(isScam);
    const named = scams.filter(({ label, text }) => (shieldRules(text) as string[]).includes(label)).length;
    return {
      messages: messages.length,
      precision: right / marked.length,
      recall: right / scams.length,
      named: named / scams.length,
    };
  }
  const print = (name: string, { messages, precision, recall, named }: ReturnType<typeof measure>) =>
    console.log(
      `${name}: ${messages} messages, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, right reason ${named.toFixed(3)}`,
    );

  test('has a labelled set of at least 200 messages, half of them harmless, every kind among them', () => {
    const messages = read('chat-messages.tsv');
    expect(messages.length).toBeGreaterThanOrEqual(200);
    const harmless = messages.filter(({ label }) => label === 'HARMLESS').length / messages.length;
    expect(harmless).toBeGreaterThan(0.45);
    expect(harmless).toBeLessThan(0.6);
    expect(new Set(messages.map(({ label }) => label))).toEqual(new Set(['HARMLESS', ...SHIELD_RULES]));
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length);
  });

  test('marks what it should in the set it was made with', () => {
    const found = measure(read('chat-messages.tsv'));
    print('Scam shield, the set it was made with', found);
    expect(found.precision).toBeGreaterThanOrEqual(0.98);
    expect(found.recall).toBeGreaterThanOrEqual(0.95);
    expect(found.named).toBeGreaterThanOrEqual(0.95);
  });

  test.each([
    ['chat-messages-later.tsv', 60],
    ['chat-messages-third.tsv', 100],
    ['chat-messages-retold.tsv', 80],
  ])('marks what it was widened for: %s', (file, count) => {
    const found = measure(read(file));
    print(`Scam shield, ${file}`, found);
    expect(found.messages).toBeGreaterThanOrEqual(count);
    expect(found.precision).toBeGreaterThanOrEqual(0.97);
    expect(found.recall).toBeGreaterThanOrEqual(0.95);
  });

  test('marks most of what no rule was changed for, and nothing harmless', () => {
    const found = measure(read('chat-messages-last.tsv'));
    print('Scam shield, messages no rule was changed for', found);
    expect(found.messages).toBeGreaterThanOrEqual(40);
    expect(found.precision).toBeGreaterThanOrEqual(0.95);
    expect(found.recall).toBeGreaterThanOrEqual(0.85);
  });

  test('no message is in two sets', () => {
    const files = ['', '-later', '-third', '-retold', '-last'].flatMap((name) => read(`chat-messages${name}.tsv`));
    expect(new Set(files.map(({ text }) => text)).size).toBe(files.length);
  });

  test.each([
    ['Pleаse wіre the deposit tоday', ['WIRE']],
    ['W\u200bire me the full amount first', ['WIRE']],
    ['ＷＩＲＥ ＭＥ the deposit today', ['WIRE']],
    ['w i r e me the deposit today', ['WIRE']],
    ['w.i.r.e me the deposit today', ['WIRE']],
    ['send it by ᴡᴇsᴛᴇʀɴ ᴜɴɪᴏɴ please', ['WIRE']],
    ['send it by W3stern Un10n please', ['WIRE']],
    ['get me two g1ft c@rds and send pictures', ['WIRE']],
    ['send me the verificaton c0de u got', ['VERIFICATION_CODE']],
    ['pay into my e-s-c-r-o-w account first', ['FAKE_ESCROW']],
    ['text my wife on seven zero two five five five 0188', ['OFF_SITE_LINK']],
    ['The 5.3L V8 with the 6L80 and code P0301', []],
    ['It is a b c d class of boat', []],
    ['Hi', []],
  ])('reads through tricks of spelling: %s', (text, rules) => {
    expect(shieldRules(text)).toEqual(rules);
  });

  test('ends for hostile messages too', () => {
    for (const unit of [
      'w i ',
      'one ',
      'the funds ',
      'my wife ',
      'send the rest ',
      'a.',
      'http://',
      'check payment ',
      'code you got ',
      '@a.b',
      '((((',
      '1 407 ',
    ])
      for (const read of [shieldRules, findContacts, maskContacts, cleanMessage]) {
        const text = unit.repeat(Math.ceil(CHAT.longestMessage / unit.length));
        expect(read(text)).toBeDefined();
      }
  });
});
