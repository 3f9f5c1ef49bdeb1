import { fill } from '#shared/text.ts';

/** What is said of pictures that are no photos. */
export const drawings = {
  mark: 'Drawing',
  noPhotos: 'Drawing. The owner hasn’t added photos yet.',
  demo: 'Drawings, not photos: this is a demo listing.',
  ask: 'Ask for photos',
} as const;

/** Words for people who cannot see a drawing. */
export const drawingAlt = (title: string): string => fill('Drawing: {title}', { title });
