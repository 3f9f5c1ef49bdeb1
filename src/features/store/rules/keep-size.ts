/** A title whose size stays on one line: `Open house arrow, right, 18 × 12 in` breaks before 18 or not at all. */
export const keepSize = (title: string): string => title.replace(/(\d) × ([\d.]+) in\b/g, '$1\u00a0×\u00a0$2\u00a0in');
