/** Words of the form controls themselves, whatever they ask. */
export const wizardUi = {
  yes: 'Yes',
  no: 'No',
  addNote: 'Add a note',
  noteLabel: 'Anything a buyer should know',
  clearAnswer: 'Clear answer',
  suggestions: 'Suggestions',
  matches: '{n} matches',
  matchesOne: '1 match',
} as const;
