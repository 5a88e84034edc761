/** Most popular first names in Canada. The order of most names comes from reports on the release; see docs/facts-to-confirm.md. */
export const babyNames = {
  birthYear: 2024,
  lists: [
    {
      id: 'girls',
      names: ['Olivia', 'Charlotte', 'Emma', 'Amelia', 'Sophia', 'Sofia', 'Mia', 'Chloe', 'Lily', 'Ava'],
    },
    {
      id: 'boys',
      names: ['Noah', 'Liam', 'Theodore', 'Leo', 'William', 'Oliver', 'Lucas', 'James', 'Benjamin', 'Thomas'],
    },
  ],
  source: {
    title: "Canada's most popular baby names are also popular abroad",
    publisher: 'Statistics Canada',
    url: 'https://www.statcan.gc.ca/o1/en/plus/9001-canadas-most-popular-baby-names-are-also-popular-abroad',
    confidence: 'copy-read',
    checked: '2026-11-21',
  },
} as const;
