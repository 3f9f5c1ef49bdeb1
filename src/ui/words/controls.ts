/** Words of the form controls themselves, whatever they ask. */
export const wizardUi = {
  yes: 'Yes',
  no: 'No',
  addNote: 'Add a note',
  noteLabel: 'Anything a buyer should know',
  clearAnswer: 'Clear the answer',
  suggestions: 'Suggestions',
  matches: '{n} in the list',
  matchesOne: '1 in the list',
} as const;
