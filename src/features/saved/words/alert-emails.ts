/** The letters about saved searches and saved listings. */
export const alertEmails = {
  found: {
    subjectOne: 'New for “{name}”: {title}',
    subject: '{count} new for “{name}”',
    headingOne: 'One new listing fits your search',
    heading: '{count} new listings fit your search',
    lead: 'Your search: {words}.',
    more: 'And {count} more.',
    button: 'See all results',
    footer: 'You get this letter because you saved the search “{name}” on Curbtag.',
    stop: 'Stop letters about this search',
  },
  test: {
    subject: 'Test: your search “{name}”',
    heading: 'This is how an alert looks',
    lead: 'You asked for a test. These fit your search today: {words}.',
    nothing: 'You asked for a test. Nothing fits your search today: {words}. We write as soon as something does.',
  },
  drops: {
    subjectOne: 'Price down by {by}: {title}',
    subject: '{count} of your saved listings cost less now',
    headingOne: 'A price came down',
    heading: '{count} prices came down',
    line: '{now}, down by {by} from {before}',
    button: 'See your saved listings',
    footer: 'You get this letter because you saved these listings on Curbtag.',
    stop: 'Stop letters about lower prices',
  },
} as const;
